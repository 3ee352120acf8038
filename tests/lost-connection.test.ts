import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type DatabaseConnection } from '../src/server/platform/db/database.ts'
import { inTransaction } from '../src/server/platform/db/transaction.ts'
import { createSeededDatabase } from './support/database.ts'
import { urlOf } from './support/seeded-copy.ts'
import { openProcess, type ShopProcess } from './support/shop-process.ts'

const log = pino({ level: 'silent' })
const PASSWORD = 'проверка-входа-1'

let database: DatabaseConnection
let shop: ShopProcess
let cookie = ''
beforeAll(async () => {
  database = await createSeededDatabase()
  shop = await openProcess({
    DATABASE_URL: urlOf(database),
    ADMIN_PASSWORD: PASSWORD,
    LOG_LEVEL: 'silent',
  })
  const signedIn = await send('POST', '/api/admin/login', { username: 'admin', password: PASSWORD })
  cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
})
afterAll(async () => {
  shop.child.kill('SIGTERM')
  await shop.exit
  await database.close()
})

const send = (method: string, path: string, body: unknown) =>
  fetch(shop.address + path, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

const answer = (text: string) => send('PUT', '/api/admin/faq/items/1', { answer: text })

/** Terminates the shop's connections that wait for a lock; returns their number. */
async function cutWaitingConnections(): Promise<number> {
  const { rowCount } = await database.pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rowCount ?? 0
}

test('a save whose connection is lost is told to try again, and the shop goes on', async () => {
  const other = await database.pool.connect()
  await other.query('begin')
  await other.query('select 1 from faq_items where id = 1 for update')
  const saving = answer('Пока база перезапускалась')
  await expect.poll(cutWaitingConnections).toBe(1)
  const refused = await saving
  expect({ status: refused.status, body: await refused.json() }).toEqual({
    status: 503,
    body: { message: 'Сервис временно недоступен. Попробуйте через минуту.' },
  })
  expect(refused.headers.get('retry-after')).toBe('30')
  await other.query('rollback')
  other.release()

  expect(shop.child.exitCode).toBeNull()
  expect((await answer('Сохранено со второго раза')).status).toBe(200)
})

test('connections lost by the dozen leave none behind: saves go on, and the shop still stops', async () => {
  for (let round = 0; round < 12; round += 1) {
    await database.pool.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    await Promise.all([answer('раз'), answer('два'), answer('три')])
  }
  await expect.poll(async () => (await answer('Снова на месте')).status).toBe(200)
})

test('a transaction that cannot even begin gives its connection back', async () => {
  const { db, pool, close } = connect({ ...database.pool.options, max: 2 }, log)
  for (let round = 0; round < 4; round += 1) {
    pool.once('acquire', (client) => client.end())
    await expect(inTransaction(db, () => Promise.resolve(1))).rejects.toThrow()
  }
  expect(await inTransaction(db, async (tx) => (await tx.execute(sql`select 1 as one`)).rows)).toEqual([
    { one: 1 },
  ])
  await close()
})

test('a refused transaction changes nothing and its connection serves the next one', async () => {
  const { db, pool, close } = connect({ ...database.pool.options, max: 1 }, log)
  const pidOf = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid
  const before = await pidOf()
  const refusal = new Error('no')
  const refused = inTransaction(db, async (tx) => {
    await tx.execute(sql`update faq_items set answer = 'never seen'`)
    throw refusal
  })
  await expect(refused).rejects.toBe(refusal)
  expect((await pool.query("select 1 from faq_items where answer = 'never seen'")).rows).toEqual([])
  expect(await pidOf()).toBe(before)
  await close()
})

test('a transaction that swallowed the fault of a statement does not pass for stored', async () => {
  const { db, close } = connect({ ...database.pool.options, max: 1 }, log)
  const half = inTransaction(db, async (tx) => {
    await tx.execute(sql`select 1 / 0`).catch(() => undefined)
    return 'done'
  })
  await expect(half).rejects.toThrow('rolled back: a statement had failed')
  await close()
})

test('there is no transaction within a transaction', async () => {
  const { db, close } = connect({ ...database.pool.options, max: 2 }, log)
  await expect(inTransaction(db, (tx) => inTransaction(tx, () => Promise.resolve(1)))).rejects.toThrow(
    'within a transaction',
  )
  await close()
})
