import { TYPICAL_STATION } from '@septic-shop/station-drawing/station/typical-station.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import { createIsShared } from '../src/server/features/seo/shared-drawings.service.ts'
import { createHeldPictures } from './support/held-pictures.ts'
import { quietLog } from './support/log.ts'
import { openShop, signInAs } from './support/shop.ts'

const { pictureQueue, hold } = createHeldPictures()
const shop = openShop({ TRUST_PROXY: 'on', PUBLIC_URL: 'http://shop.test' }, quietLog(), { pictureQueue })
const key = 'topas-box-1150x1170x2550-600-gravity'

test('a drawing is kept by browsers for ever, a drawing of another version is not', async () => {
  const drawing = await shop.get(`/drawings/v4/card/${key}.svg`)
  expect(drawing.headers.get('content-type')).toBe('image/svg+xml')
  expect(drawing.headers.get('cache-control')).toContain('immutable')
  expect((await shop.get(`/drawings/v1/card/${key}.svg`)).headers.get('cache-control')).toBe('no-cache')
})

test('the section of a plot is drawn by its address, and only in whole: a key that nobody makes is not found', async () => {
  const plot = `2c6e3f-box-1150x1170x2550-600-gravity-house50-run8-way12-ditch120-loam`
  const drawing = await shop.get(`/drawings/v4/section/${plot}.svg`)
  expect(drawing.headers.get('content-type')).toBe('image/svg+xml')
  expect(drawing.headers.get('cache-control')).toContain('immutable')
  const wrong = [`${plot}x.svg`, `${plot}.png`, `${plot}-${'loam'.repeat(90)}.svg`, 'none-house900-place.svg']
  for (const file of wrong) expect((await shop.get(`/drawings/v4/section/${file}`)).status, file).toBe(404)
})

test('a page shared in a messenger shows a JPEG of 1200 × 630 with clean lines', async () => {
  const response = await shop.get(`/drawings/v4/open-graph/${key}.jpeg`)
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
    width: 1200,
    height: 630,
    format: 'jpeg',
    // Thin coloured lines would blur into their surroundings.
    chromaSubsampling: '4:4:4',
  })
})

test.each([
  `/drawings/v4/open-graph/${key}`,
  `/drawings/v1/open-graph/${key}`,
  '/pictures/1200/blog/voda.svg',
])('a link shared with the picture %s.png still shows it', async (picture) => {
  const former = await shop.get(`${picture}.png`)
  expect([former.status, former.headers.get('location')]).toEqual([301, `${picture}.jpeg`])
  expect((await shop.get(`${picture}.jpeg`)).headers.get('content-type')).toBe('image/jpeg')
})

test('what is encoded in the address of a shared drawing stays so where it leads', async () => {
  const address = `/drawings/%22%3E%3Csvg%3E/open-graph/${key}`
  expect((await shop.get(`${address}.png`)).headers.get('location')).toBe(`${address}.jpeg`)
})

describe('Somebody who asks for a hundred invented stations at once', () => {
  const rasterOf = (height: number, address: string) =>
    shop.get(`/drawings/v4/open-graph/topas-box-1150x1170x${height}-600-gravity.jpeg`, {
      'x-forwarded-for': address,
    })
  const callJson = (address: string) =>
    Promise.all(Array.from({ length: 100 }, (_, number) => rasterOf(2600 + number, address)))

  test('gets a few of them and is asked to wait for the rest', async () => {
    const responses = await callJson('203.0.113.1')
    const refused = responses.filter(({ status }) => status === 429)
    expect(responses.filter(({ status }) => status === 200).length).toBe(100 - refused.length)
    expect(refused.length).toBeGreaterThan(80)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(refused[0]?.headers.get('cache-control')).toBeNull()
    expect((await rasterOf(2701, '203.0.113.2')).status).toBe(200)
  })

  test('holds up neither the picture of a product, nor of a project, nor an upload', async () => {
    const cookie = await signInAs(shop, 'manager')
    const products: Product[] = await (await shop.get('/api/products')).json()
    const drawings = products.flatMap(({ drawing }) => drawing ?? []).slice(0, 2)
    const project = (await readProjectPicture()) ?? ''
    const pictures = hold()
    const crowd = callJson('203.0.113.3')
    await pictures.waitFor('unknown', 6)
    const ours = [...drawings.map((drawing) => `/drawings/v4/open-graph/${drawing}.jpeg`), project].map(
      (address) => shop.get(address, { 'x-forwarded-for': '203.0.113.3' }),
    )
    await pictures.waitFor('shared', ours.length)
    const body = new FormData()
    body.set('image', new File([await sharp(square).png().toBuffer()], 'x.png'))
    const uploaded = await shop.app.request('http://shop.test/api/upload/image', {
      method: 'POST',
      headers: { cookie },
      body,
    })
    // All the others still wait: an upload waits for none of them.
    expect({ status: uploaded.status, made: pictures.made }).toEqual({ status: 200, made: [] })
    pictures.release()
    for (const picture of await Promise.all(ours)) expect(picture.status).toBe(200)
    await crowd
    const before = pictures.made.slice(0, pictures.made.lastIndexOf('shared'))
    expect(before.filter((line) => line === 'unknown').length).toBeLessThanOrEqual(ours.length)
  })
})

