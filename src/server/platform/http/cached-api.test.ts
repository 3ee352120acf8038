import { describe, expect, test } from 'vitest'
import { plainPage } from '../../../../tests/support/cached-responses.ts'
import { ContentCache } from '../pages/content-cache.ts'
import { createCachedApi, findFresh } from './cached-api.ts'

const HOST = 'http://shop.test'

/** An API with mocked handlers, whose calls are counted. */
function openApi(answer: () => Response | Promise<Response>) {
  const cache = new ContentCache(1_000_000)
  const handle = createCachedApi(cache, (origin) => ({ 'x-origin': origin }))
  const handled = { times: 0 }
  const call = async (path: string, method = 'GET', headers: Record<string, string> = {}) => {
    const response = await handle({
      request: new Request(HOST + path, { method, headers }),
      origin: HOST,
      respond: async () => {
        handled.times += 1
        return answer()
      },
    })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
  return { cache, call, handled }
}
const json =
  (body: unknown, init: ResponseInit = {}) =>
  () =>
    Response.json(body, init)

describe('A public read', () => {
  test('is made once, and leaves with the headers of a cached page', async () => {
    const { call, handled, cache } = openApi(json([{ id: 1 }], { headers: { 'content-type': 'text/x' } }))
    const first = await call('/api/products')
    expect(first).toMatchObject({ status: 200, text: '[{"id":1}]' })
    expect(first.headers.get('x-origin')).toBe(HOST)
    expect(first.headers.get('content-type')).toBe('text/x')
    const again = await call('/api/products?utm_source=mail', 'HEAD', { 'accept-encoding': 'gzip' })
    expect(again.headers.get('content-encoding')).toBe('gzip')
    expect(handled.times).toBe(1)
    cache.invalidate()
    await call('/api/products')
    expect(handled.times).toBe(2)
  })

  test('may be kept by anybody, and is asked for anew each time', async () => {
    const { call } = openApi(json([1]))
    const { headers } = await call('/api/products')
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  test('without a type is JSON', async () => {
    // Without the empty headers Hono's Response, global once a server was opened in this worker, is text/plain.
    const { call } = openApi(() => new Response(new Uint8Array([91, 93]), { headers: {} }))
    expect((await call('/api/products')).headers.get('content-type')).toBe('application/json')
  })

  test('of many at once is made once', async () => {
    const { call, handled } = openApi(json([{ id: 1 }]))
    const all = await Promise.all(['', '', ''].map(() => call('/api/products')))
    expect(all.map(({ text }) => text)).toEqual(['[{"id":1}]', '[{"id":1}]', '[{"id":1}]'])
    expect(handled.times).toBe(1)
  })

  test('that is a search has room of its own', async () => {
    const { call, cache } = openApi(json([{ id: 1 }]))
    await call('/api/products?search=bio')
    expect(findFresh(cache, '/api/products?search=bio&x=1')).toBeDefined()
    expect(cache.api.fresh('/api/products?search=bio')).toBeUndefined()
    await call('/api/products?manufacturer=topas')
    expect(findFresh(cache, '/api/products?x=1&manufacturer=topas')).toBeDefined()
    expect(cache.apiSearches.fresh('/api/products?manufacturer=topas')).toBeUndefined()
    expect(findFresh(cache, '/api/products')).toBeUndefined()
    expect(findFresh(cache, '/catalog')).toBeUndefined()
    await cache.pages.refresh('/catalog', () => plainPage('page'))
    expect(findFresh(cache, '/catalog')).toBe(cache.pages.fresh('/catalog'))
  })
})

describe('Made anew each time', () => {
  test.each<[string, string, string, () => Response]>([
    ['a write', 'POST', '/api/products', json([1])],
    ['what staff read', 'GET', '/api/admin/me', json([1])],
    ['an error', 'GET', '/api/products', json([1], { status: 404 })],
    ['what sets a cookie', 'GET', '/api/products', json([1], { headers: { 'set-cookie': 'a=1' } })],
    ['nothing, by a name that somebody invented', 'GET', '/api/products?manufacturer=x', json([])],
  ])('is %s', async (_what, method, path, answer) => {
    const { call, handled } = openApi(answer)
    await call(path, method)
    await call(path, method)
    expect(handled.times).toBe(2)
  })

  test('but not an empty list without a filter, nor a search that finds nothing', async () => {
    const { call, handled } = openApi(json([]))
    for (const path of ['/api/products', '/api/products?search=нет']) {
      await call(path)
      await call(path)
    }
    expect(handled.times).toBe(2)
  })

  test.each([
    ['gone is kept by nobody', 404, false],
    ['away for a moment stays known as it was', 500, true],
    ['too busy stays known as it was', 503, true],
  ])('what is %s', async (_what, status, isKept) => {
    const answers = [Response.json([1]), Response.json({}, { status })]
    const { call, cache } = openApi(() => answers.shift() ?? Response.error())
    await call('/api/products')
    cache.invalidate()
    expect((await call('/api/products')).status).toBe(status)
    expect(cache.api.lastGood('/api/products') !== undefined).toBe(isKept)
  })

  test('an error is told to each who waited by their own call', async () => {
    let number = 0
    const { call } = openApi(() => Response.json({ number: ++number }, { status: 503 }))
    const both = await Promise.all([call('/api/products'), call('/api/products')])
    expect(both.map(({ text }) => text).sort()).toEqual(['{"number":1}', '{"number":2}'])
  })
})
