import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBinaries, type PostgresVersion } from './binaries.ts'
import { acquireLease } from './client-leases.ts'
import { type Cluster, ensureCluster } from './cluster.ts'
import { closeToOthers, openDataFolder } from './data-folder.ts'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { linkLibraries } from './library-links.ts'
import { endOrphans, findPostmaster, socketFile, stopPostmaster } from './postmaster.ts'
import { chooseRunIdentity } from './run-identity.ts'
import { launchServer, type ServerProcess } from './server-process.ts'
import { describeConnection, type EmbeddedConnection, openShopDatabase } from './shop-database.ts'
import { nameSocketFolder, removeSocketFolder } from './socket-folder.ts'
import { watchServer } from './watch.ts'

/** The logger levels that the launcher uses; pino has them. */
interface LauncherLog {
  debug(message: string): void
  warn(message: string): void
}

export interface EmbeddedOptions {
  /** DATA_DIR; the database is in its folder `postgres`. */
  dataDir: string
  /** A folder in DATA_DIR that has the database instead, until it is moved to its place. */
  draft?: string
  log?: LauncherLog
  version?: PostgresVersion
}

export interface EmbeddedDatabase {
  connection: EmbeddedConnection
  /** True when a server of this data folder was already running. */
  adopted: boolean
  /** Stops the server, unless another running process still uses it. */
  stop(): Promise<void>
}

/** Includes crash recovery after a kill -9. */
const startLimitMs = 120_000
/** How often a start that takes long says what it waits for. */
const sayWaitingMs = 5_000
/** So long processes of a killed server may take to notice that it is gone: most take milliseconds. */
const orphanLimitMs = 1_000
/** After this a running server without socket (deleted by a cleaner of temporary folders) is restarted. */
const missingSocketLimitMs = 10_000

/** Starts the PostgreSQL of a data folder, creating it if missing, or connects to one that already runs. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const cluster = describeCluster(options)
  const leave = acquireLease(`${cluster.folder}.users`)
  const finish = async () => {
    if (!leave().isLast) return
    await stopPostmaster(cluster.folder)
    removeSocketFolder(nameSocketFolder(cluster.folder, cluster.identity))
  }
  try {
    await ensureCluster(cluster)
    const { connection, adopted } = await bringUp(
      cluster,
      nameSocketFolder(cluster.folder, cluster.identity),
      options.log,
    )
    options.log?.debug(
      adopted ? 'joined the embedded PostgreSQL that already runs' : 'started embedded PostgreSQL',
    )
    const unwatch = watchServer(cluster.folder, async () => {
      options.log?.warn('embedded PostgreSQL is gone, starting it again')
      await bringUp(cluster, connection.host, options.log)
    })
    let stopping: Promise<void> | undefined
    const stop = () => {
      stopping ??= unwatch().then(finish)
      return stopping
    }
    return { connection, adopted, stop }
  } catch (error) {
    await finish()
    throw error
  }
}

/** Stops the server of a data folder whose applications were all killed. */
export async function stopAbandoned(dataDir: string): Promise<void> {
  const folder = path.join(fs.realpathSync(dataDir), 'postgres')
  const running = findPostmaster(folder)
  await stopPostmaster(folder)
  if (running?.socketFolder) removeSocketFolder(running.socketFolder)
}

function describeCluster({ dataDir, draft, version = 'default' }: EmbeddedOptions): Cluster {
  const binaries = findBinaries(version)
  const outer = openDataFolder(dataDir)
  const root = draft === undefined ? outer : openDataFolder(draft)
  const libraries = linkLibraries(binaries.packageFolder, path.join(root, 'postgres.libraries'))
  const env = { LC_ALL: 'C', PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', ...libraries }
  const identity = chooseRunIdentity(binaries, env)
  if (identity.ids.uid === undefined) for (const folder of [outer, root]) closeToOthers(folder, 0o700)
  return {
    folder: path.join(root, 'postgres'),
    logFile: path.join(root, 'postgres.log'),
    binaries,
    identity,
    env,
  }
}

type Reached = Pick<EmbeddedDatabase, 'connection' | 'adopted'>

async function bringUp(cluster: Cluster, socketFolder: string, log?: LauncherLog): Promise<Reached> {
  const began = Date.now()
  let saidAt = began
  let launched: ServerProcess | undefined
  let failure: string | null = null
  let orphansSince: number | null = null
  while (Date.now() - began < startLimitMs) {
    const running = findPostmaster(cluster.folder)
    if (running?.socketFolder) {
      const connection = describeConnection(running.socketFolder, running.port)
      failure = await openShopDatabase(connection)
      if (failure === null) return { connection, adopted: running.pid !== launched?.pid }
      const hasNoSocket = !fs.existsSync(socketFile(running.socketFolder, running.port))
      if (hasNoSocket && Date.now() - began > missingSocketLimitMs) await stopPostmaster(cluster.folder)
    } else if (!running && (!launched || launched.hasEnded())) {
      if (launched) {
        orphansSince = launched.findObstacle() === 'orphans' ? (orphansSince ?? Date.now()) : null
        if (orphansSince !== null && Date.now() - orphansSince > orphanLimitMs) {
          const ended = endOrphans(cluster.folder)
          if (ended > 0) log?.warn(`processes of a killed embedded PostgreSQL, ended now: ${ended}`)
        }
        await sleep(100)
      }
      launched = launchServer(cluster, socketFolder)
    }
    if (Date.now() - saidAt > sayWaitingMs) {
      saidAt = Date.now()
      log?.warn(
        `still waiting for embedded PostgreSQL: ${failure ?? 'it is starting'} (see ${cluster.logFile})`,
      )
    }
    await sleep(20)
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL in ${cluster.folder} did not answer in ${startLimitMs / 1000} s: ${failure} (see ${cluster.logFile}).`,
  )
}
