import { RENDERER_VERSION } from '@septic-shop/station-drawing/renderer-version.ts'
import { describe, expect, test } from 'vitest'
import { openShop, signInAs } from './support/shop.ts'

const drawing = `/drawings/${RENDERER_VERSION}/card/topas-box-1150x1170x2550-600-gravity.svg`

/** An address for every kind of response; with status and method if not 200 and GET. */
const RESPONSES: readonly [address: string, status?: number, method?: string][] = [
  ['/catalog'],
  ['/catalog?users=5'],
  ['/search?q=топас'],
  ['/CATALOG', 301],
  ['/nothing/here', 404],
  ['/api/products'],
  ['/api/products/nothing', 404],
  ['/api/nothing', 404],
  ['/api/admin/inquiries', 401],
  ['/api/inquiries/contact', 400, 'POST'],
  ['/api/docs'],
  ['/api/openapi.json'],
  [drawing],
  [`/drawings/${RENDERER_VERSION}/card/nothing.svg`, 404],
  ['/pictures/200/nothing.jpg.webp', 404],
  ['/assets/uploads/nothing.jpg', 404],
  ['/assets/our_services.png'],
  ['/built/nothing.js', 404],
  ['/favicon.svg'],
  ['/favicon.ico'],
  ['/robots.txt'],
  ['/sitemap.xml'],
  ['/blog/rss.xml'],
  ['/offline'],
  ['/offline.js'],
  ['/sw.js'],
  ['/admin'],
  ['/healthz'],
  ['/readyz'],
  ['/catalog', 404, 'POST'],
]

const PLAIN = openShop()
const HTTPS = openShop({ PUBLIC_URL: 'https://shop.example' })
const PROXIED = openShop({ TRUST_PROXY: 'on' })

const request = async (shop: typeof PLAIN, method: string, address: string, headers = {}) =>
  shop.app.request(`http://shop.test${address}`, { method, headers })

describe.each(RESPONSES)('%s', (address, status = 200, method = 'GET') => {
  test('carries every security header, and asks for https only where https is', async () => {
    for (const shop of [PLAIN, HTTPS]) {
      const response = await request(shop, method, address)
      expect(response.status).toBe(status)
      const { headers } = response
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'self'; script-src 'self';/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('strict-transport-security')).toBe(shop === HTTPS ? 'max-age=31536000' : null)
    }
  })
})

test('a ready page says the same as when it was rendered, unchanged or not', async () => {
  const first = await request(HTTPS, 'GET', '/about')
  const etag = first.headers.get('etag') ?? ''
  for (const headers of [{}, { 'if-none-match': etag }, { 'accept-encoding': 'br' }]) {
    const again = await request(HTTPS, 'GET', '/about', headers)
    for (const name of ['strict-transport-security', 'content-security-policy', 'x-frame-options', 'vary'])
      expect(again.headers.get(name), name).toBe(first.headers.get(name))
  }
})

test('behind a trusted proxy the visitor’s scheme decides, page by page', async () => {
  const secured = await request(PROXIED, 'GET', '/about', { 'x-forwarded-proto': 'https' })
  expect(secured.headers.get('strict-transport-security')).toBe('max-age=31536000')
  const plain = await request(PROXIED, 'GET', '/about', { 'x-forwarded-proto': 'http' })
  expect(plain.headers.get('strict-transport-security')).toBeNull()
})

test('a forwarded scheme that nobody vouches for is not believed', async () => {
  const response = await request(PLAIN, 'GET', '/about', { 'x-forwarded-proto': 'https' })
  expect(response.headers.get('strict-transport-security')).toBeNull()
})

test('a preview alone may stand in a frame, of pages of its own origin; its link that is over may not', async () => {
  const headers = { cookie: await signInAs(HTTPS, 'manager'), origin: 'https://shop.example' }
  const asked = await HTTPS.app.request('https://shop.example/api/admin/previews', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ entity: 'pages', id: 1 }),
  })
  expect(asked.status).toBe(201)
  const { id, url } = await asked.json()
  const framing = async () => {
    const { status, headers: answered } = await HTTPS.app.request(url)
    const policy = answered.get('content-security-policy')
    return [status, answered.get('x-frame-options'), /frame-ancestors [^;]*/.exec(policy ?? '')?.[0]]
  }
  const other = (await request(HTTPS, 'GET', '/about')).headers.get('content-security-policy')
  expect(await framing()).toEqual([200, 'SAMEORIGIN', "frame-ancestors 'self'"])
  const policy = (await HTTPS.app.request(url)).headers.get('content-security-policy')
  expect(
    policy?.replace("ancestors 'self'", "ancestors 'none'").replace("script-src 'none'", "script-src 'self'"),
  ).toBe(other)
  await HTTPS.database.pool.query(
    "update previews set expires_at = now() - interval '1 second' where id = $1",
    [id],
  )
  expect(await framing()).toEqual([404, 'DENY', "frame-ancestors 'none'"])
})

test('a fault inside carries them too', async () => {
  const cookie = await signInAs(PLAIN, 'manager')
  await PLAIN.database.pool.query('alter table inquiries rename to inquiries_away')
  const response = await PLAIN.get('/api/admin/inquiries', { cookie })
  await PLAIN.database.pool.query('alter table inquiries_away rename to inquiries')
  expect(response.status).toBe(500)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})
