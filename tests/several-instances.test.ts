import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { seconds } from '../src/lib/duration.ts'
import { createApp } from '../src/server/app.ts'
import { createCallCounts } from '../src/server/features/limits/call-counts.service.ts'
import { forgetCallCountsJob } from '../src/server/features/limits/forget-call-counts.job.ts'
import { connect, type DatabaseConnection } from '../src/server/platform/db/database.ts'
import { ContentCache } from '../src/server/platform/pages/content-cache.ts'
import { loadBuiltBundle } from '../src/server/platform/pages/page-bundle.ts'
import { createJobParts } from './support/job-parts.ts'
import { lockTables } from './support/locked-tables.ts'
import { quietLog } from './support/log.ts'
import { dist, openShop, STAFF_PASSWORD, signInAs } from './support/shop.ts'
import { recordStatements } from './support/statements.ts'

const shop = openShop({ TRUST_PROXY: 'on', PUBLIC_URL: 'http://shop.test' })
let connection: DatabaseConnection
let second: Hono

/** A second instance: connections and memory of its own, the same database. */
beforeAll(async () => {
  connection = connect(shop.database.pool.options, quietLog())
  second = createApp({
    config: shop.config,
    db: connection.db,
    log: quietLog(),
    bundle: await loadBuiltBundle(dist),
    contentCache: new ContentCache(shop.config.pageCacheBytes),
    clientFiles: null,
  })
})
afterAll(() => connection.close())

let visitors = 0
let address = ''
beforeEach(() => {
  visitors += 1
  address = `203.0.113.${visitors}`
  // The whole minute is before the test, wherever it falls.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T10:00:20Z') })
})
afterEach(() => void vi.useRealTimers())

