import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { pino } from 'pino'
import { connect, type DatabaseConnection } from '../../src/server/platform/db/database.ts'
import type { TestServer } from './postgres.ts'

/** A copy of the run's seeded database, which is there in a moment; closing it has the copy dropped, for which nobody needs to wait. */
export async function copySeeded(
  server: TestServer,
  limits: pg.PoolConfig = {},
): Promise<DatabaseConnection> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name} template ${server.database} strategy file_copy`)
  const connection = connect({ ...server, database: name, ...limits }, pino({ level: 'silent' }))
  return {
    ...connection,
    async close() {
      await connection.close()
      // At the end of the run the server goes with all it has.
      administer(`drop database ${name} with (force)`).catch(() => undefined)
    },
  }

  async function administer(statement: string): Promise<void> {
    const client = new pg.Client({ ...server, database: 'postgres' })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
}

/** DATABASE_URL of a database that a test has opened. */
export function urlOf({ pool }: DatabaseConnection): string {
  const { host, port, user, database } = pool.options
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`
}

/** Gives a DATA_DIR the database of another one, which does not run. */
export async function copyDatabaseFolder(from: string, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  // With owners and rights, which PostgreSQL looks at.
  await promisify(execFile)('cp', ['-a', path.join(from, 'postgres'), dataDir])
}
