import type { Hono } from 'hono'
import type pg from 'pg'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { minutes, seconds } from '../src/lib/duration.ts'
import { createApp } from '../src/server/app.ts'
import { connect, type DatabaseConnection } from '../src/server/platform/db/database.ts'
import { loadBuiltBundle } from '../src/server/platform/pages/page-bundle.ts'
import { lockTables } from './support/locked-tables.ts'
import { quietLog } from './support/log.ts'
import { skipTimers } from './support/pauses.ts'
import { dist, openShop, signInAs } from './support/shop.ts'
import { openWire } from './support/wire.ts'

const shop = openShop()

const closings: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close()
})

/** A connection with the limits of a shop, or others. */
function open(limits: pg.PoolConfig = {}): DatabaseConnection {
  const { connectionTimeoutMillis, statement_timeout, query_timeout, ...place } = shop.database.pool.options
  const connection = connect({ ...place, ...limits }, quietLog())
  closings.push(connection.close)
  return connection
}

/** The app with a separate connection pool. */
async function openApp(limits: pg.PoolConfig): Promise<Hono> {
  const { db } = open(limits)
  const bundle = await loadBuiltBundle(dist)
  return createApp({
    config: shop.config,
    db,
    log: quietLog(),
    bundle,
    contentCache: shop.contentCache,
    clientFiles: null,
  })
}

/** Makes a call that cannot be served from the cache. */
const callJson = (app: Hono, path: string) => {
  shop.contentCache.invalidate()
  return app.request(`http://shop.test${path}`)
}
/** Waits until a call is served: on a busy machine more than one may last longer than the short limit of its test. */
const untilServed = (app: Hono) =>
  expect.poll(async () => (await callJson(app, '/api/products')).status).toBe(200)
const sendLead = () => shop.post('/api/inquiries/contact', { name: 'Пётр', phone: '+7 916 000-00-00' })
const UNAVAILABLE = 'Сервис временно недоступен. Попробуйте через минуту.'

async function expectUnavailableLead(): Promise<void> {
  const response = await sendLead()
  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 503,
    body: { success: false, message: UNAVAILABLE },
  })
  expect(response.headers.get('retry-after')).toBe('30')
}

describe('A query', () => {
  test.each([
    ['statement_timeout', '10s'],
    ['idle_in_transaction_session_timeout', '15s'],
  ])('of a request is held to %s = %s', async (setting, limit) => {
    const { rows } = await open().pool.query(`show ${setting}`)
    expect(rows[0][setting]).toBe(limit)
  })

  test('that waits too long is given up, and its caller told to come back', async () => {
    const app = await openApp({ statement_timeout: 300 })
    const unlock = await lockTables(shop.database.pool, 'products')
    const response = await callJson(app, '/api/products')
    await unlock()
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 503,
      body: { message: UNAVAILABLE },
    })
    await untilServed(app)
  })

  test('of a session is not waited for by a document of staff', async () => {
    const cookie = await signInAs(shop, 'manager')
    await lockTables(shop.database.pool, 'sessions')
    const response = await shop.get('/admin/orders', { cookie })
    const waiting = await shop.database.pool.query(`select count(*)::int from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%sessions%'`)
    expect([response.status, waiting.rows]).toEqual([200, [{ count: 1 }]])
    expect(await response.text()).not.toContain('data-events')
  })

  test('over a network that hangs is given up too, and the next one takes another connection', async () => {
    const wire = await openWire(shop.database.pool.options)
    closings.push(wire.close)
    const app = await openApp({ ...wire.options, query_timeout: 500 })
    await untilServed(app)
    for (const link of wire.links) link.isDead = true
    expect((await callJson(app, '/api/products')).status).toBe(503)
    const { length } = wire.links
    await callJson(app, '/api/products')
    expect(wire.links.length).toBeGreaterThan(length)
    await untilServed(app)
  })
})

describe('Whoever asks whether the shop is ready', () => {
  test('has an answer after two seconds, whatever happens', async () => {
    const wire = await openWire(shop.database.pool.options)
    closings.push(wire.close)
    const app = await openApp({ ...wire.options, query_timeout: minutes(10), max: 2 })
    await expect.poll(async () => (await callJson(app, '/readyz')).status).toBe(200)
    for (const link of wire.links) link.isDead = true
    const { count, restore } = skipTimers(seconds(2))
    onTestFinished(restore)
    // Nothing but the pause would end it within the time that a test has.
    expect((await callJson(app, '/readyz')).status).toBe(503)
    restore()
    expect(count()).toBe(1)
    for (const link of wire.links) link.cut()
    await expect.poll(async () => (await callJson(app, '/readyz')).status).toBe(200)
  })

  test('hears no while the database only reads; an inquiry is told to come back, the pages stay', async () => {
    const { database } = shop.database.pool.options
    const app = await openApp({})
    const setReadOnly = async (value: string) => {
      await shop.database.pool.query('set default_transaction_read_only = off')
      await shop.database.pool.query(
        `alter database ${database} set default_transaction_read_only = ${value}`,
      )
      await shop.database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`)
    }
    await setReadOnly('on')
    closings.push(() => setReadOnly('off'))
    await expect.poll(async () => (await callJson(app, '/readyz')).status).toBe(503)
    const response = await app.request('http://shop.test/api/inquiries/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Пётр', phone: '+7 916 000-00-00' }),
    })
    expect(response.status).toBe(503)
    expect((await callJson(app, '/api/products')).status).toBe(200)
  })
})

test('an inquiry that finds the disk full is told to come back, in words', async () => {
  const { pool } = shop.database
  await pool.query(`create function fill_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
  await pool.query('create trigger disk_full before insert on inquiries execute function fill_disk()')
  await expectUnavailableLead()
  await pool.query('drop trigger disk_full on inquiries')
  expect((await sendLead()).status).toBe(201)
})