const ask = async (app: Hono, method: string, path: string, body?: unknown, headers = {}) =>
  app.request(`http://shop.test${path}`, {
    method,
    headers: { 'x-forwarded-for': address, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const first = () => shop.app
const readCounts = async () => {
  const { rows } = await shop.database.pool.query('select caller, calls from call_counts order by calls')
  return rows
}

async function expectRefused(response: Response): Promise<void> {
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('40')
  expect((await response.json()).message).toBe('Слишком много запросов подряд. Попробуйте через минуту.')
}

describe('Calls of one address', () => {
  test('fill the limit of inquiries at one instance: the other refuses the next one until the minute is over', async () => {
    for (let calls = 0; calls < 300; calls += 1)
      expect((await ask(first(), 'POST', '/api/inquiries/contact', {})).status).toBe(400)
    await expectRefused(await ask(second, 'POST', '/api/inquiries/contact', {}))
    vi.setSystemTime(Date.now() + seconds(40))
    expect((await ask(second, 'POST', '/api/inquiries/contact', {})).status).toBe(400)
  })

  test('that come to both are one number, also at once, and those of another address are not', async () => {
    const calls = Array.from({ length: 130 }, (_, number) =>
      ask(number % 2 ? first() : second, 'POST', '/api/admin/login', {}),
    )
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(120)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    address = '198.51.100.77'
    expect((await ask(second, 'POST', '/api/admin/login', {})).status).toBe(400)
  })

  test('that ask for drawings no page links to are six a minute at both', async () => {
    const drawing = (app: Hono, height: number) =>
      ask(app, 'GET', `/drawings/v4/open-graph/topas-box-1150x1170x${height}-600-gravity.jpeg`)
    for (let number = 0; number < 6; number += 1)
      expect((await drawing(first(), 2600 + number)).status).toBe(200)
    expect((await drawing(second, 2700)).status).toBe(429)
  })

  test('that were refused ask the database no more, and nobody reads an address in its table', async () => {
    await shop.database.pool.query('delete from call_counts')
    for (let calls = 0; calls < 121; calls += 1) await ask(first(), 'POST', '/api/admin/login', {})
    const { statements } = await recordStatements(shop.database.pool, () =>
      ask(first(), 'POST', '/api/admin/login', {}),
    )
    expect(statements).toEqual([])
    expect(await readCounts()).toEqual([{ caller: expect.stringMatching(/^[\w-]{22}$/), calls: 120 }])
  })
})

describe('A search', () => {
  const search = (words: string) => ask(first(), 'GET', `/api/search?q=${encodeURIComponent(words)}`)
  const counted = (text: string) => text.includes('call_counts')

  test('is counted by one statement, and by none once its answer is ready', async () => {
    const fresh = await recordStatements(shop.database.pool, () => search('запах зимой'))
    expect(fresh.statements.filter(({ text }) => counted(text))).toHaveLength(1)
    const ready = await recordStatements(shop.database.pool, () => search('запах зимой'))
    expect(ready.statements).toEqual([])
  })

  test('by filters alone, which memory answers, asks the database nothing', async () => {
    await ask(first(), 'GET', '/api/facets?users=4')
    const { statements } = await recordStatements(shop.database.pool, () =>
      ask(first(), 'GET', '/api/facets?users=4&price=151000-400000'),
    )
    expect(statements).toEqual([])
  })

  test('is answered while nothing can be counted', async () => {
    const unlock = await lockTables(shop.database.pool, 'call_counts')
    expect((await search('запах летом')).status).toBe(200)
    await unlock()
  })

  test.each([
    ['one after another', 1, 5],
    ['many at once', 2, 40],
  ])(
    'while nothing can be counted, %s: %d statements, which are waited for once',
    async (how, most, calls) => {
      const count = createCallCounts(shop.database.db, quietLog())
      const countOne = () => count(how, new Date())
      const unlock = await lockTables(shop.database.pool, 'call_counts')
      const { statements } = await recordStatements(shop.database.pool, async () => {
        if (most > 1) await Promise.all(Array.from({ length: calls }, countOne))
        else for (let asked = 0; asked < calls; asked += 1) expect(await countOne()).toBeNull()
      })
      expect(statements.filter(({ text }) => counted(text))).toHaveLength(most)
      await unlock()
      expect(await countOne()).toBeNull()
      const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + seconds(6))
      expect(await countOne()).toBeGreaterThan(0)
      later.mockRestore()
    },
  )
})

describe('Failed sign-ins', () => {
  test('at two instances are counted together: after ten the eleventh waits', async () => {
    await signInAs(shop, 'manager', 'vera')
    const guess = (app: Hono, password: string) =>
      ask(app, 'POST', '/api/admin/login', { username: 'vera', password })
    for (let tries = 0; tries < 10; tries += 1)
      expect((await guess(tries % 2 ? first() : second, `guess ${tries}`)).status).toBe(401)
    for (const app of [first(), second]) {
      const refused = await guess(app, STAFF_PASSWORD)
      expect(refused.status).toBe(429)
      expect((await refused.json()).message).toMatch(
        /^Слишком много попыток входа\. Попробуйте через \d+ с\.$/,
      )
    }
  })
})

describe('A call that comes again at the other instance', () => {
  const count = async (table: string) =>
    (await shop.database.pool.query(`select count(*)::int from ${table}`)).rows[0].count

  test('stores one inquiry, and has the number of the first', async () => {
    const inquiry = { name: 'Пётр', phone: '+7 916 000-00-00', message: 'дом у озера' }
    const headers = { 'idempotency-key': randomUUID() }
    const before = await count('inquiries')
    const send = (app: Hono) => ask(app, 'POST', '/api/inquiries/contact', inquiry, headers)
    const [one, other] = await Promise.all([send(first()), send(second)])
    expect([one?.status, other?.status]).toEqual([201, 201])
    const again = await send(second)
    const { number } = await again.json()
    expect([(await one?.json())?.number, (await other?.json())?.number]).toEqual([number, number])
    expect(await count('inquiries')).toBe(before + 1)
  })

  test('of staff creates one record, and has the answer of the first', async () => {
    vi.useRealTimers()
    const headers = { cookie: await signInAs(shop, 'manager'), 'idempotency-key': randomUUID() }
    const create = (app: Hono) =>
      ask(app, 'POST', '/api/manufacturers', { name: 'Новый', slug: 'novyj' }, headers)
    const [one, other] = [await create(first()), await create(second)]
    expect([one.status, other.status]).toEqual([201, 201])
    expect(await other.json()).toEqual(await one.json())
  })
})

test('counts of minutes that are over go, the others stay', async () => {
  await shop.database.pool.query('delete from call_counts')
  await shop.database.pool.query(`insert into call_counts (caller, minute, calls)
    values ('former', now() - interval '6 minutes', 1), ('present', now() - interval '3 minutes', 2)`)
  await forgetCallCountsJob.run(createJobParts(shop.database.db), undefined)
  expect(await readCounts()).toEqual([{ caller: 'present', calls: 2 }])
})
