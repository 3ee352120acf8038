import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Binaries } from './binaries.ts'
import { belongsToLivingProcess } from './client-leases.ts'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { identifyProcess } from './process-identity.ts'
import { handOver, type ProgramEnvironment, type RunIdentity } from './run-identity.ts'

/** What the launcher's steps need to know, decided once per start. */
export interface Cluster {
  /** PostgreSQL's data folder, its real path. */
  folder: string
  binaries: Binaries
  identity: RunIdentity
  env: ProgramEnvironment
  /** PostgreSQL's own messages. */
  logFile: string
}

/** The owner of every database object, and the name of the shop's database. */
export const clusterUser = 'shop'

let attempts = 0

/**
 * Makes the data folder when there is none. The work happens in a folder beside it that is renamed at the end, so
 * a half-made one never passes for a database, and of two processes at once one wins.
 */
export async function ensureCluster(cluster: Cluster): Promise<void> {
  removeLeftovers(cluster.folder)
  if (isCluster(cluster.folder)) return requireSameMajor(cluster)
  if (fs.existsSync(cluster.folder) && fs.readdirSync(cluster.folder).length > 0) {
    throw new EmbeddedDatabaseError(
      `${cluster.folder} holds something that is not a PostgreSQL database: move it away or set another DATA_DIR.`,
    )
  }
  attempts += 1
  const draft = `${cluster.folder}.init-${identifyProcess(process.pid)}-${attempts}`
  fs.mkdirSync(draft, { mode: 0o700 })
  handOver(draft, cluster.identity)
  try {
    await runInitdb(cluster, draft)
    fs.renameSync(draft, cluster.folder)
    syncFolder(path.dirname(cluster.folder))
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true })
    if (!isCluster(cluster.folder)) throw error
  }
}

function isCluster(folder: string): boolean {
  return fs.existsSync(path.join(folder, 'PG_VERSION'))
}

function requireSameMajor({ folder, binaries }: Cluster): void {
  const major = fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim()
  if (major !== binaries.major) {
    throw new EmbeddedDatabaseError(
      `${folder} was made by PostgreSQL ${major} and this shop carries ${binaries.major}: restore a backup into ` +
        'an empty DATA_DIR.',
    )
  }
}

async function runInitdb({ binaries, identity, env }: Cluster, folder: string): Promise<void> {
  // With the C locale's own character types pg_trgm sees no Cyrillic letters at all.
  const characterTypes = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const options = [
    `--pgdata=${folder}`,
    `--username=${clusterUser}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${characterTypes}`,
    '--locale-provider=icu',
    '--icu-locale=ru-RU',
    '--data-checksums',
  ]
  const [command = binaries.initdb, ...rest] = [...identity.prefix, binaries.initdb, ...options]
  const child = spawn(command, rest, { ...identity.ids, env, stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  const code = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject))
  if (code !== 0) {
    throw new EmbeddedDatabaseError(`The database could not be made in ${folder}: ${complaint.trim()}`)
  }
}

function removeLeftovers(folder: string): void {
  const prefix = `${path.basename(folder)}.init-`
  for (const name of fs.readdirSync(path.dirname(folder))) {
    if (!name.startsWith(prefix) || belongsToLivingProcess(name.slice(prefix.length))) continue
    // An orphaned initdb may still be writing there; then the next start removes the rest.
    fs.rm(path.join(path.dirname(folder), name), { recursive: true, force: true }, () => {})
  }
}

function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}
