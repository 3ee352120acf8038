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

/** Whether a process with this pid is running, also of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
