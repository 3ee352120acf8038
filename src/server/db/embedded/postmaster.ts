import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, wasStartedWith } from './process-identity.ts'

/** The living server of a data folder, as its postmaster.pid describes it. */
export interface Postmaster {
  pid: number
  /** Null while the server has not yet written where it listens. */
  socketFolder: string | null
  port: number
}

const fastShutdownMs = 15_000

/** Finds the server that runs on this data folder, whoever started it. */
export function findPostmaster(clusterFolder: string): Postmaster | null {
  const lines = readLockFile(path.join(clusterFolder, 'postmaster.pid'))
  const pid = Number(lines[0])
  if (!isPostmasterOf(clusterFolder, pid)) return null
  return { pid, port: Number(lines[3]), socketFolder: lines[4] || null }
}

/** The server's two lock files: of its data folder and of its socket. */
export function listLockFiles(clusterFolder: string, socketFolder: string, port: number): string[] {
  return [path.join(clusterFolder, 'postmaster.pid'), `${socketFile(socketFolder, port)}.lock`]
}

/** The name that PostgreSQL gives its socket. */
export function socketFile(socketFolder: string, port: number): string {
  return path.join(socketFolder, `.s.PGSQL.${port}`)
}

/**
 * After a kill -9 the number in a lock file may belong to an unrelated process by now, and PostgreSQL would refuse to start.
 * Our own number stands in for it: PostgreSQL ignores its parent's, and because the file stays, it still checks
 * that no orphan of the dead server holds the shared memory.
 */
export function disownStalePid(clusterFolder: string, lockFile: string): void {
  const lines = readLockFile(lockFile)
  const pid = Number(lines[0])
  if (!(pid > 0) || !isAlive(pid) || isPostmasterOf(clusterFolder, pid)) return
  fs.writeFileSync(lockFile, [process.pid, ...lines.slice(1)].join('\n'))
}

/** Stops the server: sessions are cut, the data is written out; after 15 s without that, left to crash recovery. */
export async function stopPostmaster(clusterFolder: string): Promise<void> {
  const running = findPostmaster(clusterFolder)
  if (!running) return
  const isRunning = () => isPostmasterOf(clusterFolder, running.pid)
  signal(running.pid, 'SIGINT')
  if (await becomesFalse(isRunning, fastShutdownMs)) return
  signal(running.pid, 'SIGQUIT')
  await becomesFalse(isRunning, 5_000)
}

function isPostmasterOf(clusterFolder: string, pid: number): boolean {
  if (!(pid > 0) || !isAlive(pid)) return false
  // Orphaned workers of a dead server rename themselves 'postgres: …', without the folder.
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
    // Already gone, which is what was wanted.
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
