import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Binaries } from './binaries.ts'
import { belongsToLivingProcess } from './client-leases.ts'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { identifyProcess } from './process-identity.ts'
import { handOver, type ProgramEnvironment, type RunIdentity } from './run-identity.ts'

/** Parameters of the launcher's steps, determined once per start. */
export interface Cluster {
  /** PostgreSQL's data folder, its real path. */
  folder: string
  binaries: Binaries
  identity: RunIdentity
  env: ProgramEnvironment
  /** PostgreSQL's log. */
  logFile: string
}

/** Owner of every database object; also the name of the shop's database. */
export const clusterUser = 'shop'

let attempts = 0

/**
 * Creates the data folder when there is none: in a temporary folder next to it that is renamed at the end, so that an
 * incomplete one is never used, and of two concurrent processes one wins.
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
      `${folder} was made by PostgreSQL ${major}, and this version of the shop carries ${binaries.major}: nothing was changed. ` +
        'Make a backup with the former version (npm run backup) and restore it with this one into an empty DATA_DIR ' +
        '(docs/operations/database.md).',
    )
  }
}

async function runInitdb({ binaries, identity, env }: Cluster, folder: string): Promise<void> {
  // With lc_ctype=C pg_trgm ignores Cyrillic letters.
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
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const code = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject))
  if (code !== 0) {
    throw new EmbeddedDatabaseError(`The database could not be made in ${folder}: ${stderr.trim()}`)
  }
}

function removeLeftovers(folder: string): void {
  const prefix = `${path.basename(folder)}.init-`
  for (const name of fs.readdirSync(path.dirname(folder))) {
    if (!name.startsWith(prefix) || belongsToLivingProcess(name.slice(prefix.length))) continue
    // An orphaned initdb may still write there; the next start removes what remains.
    fs.rm(path.join(path.dirname(folder), name), { recursive: true, force: true }, () => {})
  }
}

function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}