const square = { create: { width: 40, height: 40, channels: 3, background: 'white' } } as const

/** Address of a project's Open Graph picture. */
async function readProjectPicture(): Promise<string | undefined> {
  const html = await (await shop.get('/projects/1')).text()
  return /<meta property="og:image" content="http:\/\/shop\.test([^"]+)"/.exec(html)?.[1]
}

test('a product that has just been changed is shared with its new drawing', async () => {
  const { rows } = await shop.database.pool.query("select id from products where slug = 'topas-5'")
  await shop.database.pool.query(`update products set height = 2490 where id = ${rows[0].id}`)
  shop.contentCache.invalidate()
  const product: Product = await (await shop.get(`/api/products/id/${rows[0].id}`)).json()
  // The limit of this address is used up: only drawings that pages link to are made.
  await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      shop.get(`/drawings/v4/open-graph/topas-box-1150x1170x${2300 + number}-600-gravity.jpeg`),
    ),
  )
  expect(product.drawing).toContain('x2490-')
  expect((await shop.get(`/drawings/v4/open-graph/${product.drawing}.jpeg`)).status).toBe(200)
  // A new minute may have begun; its limit is lower than this number.
  const unnamed = Array.from({ length: 7 }, (_, number) =>
    shop.get(`/drawings/v4/open-graph/topas-box-1150x1170x${2390 + number}-600-gravity.jpeg`),
  )
  expect((await Promise.all(unnamed)).map(({ status }) => status)).toContain(429)
})

test('many who ask for one picture wait for one drawing of it', async () => {
  const requests = Array.from({ length: 60 }, () =>
    shop.get('/drawings/v4/open-graph/topas-box-1150x1170x2222-600-gravity.jpeg', {
      'x-forwarded-for': '203.0.113.9',
    }),
  )
  expect(new Set((await Promise.all(requests)).map(({ status }) => status))).toEqual(new Set([200]))
})

test.each([
  `/drawings/v4/card/${key}.png`,
  `/drawings/v4/card/${key}.jpeg`,
  '/drawings/v4/open-graph/nothing.png',
  '/drawings/v4/card/topas-box-99999x1x2-600-gravity.svg',
  '/drawings/v4/nothing/x.svg',
  `/drawings/v4/card/${key}.exe`,
])('%s is drawn for nobody', async (address) => {
  expect((await shop.get(address)).status).toBe(404)
})

test('after the database was away the list of linked drawings is read again, and then once per version', async () => {
  const cache = { version: {} }
  const isShared = createIsShared(shop.database.db, cache)
  const { pool } = shop.database
  const name = `open-graph/${TYPICAL_STATION}`
  await pool.query('alter table products rename to products_away')
  expect(await isShared(name)).toBe(false)
  await pool.query('alter table products_away rename to products')
  expect(await isShared(name)).toBe(true)
  await pool.query('alter table products rename to products_away')
  expect(await isShared(name)).toBe(true)
  cache.version = {}
  expect(await isShared(name)).toBe(false)
  await pool.query('alter table products_away rename to products')
})

test('the drawing of a hidden product is linked by no page', async () => {
  const cache = { version: {} }
  const isShared = createIsShared(shop.database.db, cache)
  const { pool } = shop.database
  await pool.query("update products set height = 2777 where slug = 'topas-5'")
  const product: Product = await (await shop.get('/api/products/topas-5')).json()
  expect(product.drawing).toContain('x2777-')
  expect(await isShared(`open-graph/${product.drawing}`)).toBe(true)
  await pool.query("update products set published = false where slug = 'topas-5'")
  cache.version = {}
  expect(await isShared(`open-graph/${product.drawing}`)).toBe(false)
})
