import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { startBuiltServer } from './built-server.ts'
import { copySeeded, urlOf } from './seeded-copy.ts'

/** A separate shop for specs that change public content. */
export interface OwnShop {
  address: string
  /** Runs SQL, for state that no screen can create. */
  query(sql: string): Promise<void>
  /** Connections to its database. */
  pool: pg.Pool
  /** Its DATA_DIR. */
  dataDir: string
  /** Ends the server, and starts another program on the same port and data; `meanwhile` runs between the two. */
  replace(program: string, meanwhile?: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** Starts the built server with a separate database, a copy of the seeded one. Throws when it exits before it is up. */
export async function openOwnShop(settings: Record<string, string> = {}): Promise<OwnShop> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-own-'))
  const database = await copySeeded(JSON.parse(process.env.E2E_DATABASE ?? ''))
  const begin = (program?: string, port = '0') =>
    startBuiltServer({ PORT: port, DATA_DIR: dataDir, DATABASE_URL: urlOf(database), ...settings }, program)
  let server = await begin()
  const { address } = server
  return {
    address,
    pool: database.pool,
    dataDir,
    async replace(program, meanwhile) {
      await server.end()
      await meanwhile?.()
      server = await begin(program, new URL(address).port)
    },
    async query(sql) {
      await database.pool.query(sql)
    },
    async stop() {
      await server.end()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
