import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { createApp } from '../src/server/app.ts'
import { connect } from '../src/server/platform/db/database.ts'
import { loadBuiltBundle } from '../src/server/platform/pages/page-bundle.ts'
import { dist, openShop } from './support/shop.ts'

const shop = openShop()
const log = pino({ level: 'silent' })

let app: ReturnType<typeof createApp>
beforeAll(async () => {
  const { db } = connect({ host: '/nonexistent' }, log)
  const bundle = await loadBuiltBundle(dist)
  app = createApp({
    config: shop.config,
    db,
    log,
    bundle,
    contentCache: shop.contentCache,
    clientFiles: null,
  })
})

const PEOPLE = [
  ['a visitor', {}],
  ['somebody signed in', { cookie: `staff_session=${'s'.repeat(43)}` }],
] as const
const ADDRESSES = [
  '/api/products',
  '/api/admin/me',
  '/sitemap.xml',
  '/blog/rss.xml',
  '/offline',
  '/catalog',
] as const

const cases = PEOPLE.flatMap(([person, headers]) =>
  ADDRESSES.filter((address) => address !== '/api/admin/me' || 'cookie' in headers).map(
    (address) => [person, address, headers] as const,
  ),
)

test.each(cases)(
  'while the database is away %s who opens %s is told to come back',
  async (_, address, headers) => {
    const response = await app.request(`http://shop.test${address}`, { headers })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('30')
    expect(await response.text()).toMatch(/временно недоступ/)
  },
)

test('while the database is away an upload is refused as one that may be tried again', async () => {
  const body = new FormData()
  body.set('image', new File(['x'], 'x.png'))
  const response = await app.request('http://shop.test/api/upload/image', {
    method: 'POST',
    headers: { cookie: `staff_session=${'s'.repeat(43)}` },
    body,
  })
  expect(response.status).toBe(503)
})
