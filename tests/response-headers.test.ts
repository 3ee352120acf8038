import { describe, expect, test } from 'vitest'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop({ MAX_BODY_BYTES: '2000' })

const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_ANEW = 'public, max-age=0, must-revalidate'
const NEVER = 'private, no-store'
const drawing = 'card/topas-box-1150x1170x2550-600-gravity.svg'

describe('How long a browser may keep', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', ASK_ANEW],
    ['/catalog?users=4', 'text/html; charset=utf-8', NEVER],
    ['/no-such-page', 'text/html; charset=utf-8', NEVER],
    ['/admin', 'text/html; charset=UTF-8', NEVER],
    ['/admin/orders', 'text/html; charset=UTF-8', NEVER],
    ['/admin/login', 'text/html; charset=UTF-8', NEVER],
    ['/admin/no-such-screen', 'text/html; charset=UTF-8', NEVER],
    ['/api/manufacturers', 'application/json', ASK_ANEW],
    ['/api/products/no-such-product', 'application/json', 'no-store'],
    ['/api/admin/me', 'application/json', 'no-store'],
    ['/blog/rss.xml', 'application/rss+xml; charset=utf-8', 'no-cache'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'],
    ['/robots.txt', 'text/plain; charset=UTF-8', 'public, max-age=3600'],
    ['/offline', 'text/html; charset=UTF-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    [`/drawings/v4/${drawing}`, 'image/svg+xml', FOR_EVER],
    [`/drawings/v1/${drawing}`, 'image/svg+xml', 'no-cache'],
    ['/pictures/200/our_services.png.webp', 'image/webp', 'public, max-age=86400'],
    ['/assets/no-such-file.png', 'text/plain; charset=UTF-8', 'no-store'],
    ['/built/no-such-file.js', 'text/plain; charset=UTF-8', 'no-store'],
    ['/healthz', 'application/json', null],
  ])('%s, which is %s: %s', async (address, type, kept) => {
    const { headers } = await shop.get(address)
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('cache-control')).toBe(kept)
  })

  test('what a colleague reads: nothing of it', async () => {
    const cookie = await signInAs(shop, 'manager')
    for (const address of ['/', '/admin', '/api/products', '/api/admin/inquiries']) {
      const { headers } = await shop.get(address, { cookie })
      expect(headers.get('cache-control'), address).toContain('no-store')
    }
  })
})

test('nobody is told to come back for a page that is not there', async () => {
  const { status, headers } = await shop.get('/no-such-page')
  expect([status, headers.get('retry-after')]).toEqual([404, null])
})
