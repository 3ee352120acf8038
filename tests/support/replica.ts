import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startEmbedded } from '@septic-shop/embedded-postgres'
import type pg from 'pg'
import { connect, type DatabaseConnection } from '../../src/server/platform/db/database.ts'
import { copySeededFolder } from './database.ts'
import { quietLog } from './log.ts'

/** A seeded PostgreSQL with a streaming replica. */
export interface ReplicatedServer {
  primary: DatabaseConnection
  /** Connection options of the replica. */
  replica: pg.PoolConfig
  stopReplica(): Promise<void>
  startReplica(): Promise<void>
  stop(): Promise<void>
}

/** Starts both. The replica begins as another copy of the seeded database, since the embedded binaries have no pg_basebackup. */
export async function startReplicated(): Promise<ReplicatedServer> {
  const [here, there] = await Promise.all(
    ['primary', 'replica'].map((name) => mkdtemp(path.join(os.tmpdir(), `shop-${name}-`))),
  )
  if (here === undefined || there === undefined) throw new Error('no folders')
  for (const folder of [here, there]) await copySeededFolder(folder)
  const embedded = await startEmbedded({ dataDir: here })
  const { host, port, user } = embedded.connection
  await writeFile(path.join(there, 'postgres/standby.signal'), '', { mode: 0o644 })
  await appendFile(
    path.join(there, 'postgres/postgresql.auto.conf'),
    `\nprimary_conninfo = 'host=${host} port=${port} user=${user}'\n`,
  )
  let copy = await startEmbedded({ dataDir: there })
  const primary = connect(embedded.connection, quietLog())
  return {
    primary,
    replica: copy.connection,
    stopReplica: () => copy.stop(),
    async startReplica() {
      copy = await startEmbedded({ dataDir: there })
    },
    async stop() {
      await primary.close()
      await copy.stop()
      await embedded.stop()
      await Promise.all([here, there].map((folder) => rm(folder, { recursive: true, force: true })))
    },
  }
}
