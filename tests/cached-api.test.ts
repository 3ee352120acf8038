import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listenForContentChanges } from '../src/server/platform/db/content-changes.ts'
import { connect } from '../src/server/platform/db/database.ts'
import { unlessOwnWrite } from '../src/server/platform/db/own-writes.ts'
import { createListener } from '../src/server/serve.ts'
import { openDesk } from './support/desk.ts'
import { lockTables } from './support/locked-tables.ts'
import { quietLog } from './support/log.ts'
import { type OpenedServer, openOnNetwork } from './support/on-network.ts'
import { openShop, signInAs } from './support/shop.ts'
import { waitFor } from './support/wait-for.ts'

const shop = openShop()
const desk = openDesk(shop)

let server: OpenedServer
let base = ''
let listening: ReturnType<typeof listenForContentChanges>
beforeAll(async () => {
  server = await openOnNetwork(createListener(shop.app, shop.contentCache, shop.config))
  base = server.address
  const { pool } = shop.database
  const invalidate = vi.spyOn(shop.contentCache, 'invalidate')
  const onChange = unlessOwnWrite(pool, () => shop.contentCache.invalidate())
  listening = listenForContentChanges(pool.options, quietLog(), onChange)
  // Wait until it listens.
  await waitFor(() => expect(invalidate).toHaveBeenCalled())
})
afterAll(async () => {
  await listening.stop()
  await server.close()
})

const open = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${base}/api${address}`, { method, headers: { 'accept-encoding': 'identity', ...headers } })

/** Whether a request for this address queries the database. */
async function asksDatabase(address: string, headers: Record<string, string> = {}): Promise<boolean> {
  const query = vi.spyOn(shop.database.pool, 'query')
  const connecting = vi.spyOn(shop.database.pool, 'connect')
  await (await open(address, headers)).arrayBuffer()
  const asked = query.mock.calls.length + connecting.mock.calls.length > 0
  query.mockRestore()
  connecting.mockRestore()
  return asked
}

/** An address for every public GET of the contract. */
const READABLE = [
  '/manufacturers',
  '/products',
  '/products?manufacturer=topas',
  '/products?search=топас 5',
  '/products/topas-5',
  '/products/id/1',
  '/categories',
  '/projects',
  '/projects/1',
  '/settings',
  '/faq/categories',
  '/blog/categories',
  '/blog/posts',
  '/blog/posts?published=true',
  '/blog/posts/1',
  '/own-texts',
]

describe('A public read of the API', () => {
  test.each(READABLE)('%s is made once, and equal in every form', async (address) => {
    shop.contentCache.invalidate()
    const first = await open(address)
    expect(first.status).toBe(200)
    const text = await first.text()
    expect(await asksDatabase(address)).toBe(false)
    const again = await open(address)
    expect(await again.text()).toBe(text)
    expect(again.headers.get('content-type')).toBe('application/json')
    expect(again.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(again.headers.get('x-content-type-options')).toBe('nosniff')
    const uncached = await shop.get(`/api${address}${address.includes('?') ? '&' : '?'}x[]=1`)
    expect(await uncached.json()).toEqual(JSON.parse(text))
    for (const encoding of ['gzip', 'br']) {
      const compressed = await open(address, { 'accept-encoding': encoding })
      expect(compressed.headers.get('content-encoding')).toBe(encoding)
      expect(await compressed.text()).toBe(text)
      expect(compressed.headers.get('etag')).toBe(again.headers.get('etag'))
    }
  })

  test('is not sent again to whoever has it', async () => {
    const etag = (await open('/products')).headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"/)
    for (const encoding of ['identity', 'gzip', 'br', 'br']) {
      const response = await open('/products', { 'if-none-match': etag, 'accept-encoding': encoding })
      expect(response.status).toBe(304)
      expect(await response.text()).toBe('')
    }
    expect((await open('/products', { 'if-none-match': 'W/"another"' })).status).toBe(200)
  })

  test('answers HEAD like GET, without the body', async () => {
    shop.contentCache.invalidate()
    for (const _time of ['first', 'cached']) {
      const head = await open('/products', {}, 'HEAD')
      const get = await open('/products')
      expect(head.status).toBe(200)
      expect(await head.text()).toBe('')
      for (const name of ['content-type', 'etag', 'content-length']) {
        expect(head.headers.get(name)).toBe(get.headers.get(name))
      }
    }
    expect((await open('/products/nothing', {}, 'HEAD')).status).toBe(404)
  })

  test('is compressed once for hosts of any name', async () => {
    for (const host of ['one.test', 'two.test', 'three.test']) {
      await shop.app.request(`http://${host}/api/products`, { headers: { 'accept-encoding': 'gzip' } })
    }
    const cached = shop.contentCache.api.fresh('/api/products')
    const { compressed } = (await cached?.build('http://four.test', 'gzip')) ?? {}
    const plain = await (await open('/products')).text()
    expect(gunzipSync(compressed ?? Buffer.alloc(0)).toString()).toBe(plain)
    expect(cached?.bytes).toBeLessThan(Buffer.byteLength(plain) * 1.5)
    const secure = await cached?.build('https://four.test', 'gzip')
    expect(secure?.headers['strict-transport-security']).toBeDefined()
  })
})

