import { spawn } from 'node:child_process'
import fs from 'node:fs'
import type { Cluster } from './cluster.ts'
import { closeToOthers } from './data-folder.ts'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { disownStalePid, listLockFiles } from './postmaster.ts'
import { handOver } from './run-identity.ts'
import { prepareSocketFolder } from './socket-folder.ts'

/** A launched server process, which may already have ended. */
export interface ServerProcess {
  pid: number | undefined
  hasEnded(): boolean
  /** After its end: what to wait for before another attempt. Throws when the reason is a permanent one. */
  findObstacle(): 'orphans' | 'another server'
}

const serverPort = 5432
const longestLogBytes = 5_000_000

const settings: Record<string, string> = {
  listen_addresses: '',
  port: String(serverPort),
  unix_socket_permissions: '0700',
  shared_buffers: '64MB',
  max_connections: '60',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Without DETAIL and CONTEXT, which repeat the rejected row: names, phones, hashes.
  log_error_verbosity: 'terse',
  // After a kill everything is written to the disk before the recovery begins: by one call, not by one for each of 1 500 files.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
}

/** Transient reasons: another server of this folder is starting or stopping, or has orphaned processes. */
const passingReasons = /lock file ".*" already exists|is being removed/
const orphansLeft = /shared memory block .* still in use/

/** Starts the server in a separate session: Ctrl-C in the terminal reaches the application, not the database. */
export function launchServer(cluster: Cluster, socketFolder: string): ServerProcess {
  const { binaries, env, folder, identity, logFile } = cluster
  handOver(folder, identity)
  prepareSocketFolder(socketFolder, identity)
  for (const file of listLockFiles(folder, socketFolder, serverPort)) disownStalePid(folder, file)
  const options = Object.entries({ ...settings, unix_socket_directories: socketFolder })
  const program = [
    binaries.postgres,
    '-D',
    folder,
    ...options.flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ]
  const [command = binaries.postgres, ...rest] = [...identity.prefix, ...program]
  if (sizeOf(logFile) > longestLogBytes) fs.rmSync(logFile)
  const logStart = sizeOf(logFile)
  const log = fs.openSync(logFile, 'a', 0o600)
  closeToOthers(logFile, 0o600)
  const child = spawn(command, rest, { ...identity.ids, env, detached: true, stdio: ['ignore', log, log] })
  fs.closeSync(log)
  child.unref()
  let failure: Error | undefined
  child.on('error', (error) => {
    failure = error
  })
  const hasEnded = () => failure !== undefined || child.exitCode !== null || child.signalCode !== null
  return {
    pid: child.pid,
    hasEnded,
    findObstacle() {
      if (child.signalCode !== null) return 'another server'
      const report = fs.readFileSync(logFile).subarray(logStart).toString().trim()
      if (!failure && orphansLeft.test(report)) return 'orphans'
      if (!failure && passingReasons.test(report)) return 'another server'
      throw new EmbeddedDatabaseError(
        `PostgreSQL did not start: ${failure?.message ?? report} (see ${logFile})`,
      )
    },
  }
}

function sizeOf(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
