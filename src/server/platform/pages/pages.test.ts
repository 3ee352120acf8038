import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { PAGE_ORIGIN } from '../cache/page-origin.ts'
import { failed, missing, ORIGIN, openPages, pageOf, SETTINGS } from './pages.fixture.ts'

describe('Visitors of a page', () => {
  test('share what was rendered for the first, each with their own origin in its links', async () => {
    const { render, rendered, contentCache, open, securityHeaders } = openPages(pageOf('каталог'))
    const responses = await Promise.all([
      open('/catalog'),
      open('/catalog'),
      open('/catalog?utm_source=mail'),
    ])
    responses.push(await open('/catalog'))
    for (const response of responses) {
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ])
      expect([response.headers.get('x-policy'), response.headers.get('etag')]).toEqual([
        'strict',
        responses[0]?.headers.get('etag'),
      ])
      expect(await response.text()).toBe(`каталог ${ORIGIN}/`)
    }
    expect(responses[0]?.headers.get('etag')).toMatch(/^W\//)
    expect(rendered()).toEqual(['/catalog'])
    expect(render.mock.lastCall?.[0]).toMatchObject({ origin: PAGE_ORIGIN })
    expect(render.mock.lastCall?.[0].cacheVersion).toBe(contentCache.version)
    expect(securityHeaders).toHaveBeenCalledWith(ORIGIN, SETTINGS)
  })

  test('with advertising in the address get the page without it', async () => {
    const { rendered, open } = openPages(pageOf('каталог'))
    expect((await open('/catalog?utm_source=mail&yclid=1')).headers.get('etag')).toMatch(/^W\//)
    expect(rendered()).toEqual(['/catalog'])
  })

  test('who filter get a list of their own, which nobody keeps', async () => {
    const { render, rendered, contentCache, open } = openPages(pageOf('для пятерых'))
    for (const _visit of ['first', 'second']) {
      const response = await open('/catalog?users=5')
      expect(await response.text()).toBe(`для пятерых ${ORIGIN}/`)
      expect(response.headers.get('etag')).toBeNull()
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(response.headers.get('vary')).toBe('Accept-Encoding')
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('x-policy')).toBe('strict')
    }
    expect(rendered()).toEqual(['/catalog?users=5', '/catalog?users=5'])
    expect(render.mock.lastCall?.[0].cacheVersion).toBe(contentCache.version)
  })

  test('who search share no loaded data with others', async () => {
    const { render, rendered, open } = openPages(pageOf('найдено'))
    await open('/search?q=топас')
    expect(rendered()).toEqual([`/search?q=${encodeURIComponent('топас')}`])
    expect(render.mock.lastCall?.[0].cacheVersion).toBeNull()
  })

  test('who are staff get pages of their own, which may have drafts', async () => {
    const { render, open, contentCache } = openPages(pageOf('черновик'))
    const response = await open('/catalog', {}, true)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(render.mock.lastCall?.[0].cacheVersion).toBeNull()
    expect(contentCache.pages.fresh('/catalog')).toBeUndefined()
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('whose browser takes %s get it so, also what is not kept', async (encoding, unpack) => {
    const { open } = openPages(pageOf('для пятерых '.repeat(200)))
    const response = await open('/catalog?users=5', { 'accept-encoding': encoding })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(unpack(await response.arrayBuffer()).toString()).toContain(`для пятерых  ${ORIGIN}/`)
    expect((await open('/catalog?users=5')).headers.get('content-encoding')).toBeNull()
  })
})

describe('An address', () => {
  test.each([
    ['/Catalog/?users=5&sort=price', '/catalog?users=5&sort=price'],
    ['//faq', '/faq'],
    // No route of the router matches an end of a line: the page would be blank.
    ['/product/topas%0D%0A-5?users=5', '/product/topas-5?users=5'],
  ])('%s leads to %s', async (address, canonical) => {
    const { render, open } = openPages(pageOf('каталог'))
    const response = await open(address)
    expect([response.status, response.headers.get('location')]).toEqual([301, canonical])
    expect(render).not.toHaveBeenCalled()
  })

  test.each(['/%ff', '/faq%00', '/%'])('%s, which nobody can read, is no page', async (address) => {
    const { rendered, read } = openPages(missing)
    expect(await read(address)).toBe(`404 нет такой ${ORIGIN}/`)
    expect(rendered()).toEqual(['/unreadable-address'])
  })

  test('with encoded characters is not kept: there is no end of them', async () => {
    const { rendered, open, contentCache } = openPages(pageOf('страница'))
    expect((await open('/faq/a%20b')).headers.get('cache-control')).toBe('private, no-store')
    expect(rendered()).toEqual(['/faq/a%20b'])
    expect(contentCache.pages.fresh('/faq/a%20b')).toBeUndefined()
  })

  test('that has moved is followed, and what was there before is forgotten', async () => {
    const { shown, open, read, contentCache } = openPages(pageOf('страница'))
    await open('/blog/old')
    contentCache.invalidate()
    shown.now = { kind: 'redirect', location: '/blog/new', status: 308 }
    const moved = await open('/blog/old')
    expect([moved.status, moved.headers.get('location'), await moved.text()]).toEqual([308, '/blog/new', ''])
    shown.now = failed
    expect(await read('/blog/old')).toBe(`503 недоступна ${ORIGIN}/`)
  })

  test('that is gone is 404 without a time to come back, and does not return while the database is away', async () => {
    const { shown, open, read, contentCache } = openPages(pageOf('страница'))
    await open('/blog/old')
    contentCache.invalidate()
    shown.now = missing
    const gone = await open('/blog/old')
    expect([gone.status, gone.headers.get('retry-after'), gone.headers.get('etag')]).toEqual([
      404,
      null,
      null,
    ])
    shown.now = failed
    expect(await read('/blog/old')).toBe(`503 недоступна ${ORIGIN}/`)
  })
})

describe('While something fails', () => {
  test('visitors get the last good page, and a page never seen says when to come back', async () => {
    const { shown, open, read, contentCache, securityHeaders } = openPages(pageOf('каталог'))
    await open('/catalog')
    contentCache.invalidate()
    shown.now = failed
    for (const _visit of ['first', 'second']) expect(await read('/catalog')).toBe(`200 каталог ${ORIGIN}/`)
    const unseen = await open('/faq')
    expect([unseen.status, unseen.headers.get('retry-after')]).toEqual([503, '30'])
    expect(securityHeaders).toHaveBeenLastCalledWith(ORIGIN, undefined)
  })

  test('a page without one of its parts is shown but not kept, and the whole one stays the last good', async () => {
    const { shown, open, read, contentCache } = openPages(pageOf('целая'))
    await open('/catalog')
    contentCache.invalidate()
    shown.now = pageOf('без цен', { complete: false })
    expect(await read('/catalog')).toBe(`200 без цен ${ORIGIN}/`)
    expect(contentCache.pages.fresh('/catalog')).toBeUndefined()
    shown.now = failed
    expect(await read('/catalog')).toBe(`200 целая ${ORIGIN}/`)
  })

  test('a page that breaks is rendered once per content, and the last good one stays', async () => {
    const { shown, open, read, contentCache, rendered } = openPages(pageOf('каталог'))
    await open('/catalog')
    contentCache.invalidate()
    shown.now = { ...failed, isBroken: true }
    for (const _visit of ['first', 'second', 'third'])
      expect(await read('/catalog')).toBe(`200 каталог ${ORIGIN}/`)
    for (const _visit of ['first', 'second']) expect(await read('/faq')).toBe(`503 недоступна ${ORIGIN}/`)
    expect(rendered()).toEqual(['/catalog', '/catalog', '/faq'])
    contentCache.invalidate()
    shown.now = pageOf('снова целая')
    expect(await read('/catalog')).toBe(`200 снова целая ${ORIGIN}/`)
  })

  test('a page whose settings are unknown is kept without counters', async () => {
    const { open, securityHeaders } = openPages(pageOf('каталог', { settings: null }))
    await open('/catalog')
    expect(securityHeaders).toHaveBeenLastCalledWith(ORIGIN, undefined)
  })

  test('the log says which page it was and why', async () => {
    const { render, open, log } = openPages(failed)
    render.mockImplementation(async ({ onError }) => {
      onError(new Error('a component threw'))
      return failed
    })
    await open('/catalog')
    expect(log.text()).toContain('a component threw')
    expect(log.text()).toContain('"path":"/catalog"')
  })
})