describe('A change of content is read at once', () => {
  const priceOf = async (address: string) => (await (await open(address)).json()).price

  test('when staff make it here', async () => {
    for (const price of [100_00, 200_00]) {
      await desk.callJson(200, 'PATCH', '/products/1/price', { price })
      expect(await priceOf('/products/id/1')).toBe(price)
      const products = await (await open('/products')).json()
      expect(products.find(({ id }: { id: number }) => id === 1).price).toBe(price)
    }
  })

  test('when another instance or somebody by hand makes it', async () => {
    expect(await priceOf('/products/id/2')).not.toBe(777_00)
    const other = connect(shop.database.pool.options, quietLog())
    await other.pool.query('update products set price = 77700 where id = 2')
    await other.close()
    await expect.poll(() => priceOf('/products/id/2')).toBe(777_00)
  })

  test('when it happens while the response is being made', async () => {
    shop.contentCache.invalidate()
    const unlock = await lockTables(shop.database.pool, 'faq_items')
    const slow = open('/faq/categories')
    await expect
      .poll(async () => (await shop.database.pool.query('select 1 from pg_locks where not granted')).rowCount)
      .toBeGreaterThan(0)
    shop.contentCache.invalidate()
    await unlock()
    expect((await slow).status).toBe(200)
    expect(await asksDatabase('/faq/categories')).toBe(true)
  })
})

describe('Not cached', () => {
  test('is what a signed-in person reads: it may be a draft', async () => {
    await open('/blog/posts')
    const cookie = await signInAs(shop, 'manager')
    const response = await open('/blog/posts', { cookie })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('etag')).toBeNull()
    expect(await asksDatabase('/blog/posts', { cookie })).toBe(true)
  })

  test.each(['/products/nothing', '/products/id/x', '/blog/posts?published=maybe', '/nothing'])(
    'is the error of %s',
    async (address) => {
      for (const _time of [1, 2]) {
        const response = await open(address)
        expect(response.status).toBeGreaterThanOrEqual(400)
        expect(response.headers.get('cache-control')).toBe('no-store')
        expect(response.headers.get('etag')).toBeNull()
      }
    },
  )

  test.each([
    ['a repeated parameter', '/products?search=a&search=b'],
    ['a nested one', '/products?search[]=a'],
    ['a NUL, wherever it stands', '/products?from=%00'],
  ])('is %s: it is refused as before', async (_what, address) => {
    await open('/products')
    expect((await open(address)).status).toBe(400)
  })

  test('is a filter by a name that nobody has', async () => {
    for (const _time of [1, 2]) expect(await asksDatabase('/products?manufacturer=nobody')).toBe(true)
  })
})

describe('Invented addresses', () => {
  test('of unread parameters are no entries of their own', async () => {
    await open('/products?search=топас')
    for (const tail of ['&utm_source=mail', '&yclid=17', '&search_=1', '&manufacturer2=x']) {
      expect(await asksDatabase(`/products?search=%20топас%20${tail}`), tail).toBe(false)
    }
    expect(await asksDatabase('/products?utm_source=mail&search=')).toBe(false)
  })
})
