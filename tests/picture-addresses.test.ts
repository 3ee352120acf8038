import { describe, expect, test } from 'vitest'
import { expectError, openDesk } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const desk = openDesk(shop)

const WORDS = 'Адрес изображения: с https:// или http://, путь вида /assets/… или имя файла'
const HOSTILE = [
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  '//evil.test/1.png',
  'java\tscript:x',
]

/** All calls with a picture's address. */
const WAYS: readonly [call: string, body: (address: string) => object][] = [
  ['PATCH /products/1', (imageUrl) => ({ imageUrl })],
  ['PATCH /products/1', (address) => ({ technicalSpecs: { images: ['/assets/a.png', address] } })],
  ['PATCH /products/1', (address) => ({ technicalSpecs: JSON.stringify({ images: [address, 'b.png'] }) })],
  ['PUT /categories/1', (imageUrl) => ({ imageUrl })],
  ['PUT /blog/posts/1', (featuredImage) => ({ featuredImage })],
  ['PUT /admin/projects/1', (featuredImage) => ({ featuredImage })],
  ['PUT /admin/projects/1', (address) => ({ images: ['/assets/a.png', address] })],
  ['PUT /admin/projects/1', (address) => ({ images: `/assets/a.png, ${address}` })],
]

describe.each(WAYS)('%s', (call, body) => {
  const [method = '', address = ''] = call.split(' ')

  test.each(HOSTILE)('refuses a picture at %j in words', async (hostile) => {
    await expectError(await desk.call(method, address, body(hostile)), 400, WORDS)
  })

  test('takes an address of this site, of another one, and the name of a file', async () => {
    for (const good of [
      '/assets/uploads/a.png',
      'https://example.ru/a.png',
      'http://example.ru/a.png',
      'our_services.png',
    ])
      expect((await desk.call(method, address, body(good))).status, good).toBe(200)
  })
})

describe('A row stored before the rule', () => {
  const query = (text: string) => shop.database.pool.query(text)

  test('leads nobody anywhere', async () => {
    await query(`update products set image_url = 'javascript:alert(1)',
      technical_specs = '{"images": ["javascript:alert(2)", "/assets/good.png"]}' where id = 1`)
    await query("update product_categories set image_url = 'data:text/html,x' where id = 1")
    await query("update manufacturers set logo_url = 'javascript:alert(3)' where id = 1")
    await query("update blog_posts set featured_image = 'javascript:alert(4)' where id = 1")
    await query(`update projects set featured_image = '//evil.test/1.png',
      images = '["file:///etc/passwd", "/assets/good.png"]' where id = 1`)
    shop.contentCache.invalidate()
    const { rows } = await query(
      'select p.slug as product, b.slug as post from products p, blog_posts b where p.id = 1 and b.id = 1',
    )
    const [{ product, post }] = rows
    const seen = [
      '/api/products',
      '/api/products/id/1',
      '/api/categories',
      '/api/manufacturers',
      '/api/blog/posts/1',
      '/api/projects',
      '/api/projects/1',
      '/',
      '/catalog',
      `/product/${product}`,
      `/blog/${post}`,
      '/projects',
      '/projects/1',
      '/blog/rss.xml',
    ]
    for (const address of seen) {
      const response = await shop.get(address)
      expect(response.status, address).toBe(200)
      expect(/(?:javascript|data|file):[^i]|\/\/evil/.test(await response.text()), address).toBe(false)
    }
    const { images, imageUrl } = await desk.callJson<{ images: string[]; imageUrl: null }>(
      200,
      'GET',
      '/products/id/1',
    )
    expect({ images, imageUrl }).toEqual({ images: ['/assets/good.png'], imageUrl: null })
  })

  test('leads nobody anywhere in the response to a change of its other fields either', async () => {
    await query("update product_categories set image_url = 'data:text/html,x' where id = 1")
    await query("update manufacturers set logo_url = 'javascript:alert(3)' where id = 1")
    expect(await desk.callJson(200, 'PUT', '/categories/1', { order: 3 })).toMatchObject({ imageUrl: null })
    const country = { country: 'Россия' }
    expect(await desk.callJson(200, 'PUT', '/manufacturers/1', country)).toMatchObject({ logoUrl: null })
  })

  test('is mended by the next save of its pictures', async () => {
    await query("update products set image_url = 'javascript:alert(1)' where id = 1")
    await desk.callJson(200, 'PATCH', '/products/1', { imageUrl: '/assets/new.png' })
    const { rows } = await query(
      'select image_url, technical_specs::text as specs from products where id = 1',
    )
    expect(rows[0].image_url).toBe('/assets/new.png')
    expect(rows[0].specs).not.toContain('javascript')
  })
})
