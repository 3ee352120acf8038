import { spawn, spawnSync } from 'node:child_process'
import {
  closeSync,
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { git, placesOf } from './switch.mjs'
import { Refused } from './words.ts'

/** Work beside a shop that serves: it gives way. */
const LOW_PRIORITY = 10
/** Of the log of a build that failed. */
const SHOWN_LINES = 20

/** Makes the new version beside the present one: sources, packages and pages. Rejects with Refused when it cannot be made. */
export async function buildBeside(root: string, target: string, signal: AbortSignal): Promise<void> {
  const { next, folder } = placesOf(root)
  git(root, 'worktree', 'add', '--quiet', '--force', '--detach', next, target)
  // Of packages and pages only what has changed is made again.
  const packages = path.join(root, 'node_modules')
  if (existsSync(packages)) linkTree(realpathSync(packages), path.join(next, 'node_modules'))
  cpSync(path.join(root, 'dist'), path.join(next, 'dist'), { recursive: true, preserveTimestamps: true })
  const log = path.join(folder, 'build.log')
  const code = await runLow([path.join(next, 'scripts', 'prepare.mjs')], next, log, signal)
  if (signal.aborted) throw new Refused('Прервано: магазин работает на прежней версии, ничего не изменено.')
  if (code === 0 && existsSync(path.join(next, 'dist'))) return
  const said = readFileSync(log, 'utf8').trim().split('\n').slice(-SHOWN_LINES).join('\n')
  throw new Refused(
    `Новая версия не собралась, магазин работает на прежней. Последнее, что сказала сборка (вся — в ${log}):\n${said}`,
  )
}

/** A group of its own, so that it can be ended as a whole, by a command that comes later too. */
function runLow(options: string[], cwd: string, log: string, signal: AbortSignal): Promise<number> {
  const output = openSync(log, 'w', 0o600)
  const child = spawn(process.execPath, options, { cwd, detached: true, stdio: ['ignore', output, output] })
  closeSync(output)
  const end = () => child.pid !== undefined && endGroup(child.pid)
  signal.addEventListener('abort', end)
  if (signal.aborted) end()
  try {
    if (child.pid !== undefined) os.setPriority(child.pid, LOW_PRIORITY)
  } catch {
    // A system that does not allow it: then it does not give way.
  }
  return new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * A copy of a folder of packages that takes hardly any room: files are the same ones under two names. npm replaces files and changes none,
 * but its own list, which is copied with all others whose names begin with a dot.
 */
export function linkTree(source: string, copy: string): void {
  mkdirSync(copy, { recursive: true })
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [source, copy].map((folder) => path.join(folder, entry.name)) as [string, string]
    if (entry.isDirectory()) linkTree(from, to)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to)
    else if (entry.isFile()) linkOrCopy(from, to)
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    if (!path.basename(from).startsWith('.')) {
      linkSync(from, to)
      return
    }
  } catch {
    // Another disk, or one without such links.
  }
  copyFileSync(from, to, constants.COPYFILE_FICLONE)
}

/** Removes what an upgrade has left, also one that was killed whose build goes on. The step goes last. */
export function clearAway(root: string): void {
  const { next, former, step } = placesOf(root)
  endBuild(next)
  for (const folder of [next, former])
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  git(root, 'worktree', 'prune')
  rmSync(step, { force: true })
}

function endBuild(next: string): void {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' })
  const script = path.join(next, 'scripts', 'prepare.mjs')
  for (const line of (stdout ?? '').split('\n')) {
    const [, pid, args] = /^ *(\d+) (.*)$/.exec(line) ?? []
    if (args?.endsWith(` ${script}`)) endGroup(Number(pid))
  }
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}
