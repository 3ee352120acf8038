import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { to as copyTo } from 'pg-copy-streams'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSnapshot } from '../src/server/platform/db/copy/copy-in.ts'
import type { SpooledTable } from '../src/server/platform/db/copy/copy-out.ts'
import { COPIED_BY_FORMER, quoted, readSchema, readSequences } from '../src/server/platform/db/copy/schema.ts'
import type { DatabaseConnection, Transaction } from '../src/server/platform/db/database.ts'
import { inTransaction } from '../src/server/platform/db/transaction.ts'
import { cleanAfterAll, makeEmptyDatabase, makeFolder } from './support/backups.ts'
import { createSeededDatabase } from './support/database.ts'

let database: DatabaseConnection
let folder = ''
const fileOf = (table: string) => path.join(folder, table)

cleanAfterAll()
beforeAll(async () => {
  ;[database, folder] = await Promise.all([createSeededDatabase(), makeFolder()])
})
afterAll(() => database.close())

/** Rows as the program before 0063 copies them, which takes every table that it does not know for content. */
async function spoolAsFormer({ $client: client }: Transaction) {
  const { tables, ...schema } = await readSchema(client, COPIED_BY_FORMER)
  const spooled: SpooledTable[] = []
  for (const table of tables) {
    const reading = client.query(
      copyTo(`copy public.${quoted(table.name)} (${table.columns.map(quoted).join(', ')}) to stdout`),
    )
    await pipeline(reading, createWriteStream(fileOf(table.name)))
    spooled.push({ ...table, rows: reading.rowCount, bytes: 0, sha256: '' })
  }
  return { ...schema, tables: spooled, sequences: await readSequences(client) }
}

test('a backup that the former program has made on this schema is restored, but for what was under way', async () => {
  await database.pool.query(`
    insert into users (username, role, password) values ('anna', 'admin', 'hash');
    insert into sign_in_tickets (id, user_id, password, expires_at)
      select 'ticket', id, 'hash', now() + interval '5 minutes' from users where username = 'anna';
    insert into passkey_challenges (challenge, ticket_id, expires_at) values ('challenge', 'ticket', now());
    insert into password_resets (id, user_id, password, email, expires_at)
      select 'reset', id, 'hash', 'anna@shop.example', now() from users where username = 'anna';
    insert into sessions (id, user_id, expires_at, knows_passkeys)
      select 'session', id, now() + interval '1 hour', true from users where username = 'anna';
    insert into push_subscriptions (user_id, endpoint, p256dh, auth, session_id)
      select id, 'https://push.example/anna', 'key', 'auth', 'session' from users where username = 'anna'`)
  const snapshot = await inTransaction(database.db, spoolAsFormer)
  const { connection } = await makeEmptyDatabase()
  await inTransaction(connection.db, (tx) => loadSnapshot(tx, snapshot, fileOf))
  const { rows } = await connection.pool.query(`
    select (select count(*)::int from passkey_challenges) as challenges, (select count(*)::int from password_resets) as resets,
      (select count(*)::int from users where username = 'anna') as annas, (select count(*)::int from sessions) as sessions,
      (select jsonb_agg(session_id) from push_subscriptions) as subscribed, (select count(*) > 10 from products) as "hasProducts"`)
  expect(rows).toEqual([
    { challenges: 0, resets: 0, annas: 1, sessions: 0, subscribed: [null], hasProducts: true },
  ])
})
