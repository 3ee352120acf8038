import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listenForContentChanges } from '../src/server/platform/db/content-changes.ts'
import { createListener } from '../src/server/serve.ts'
import { openOnNetwork } from './support/on-network.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()

describe('A page that is ready', () => {
  let listening: ReturnType<typeof listenForContentChanges>
  beforeAll(() => {
    listening = listenForContentChanges(shop.database.pool.options, pino({ level: 'silent' }), () =>
      shop.contentCache.invalidate(),
    )
  })
  afterAll(() => listening.stop())

  const open = (address: string, headers: Record<string, string> = {}) => shop.get(address, headers)
  const etagOf = async (address: string) => (await open(address)).headers.get('etag')

  test('is sent as brotli, gzip or plain, and not at all when the browser has it', async () => {
    for (const encoding of ['br', 'gzip']) {
      const response = await open('/catalog', { 'accept-encoding': encoding })
      expect(response.headers.get('content-encoding')).toBe(encoding)
    }
    const plain = await open('/catalog')
    expect(plain.headers.get('content-encoding')).toBeNull()
    const etag = plain.headers.get('etag') ?? ''
    const again = await open('/catalog', { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test('is the same for an address with an advertising tail', async () => {
    await open('/catalog')
    const cached = shop.contentCache.pages.fresh('/catalog')?.ready('http://shop.test', 'identity')
    const render = vi.spyOn(shop.contentCache.pages, 'refresh')
    expect(await etagOf('/catalog?utm_source=mail&yclid=1')).toBe(cached?.headers.etag)
    expect(render).not.toHaveBeenCalled()
    render.mockRestore()
  })

  test('is rendered anew when it would be equal, with an equal ETag', async () => {
    const before = await etagOf('/catalog')
    shop.contentCache.invalidate()
    expect(await etagOf('/catalog')).toBe(before)
  })

  test('forgets a price as soon as it changed, whoever changed it', async () => {
    const shows = async () => /777[\s\u00a0]777/.test(await (await open('/catalog')).text())
    expect(await shows()).toBe(false)
    await shop.database.pool.query("update products set price = 77777700 where slug = 'topas-5'")
    await expect.poll(shows).toBe(true)
  })

  test('is never kept of a filtered list, a missing page, or for staff', async () => {
    for (const address of ['/catalog?users=5', '/nothing/here']) {
      const response = await open(address)
      expect(response.headers.get('etag')).toBeNull()
      expect(response.headers.get('cache-control')).toContain('no-store')
    }
    const cookie = await signInAs(shop, 'manager')
    expect((await open('/catalog', { cookie })).headers.get('cache-control')).toContain('no-store')
  })

  test.each(['/catalog?users=5', '/nothing/here'])(
    '%s is compressed, if the browser takes that',
    async (address) => {
      const plain = await (await open(address)).text()
      for (const [encoding, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const response = await open(address, { 'accept-encoding': encoding })
        expect(response.headers.get('content-encoding')).toBe(encoding)
        expect(response.headers.get('vary')).toContain('Accept-Encoding')
        expect(unpack(await response.arrayBuffer()).toString()).toBe(plain)
      }
    },
  )

  test('is still served when the database is away, and a page never seen says so with 503', async () => {
    const before = await (await open('/catalog/topas')).text()
    await shop.database.pool.query('alter table manufacturers rename to manufacturers_away')
    shop.contentCache.invalidate()
    const last = await open('/catalog/topas')
    expect(last.status).toBe(200)
    expect((await last.text()) === before).toBe(true)
    const unseen = await open('/product/topas-6')
    expect(unseen.status).toBe(503)
    expect(unseen.headers.get('retry-after')).toBe('30')
    expect((await unseen.text()).includes('Страница временно недоступна')).toBe(true)
    await shop.database.pool.query('alter table manufacturers_away rename to manufacturers')
    expect((await open('/product/topas-6')).status).toBe(200)
  })
})

describe('Ready pages', () => {
  test('leave straight from node:http, to visitors but not to staff', async () => {
    await shop.get('/catalog')
    const server = await openOnNetwork(createListener(shop.app, shop.contentCache, shop.config))
    const base = server.address
    await (await fetch(`${base}/catalog`)).text()
    const ready = await fetch(`${base}/catalog`)
    expect(await ready.text()).toContain('Топас 4')
    expect(ready.headers.get('etag')).toMatch(/^W\//)
    const repeated = await fetch(`${base}/catalog`, {
      headers: { 'if-none-match': ready.headers.get('etag') ?? '' },
    })
    expect(repeated.status).toBe(304)
    // A 304 has Cache-Control and Content-Security-Policy too.
    const headers = { 'if-none-match': ready.headers.get('etag') ?? '' }
    for (const response of [repeated, await shop.get('/catalog', headers)]) {
      expect(response.headers.get('vary')).toBe('Accept-Encoding, Cookie')
      expect(response.headers.get('content-security-policy')).toBe(
        ready.headers.get('content-security-policy'),
      )
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    }
    const cookie = await signInAs(shop, 'manager')
    expect((await fetch(`${base}/catalog`, { headers: { cookie } })).headers.get('cache-control')).toContain(
      'no-store',
    )
    await server.close()
  })
})
