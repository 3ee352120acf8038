import { afterEach, expect, test, vi } from 'vitest'
import { publicEndpoints } from '../src/contract/endpoints.public.ts'
import { lockTables } from './support/locked-tables.ts'
import { openShop, type TestShop } from './support/shop.ts'
import { recordStatements } from './support/statements.ts'

afterEach(() => void vi.useRealTimers())

const shop = openShop({ TRUST_PROXY: 'on', PUBLIC_URL: 'http://shop.test', DATABASE_POOL_SIZE: '10' })

const smallShop = openShop({ TRUST_PROXY: 'on', PUBLIC_URL: 'http://shop.test', DATABASE_POOL_SIZE: '2' })

const search = (message: string, address: string) =>
  shop.get(`/api/products?search=${encodeURIComponent(message)}`, { 'x-forwarded-for': address })
const addressOf = (visitor: number) => `10.1.${Math.floor(visitor / 200)}.${visitor % 200}`

/** Number of connections with a search that waits for the lock. */
async function countSearchingIn({ database }: TestShop): Promise<number> {
  const { rows } = await database.pool.query(`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%search_%'`)
  return rows[0].count
}
const countSearching = () => countSearchingIn(shop)

test('however many search at once, they take three connections, and an inquiry is stored meanwhile', async () => {
  const unlock = await lockTables(shop.database.pool, 'search_words, search_documents')
  const searches = Array.from({ length: 60 }, (_, visitor) => search(`сиптик ${visitor}`, addressOf(visitor)))
  await expect.poll(countSearching).toBe(3)

  const lead = { name: 'Пётр', phone: '+7 916 000-00-00' }
  expect((await shop.post('/api/inquiries/contact', lead)).status).toBe(201)
  expect((await shop.get('/api/products')).status).toBe(200)
  expect(await countSearching()).toBeLessThanOrEqual(3)

  // Searches beyond queue and timeout are rejected while the lock is still held.
  const first = await Promise.race(searches)
  expect({ status: first.status, body: await first.json() }).toEqual({
    status: 503,
    body: { message: 'Сейчас слишком много поисков сразу. Попробуйте через несколько секунд.' },
  })
  expect(first.headers.get('retry-after')).toBe('5')
  await unlock()

  const statuses = (await Promise.all(searches)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect((await search('топас', addressOf(0))).status).toBe(200)
})

test('a search of the texts reads each text once for all words', async () => {
  const query = encodeURIComponent('запах зимой и фильтры в канаве')
  const { statements } = await recordStatements(shop.database.pool, () => shop.get(`/api/search?q=${query}`))
  const searches = statements.filter(({ text }) => text.includes('to_tsvector'))
  expect(searches).toHaveLength(4)
  for (const { text, values } of searches) {
    const { rows } = await shop.database.pool.query(`explain (verbose, costs off) ${text}`, values)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Output: to_tsvector\(/)
    // What comes from the step below stands in brackets of its own.
    expect(plan).not.toMatch(/WHERE \(to_tsvector|ts_rank\(to_tsvector/)
  }
})

// In shops of their own: what they wait for passes at the same time.
test.concurrent('searches of the texts take one connection, and products are found meanwhile', async () => {
  const unlock = await lockTables(shop.database.pool, 'faq_items')
  const searches = Array.from({ length: 10 }, (_, visitor) =>
    shop.get(`/api/search?q=запах${visitor}`, { 'x-forwarded-for': addressOf(visitor) }),
  )
  await expect.poll(countSearching).toBe(1)

  expect((await search('тапас', addressOf(1))).status).toBe(200)
  expect(await countSearching()).toBe(1)
  expect((await Promise.race(searches)).status).toBe(503)
  await unlock()
  const statuses = (await Promise.all(searches)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
})

test.concurrent('with two connections searches of products and of texts together take one', async () => {
  const unlock = await lockTables(smallShop.database.pool, 'search_words, search_documents, faq_items')
  const searches = Array.from({ length: 10 }, (_, visitor) => {
    const headers = { 'x-forwarded-for': addressOf(visitor) }
    const address = visitor % 2 === 0 ? '/api/search?q=запах' : '/api/products?search=сиптик'
    return smallShop.get(`${address}${visitor}`, headers)
  })
  await expect.poll(() => countSearchingIn(smallShop)).toBeGreaterThan(0)
  expect((await Promise.race(searches)).status).toBe(503)
  expect(await countSearchingIn(smallShop)).toBe(1)
  await unlock()
  const statuses = (await Promise.all(searches)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
})

test('one address has a number of searches a minute; others, and its other calls, go on', async () => {
  // Freezes the clock within a minute.
  vi.useFakeTimers({ toFake: ['Date'] })
  const limit = publicEndpoints.products.list.searchesPerMinute
  expect(limit).toBe(600)
  await search('топас', '10.9.9.9')
  const statuses: number[] = []
  for (let sent = 0; sent <= limit; sent += 20) {
    const some = Array.from({ length: 20 }, (_, place) =>
      search(`для${','.repeat(place)}${'.'.repeat(sent / 20)}`, '10.9.9.9'),
    )
    statuses.push(...(await Promise.all(some)).map(({ status }) => status))
  }
  expect(statuses.slice(0, 100).every((status) => status === 200)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
  expect((await search('евролос', '10.9.9.8')).status).toBe(200)
  expect((await search('  ', '10.9.9.9')).status).toBe(200)
  // Cached searches are not counted.
  for (const message of ['топас', ' топас', 'топас '])
    expect((await search(message, '10.9.9.9')).status).toBe(200)
})
