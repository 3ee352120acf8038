import path from 'node:path'
import type { Hono } from 'hono'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../src/server/app.ts'
import { readConfig } from '../src/server/config.ts'
import { hashPassword } from '../src/server/features/staff/password.ts'
import { users } from '../src/server/features/staff/staff.table.ts'
import { createStatus } from '../src/server/features/status/status.service.ts'
import { openReplica, type Replica } from '../src/server/platform/db/replica/replica.ts'
import { ContentCache } from '../src/server/platform/pages/content-cache.ts'
import { loadBuiltBundle } from '../src/server/platform/pages/page-bundle.ts'
import { createRecentErrors } from '../src/server/recent-errors.ts'
import { quietLog } from './support/log.ts'
import { recordChannels } from './support/recorded-channels.ts'
import { type ReplicatedServer, startReplicated } from './support/replica.ts'
import { dist, STAFF_PASSWORD } from './support/shop.ts'
import { waitFor } from './support/wait-for.ts'
import { openWire } from './support/wire.ts'

const config = readConfig({ DATA_DIR: '/nonexistent' })
const ORIGIN = 'http://shop.test'
let server: ReplicatedServer
let cookie = ''
let slug = ''
let itemId = 0

/** A shop that reads from the replica at these options. */
async function openShop(options: pg.PoolConfig) {
  const contentCache = new ContentCache(config.pageCacheBytes)
  const replica = openReplica({ ...options, max: 5 }, server.primary, quietLog())
  contentCache.beforeInvalidate = replica.hold
  const app = createApp({
    config,
    db: server.primary.db,
    replica,
    log: quietLog(),
    bundle: await loadBuiltBundle(dist),
    contentCache,
    clientFiles: path.join(dist, 'client'),
  })
  onTestFinished(() => replica.close())
  return { app, replica }
}

const isUsed = (replica: Replica) =>
  waitFor(() => expect(replica.state()).toEqual({ isUsed: true, fault: null }))

/** What the replica was asked, but for the looks at how far it is. */
function watchStatements(replica: Replica) {
  const asked = vi.spyOn(replica.pool, 'query')
  const list = () =>
    asked.mock.calls.filter(([statement]: unknown[]) => !/pg_is_in_recovery/.test(String(statement)))
  return () => list().length
}

/** A read of visitors that no cache has. */
let reads = 0
const readFaq = async (app: Hono, headers: Record<string, string> = {}) => {
  reads += 1
  const response = await app.request(`${ORIGIN}/api/faq/categories/${slug}?nobody[${reads}]=1`, { headers })
  expect(response.status).toBe(200)
  return await response.text()
}

async function save(app: Hono, answer: string): Promise<void> {
  const response = await app.request(`${ORIGIN}/api/admin/faq/items/${itemId}`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ answer }),
  })
  expect(response.status).toBe(200)
}

/** Asks the replica itself. */
async function tell(statement: string): Promise<void> {
  const client = new pg.Client(server.replica)
  await client.connect()
  await client.query(statement)
  await client.end()
}

beforeAll(async () => {
  server = await startReplicated()
  const { rows } = await server.primary.pool.query(
    'select faq_items.id, slug from faq_items join faq_categories on faq_categories.id = category_id limit 1',
  )
  slug = rows[0].slug
  itemId = rows[0].id
  const password = await hashPassword(STAFF_PASSWORD)
  await server.primary.db.insert(users).values({ username: 'admin', role: 'admin', password })
})
afterAll(() => server?.stop())

async function signIn(app: Hono): Promise<void> {
  const response = await app.request(`${ORIGIN}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: STAFF_PASSWORD }),
  })
  cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

test('visitors read the replica, staff and all writes the primary', async () => {
  const { app, replica } = await openShop(server.replica)
  await signIn(app)
  await isUsed(replica)
  expect(await (await app.request(`${ORIGIN}/readyz`)).json()).toEqual({ status: 'ok', reads: 'replica' })
  const asked = watchStatements(replica)
  await readFaq(app, { cookie })
  expect(asked()).toBe(0)
  await readFaq(app)
  expect(asked()).toBeGreaterThan(0)
  const before = asked()
  const page = await app.request(`${ORIGIN}/faq/${slug}`)
  expect(page.status).toBe(200)
  expect(asked()).toBeGreaterThan(before)
})

test('what staff have saved visitors see at once, though the replica has not got it', async () => {
  const { app, replica } = await openShop(server.replica)
  await signIn(app)
  await isUsed(replica)
  await tell('select pg_wal_replay_pause()')
  onTestFinished(() => tell('select pg_wal_replay_resume()'))
  const answer = 'Ответ, которого копия ещё не знает.'
  const asked = watchStatements(replica)
  await save(app, answer)
  expect(replica.state().isUsed).toBe(false)
  expect(await readFaq(app)).toContain(answer)
  expect(await (await app.request(`${ORIGIN}/faq/${slug}`)).text()).toContain(answer)
  expect(asked()).toBe(0)
  await tell('select pg_wal_replay_resume()')
  await isUsed(replica)
  expect(await readFaq(app)).toContain(answer)
  expect(asked()).toBeGreaterThan(0)
})

test('a replica that falls behind is left alone until it has caught up, and the status says so', async () => {
  const { replica } = await openShop(server.replica)
  await isUsed(replica)
  await tell('select pg_wal_replay_pause()')
  onTestFinished(() => tell('select pg_wal_replay_resume()'))
  await server.primary.pool.query('create table anything (id int)')
  await waitFor(() => expect(replica.state()).toEqual({ isUsed: false, fault: 'lagging' }))
  const status = createStatus({
    ...config,
    db: server.primary.db,
    channels: recordChannels(),
    recentErrors: createRecentErrors(),
    readReplica: replica.state,
  })
  const read = async () => (await status.read()).checks.find(({ name }) => name === 'database')
  expect(await read()).toMatchObject({ state: 'warn', detail: expect.stringContaining('отстаёт') })
  await tell('select pg_wal_replay_resume()')
  await isUsed(replica)
  expect(await read()).toMatchObject({ detail: expect.stringContaining('Посетители читают копию базы.') })
})

test('a replica that goes away, or whose network swallows everything, costs no answer', async () => {
  const wire = await openWire(server.replica)
  const { query_timeout: _own, ...options } = wire.options
  const { app, replica } = await openShop(options)
  onTestFinished(wire.close)
  await isUsed(replica)
  const asked = watchStatements(replica)
  for (const link of wire.links) link.isDead = true
  wire.dieAt('')
  await readFaq(app)
  expect(asked()).toBeGreaterThan(0)
  expect(replica.state()).toEqual({ isUsed: false, fault: 'silent' })
  expect(await (await app.request(`${ORIGIN}/readyz`)).json()).toEqual({ status: 'ok', reads: 'primary' })
  wire.dieAt(null)
  for (const link of wire.links) link.cut()
  await isUsed(replica)
  await server.stopReplica()
  await readFaq(app)
  await waitFor(() => expect(replica.state().fault).toBe('silent'))
  await server.startReplica()
  await isUsed(replica)
  await readFaq(app)
})

test('another database, or the primary itself, is no replica', async () => {
  const { app, replica } = await openShop(server.primary.pool.options)
  await waitFor(() => expect(replica.state()).toEqual({ isUsed: false, fault: 'foreign' }))
  const asked = watchStatements(replica)
  await readFaq(app)
  expect(asked()).toBe(0)
})
