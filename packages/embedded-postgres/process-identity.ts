import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

/**
 * Identity of a running process that a later one with the same pid does not have: in a container the application
 * gets the same pid at every start. Null when it is not running, or a zombie.
 */
export function identifyProcess(pid: number): string | null {
  if (process.platform !== 'linux') return isAlive(pid) ? String(pid) : null
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field, the program's name, may contain spaces and brackets; the rest begins after the last ')'.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, startTicks] = [fields[0], fields[19]]
    return state === 'Z' || state === 'X' ? null : `${pid}.${startTicks}`
  } catch {
    return null
  }
}

/** Whether the running process was started with `argument`. */
export function wasStartedWith(pid: number, argument: string): boolean {
  try {
    if (process.platform === 'linux') {
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(argument)
    }
    const line = execFileSync('/bin/ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return `${line.trim()} `.includes(` ${argument} `)
  } catch {
    return false
  }
}

/** A running process as Linux tells of it: the process that started it, and its command line. */
interface ListedProcess {
  pid: number
  parent: number
  commandLine: string
}

/**
 * Running processes whose working folder this is; none of a folder that cannot be read, nor on other systems than Linux, which do not tell
 * the folder.
 */
export function listProcessesIn(folder: string): ListedProcess[] {
  const real = process.platform === 'linux' ? findRealFolder(folder) : null
  if (real === null) return []
  const pids = fs.readdirSync('/proc').map(Number)
  return pids.filter((pid) => pid > 0).flatMap((pid) => readProcessIn(real, pid) ?? [])
}

function findRealFolder(folder: string): string | null {
  try {
    return fs.realpathSync(folder)
  } catch {
    return null
  }
}

function readProcessIn(folder: string, pid: number): ListedProcess | null {
  try {
    if (fs.readlinkSync(`/proc/${pid}/cwd`) !== folder) return null
    const parent = /^PPid:\s+(\d+)$/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return { pid, parent: Number(parent), commandLine: fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8') }
  } catch {
    // Ended meanwhile, or somebody else's.
    return null
  }
}

/** Whether a process with this pid is running, also of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
