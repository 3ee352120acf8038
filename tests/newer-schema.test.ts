import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseConnection } from '../src/server/platform/db/database.ts'
import { listKnownMigrations } from '../src/server/platform/db/migration/apply-migrations.ts'
import { migrate } from '../src/server/platform/db/migration/migrate.ts'
import { readMigrationState } from '../src/server/platform/db/migration/migration-state.ts'
import { OLDEST_PROGRAM } from '../src/server/platform/db/migration/oldest-program.ts'
import { createSeededDatabase } from './support/database.ts'
import { urlOf } from './support/seeded-copy.ts'
import { openProcess, run } from './support/shop-process.ts'

const PASSWORD = 'проверка-входа-1'
const REFUSAL =
  'База данных от более новой версии магазина: обновите программу или верните базу из резервной копии'
const known = listKnownMigrations().at(-1) ?? 0
/** Moment of the last migration of a release that is to come. */
const later = known + 1000

const databases: DatabaseConnection[] = []
let database: DatabaseConnection
beforeEach(async () => {
  database = await createSeededDatabase()
  databases.push(database)
})
afterAll(() => Promise.all(databases.map(({ close }) => close())))

const migrateHere = () => migrate(database.pool, async () => undefined)
const note = (words: string | null) =>
  database.pool.query(
    `comment on table drizzle.__drizzle_migrations is ${words === null ? 'null' : `'${words}'`}`,
  )

/** What a later release does to the database, which names the oldest program that it leaves alive. */
async function migrateLater(oldest: number | null, statements: readonly string[] = []): Promise<void> {
  await note(oldest === null ? null : `oldest program: ${oldest}`)
  for (const statement of statements) await database.pool.query(statement)
  await database.pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    'of tomorrow',
    later,
  ])
}

async function readNote() {
  const { rows } = await database.pool.query(
    "select obj_description('drizzle.__drizzle_migrations'::regclass, 'pg_class') as words",
  )
  return rows[0].words
}

test('a shop opens, reads and writes on the schema of a later release that has only added to it', async () => {
  await migrateLater(known, [
    'alter table products add column made_up text',
    "alter table inquiries add column made_up_too text not null default 'as ever'",
    'alter table faq_items add column made_up jsonb',
    'create table made_up (id integer primary key, product_id integer references products (id) on delete cascade)',
  ])
  const shop = await openProcess({ DATABASE_URL: urlOf(database), ADMIN_PASSWORD: PASSWORD })
  const send = async (method: string, path: string, body: unknown, headers = {}) =>
    fetch(shop.address + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  for (const path of ['/', '/catalog', '/readyz', '/api/products'])
    expect([path, (await fetch(shop.address + path)).status]).toEqual([path, 200])
  const inquiry = { name: 'Пётр', phone: '+7 916 000-00-00', message: randomUUID() }
  expect((await send('POST', '/api/inquiries/contact', inquiry)).status).toBe(201)
  const signedIn = await send('POST', '/api/admin/login', { username: 'admin', password: PASSWORD })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const saved = await send('PUT', '/api/admin/faq/items/1', { answer: 'Новый ответ' }, { cookie })
  expect(saved.status).toBe(200)
  shop.child.kill('SIGTERM')
  expect(await shop.exit).toEqual([0, null])
  // What the later release has noted stays as it was.
  expect(await readNote()).toBe(`oldest program: ${known}`)
  expect(await readMigrationState(database.db)).toEqual({ missing: 0, isNewer: true, isTooNew: false })
})

test('a shop is refused with a sentence by the schema of a later release that names a younger program', async () => {
  await migrateLater(later)
  const { child, exit } = run('dist/server/main.js', { DATABASE_URL: urlOf(database) })
  const [said] = await Promise.all([text(child.stderr), text(child.stdout)])
  expect([said, await exit]).toEqual([`${REFUSAL}\n`, [1, null]])
  expect(await readMigrationState(database.db)).toEqual({ missing: 0, isNewer: true, isTooNew: true })
})

test.each([
  ['says nothing', null],
  ['says something else', 'made by hand'],
])('a schema of a later release that %s is left alone', async (_what, words) => {
  await migrateLater(null)
  await note(words)
  await expect(migrateHere()).rejects.toThrow(REFUSAL)
  expect(await readNote()).toBe(words)
})

test('a release notes the oldest program that may run on its schema, and lowers no note', async () => {
  expect(await readNote()).toBe(`oldest program: ${OLDEST_PROGRAM}`)
  for (const [before, after] of [
    [null, OLDEST_PROGRAM],
    ['copy of 2026-11-30', OLDEST_PROGRAM],
    ['oldest program: 1', OLDEST_PROGRAM],
    [`oldest program: ${known + 1}`, known + 1],
  ] as const) {
    await note(before)
    await migrateHere()
    expect(await readNote()).toBe(`oldest program: ${after}`)
  }
})
