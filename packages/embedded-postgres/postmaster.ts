import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, listProcessesIn, wasStartedWith } from './process-identity.ts'

/** The running server of a data folder, from its postmaster.pid. */
export interface Postmaster {
  pid: number
  /** Null until the server has written its socket. */
  socketFolder: string | null
  port: number
}

const fastShutdownMs = 15_000

/** Finds the server running on this data folder, also one started by another process. */
export function findPostmaster(clusterFolder: string): Postmaster | null {
  const lines = readLockFile(path.join(clusterFolder, 'postmaster.pid'))
  const pid = Number(lines[0])
  if (!isPostmasterOf(clusterFolder, pid)) return null
  return { pid, port: Number(lines[3]), socketFolder: lines[4] || null }
}

/** The server's lock files: of data folder and socket. */
export function listLockFiles(clusterFolder: string, socketFolder: string, port: number): string[] {
  return [path.join(clusterFolder, 'postmaster.pid'), `${socketFile(socketFolder, port)}.lock`]
}

/** Path of PostgreSQL's socket. */
export function socketFile(socketFolder: string, port: number): string {
  return path.join(socketFolder, `.s.PGSQL.${port}`)
}

/**
 * After a kill -9 the pid in a lock file may belong to an unrelated process, and PostgreSQL would refuse to start.
 * Replaces it by our own pid: PostgreSQL ignores its parent's, and because the file remains, it still checks
 * that no orphaned process of the killed server uses the shared memory.
 */
export function disownStalePid(clusterFolder: string, lockFile: string): void {
  const lines = readLockFile(lockFile)
  const pid = Number(lines[0])
  if (!(pid > 0) || !isAlive(pid) || isPostmasterOf(clusterFolder, pid)) return
  fs.writeFileSync(lockFile, [process.pid, ...lines.slice(1)].join('\n'))
}

/** Stops the server: fast shutdown; after 15 s immediate shutdown, and the next start does crash recovery. */
export async function stopPostmaster(clusterFolder: string): Promise<void> {
  const running = findPostmaster(clusterFolder)
  if (!running) return
  const isRunning = () => isPostmasterOf(clusterFolder, running.pid)
  signal(running.pid, 'SIGINT')
  if (await becomesFalse(isRunning, fastShutdownMs)) return
  signal(running.pid, 'SIGQUIT')
  await becomesFalse(isRunning, 5_000)
}

/**
 * Ends what a killed server has left: a process of it that waits for a lock which nobody will give back any more never ends by itself,
 * and PostgreSQL does not start beside it. Returns how many; on other systems than Linux none.
 */
export function endOrphans(clusterFolder: string): number {
  const orphans = listProcessesIn(clusterFolder).filter(
    ({ parent, commandLine }) =>
      commandLine.startsWith('postgres: ') && !isPostmasterOf(clusterFolder, parent),
  )
  for (const { pid } of orphans) signal(pid, 'SIGKILL')
  return orphans.length
}

function isPostmasterOf(clusterFolder: string, pid: number): boolean {
  if (!(pid > 0) || !isAlive(pid)) return false
  // Orphaned workers of a killed server are named 'postgres: …', without the folder.
  return wasStartedWith(pid, clusterFolder)
}

function readLockFile(file: string): string[] {
  try {
    return fs.readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // Already stopped.
  }
}

async function becomesFalse(condition: () => boolean, limitMs: number): Promise<boolean> {
  const deadline = Date.now() + limitMs
  while (condition()) {
    if (Date.now() > deadline) return false
    await sleep(20)
  }
  return true
}
