import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { minutes } from '../../src/lib/duration.ts'
import { connect, type DatabaseConnection } from '../../src/server/db/database.ts'

/**
 * Longer than a shop waits. On a machine with other work a call waits for its turn, because a queue of the same process shares the
 * pool, and a statement that makes thousands of rows takes its time.
 */
const PATIENCE = {
  connectionTimeoutMillis: minutes(1),
  statement_timeout: minutes(1),
  query_timeout: minutes(1),
}

/** A copy of the seeded database for one test file; closing it drops the copy. */
export async function createSeededDatabase(): Promise<DatabaseConnection> {
  const server = inject('testServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name} template ${server.database} strategy file_copy`)
  const connection = connect({ ...server, database: name, ...PATIENCE }, pino({ level: 'silent' }))
  return {
    ...connection,
    async close() {
      await connection.close()
      await administer(`drop database ${name} with (force)`)
    },
  }

  async function administer(statement: string): Promise<void> {
    const client = new pg.Client({ ...server, database: 'postgres' })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
}
