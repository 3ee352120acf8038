import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { INDEXED, ORIGIN, openReader, PRIVATE } from './support/indexed-pages.ts'
import { type PageHead, readHead } from './support/page-head.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { read, headOf } = openReader(shop)

/** Expects one title, heading and description within the lengths that search engines show. */
function expectUniqueHead({ titles, headings, meta }: PageHead) {
  expect(titles).toHaveLength(1)
  expect(headings).toHaveLength(1)
  const [title = ''] = titles
  const description = meta.get('description') ?? ''
  expect(title.length, title).toBeGreaterThanOrEqual(15)
  expect(title.length, title).toBeLessThanOrEqual(70)
  expect(description.length, description).toBeGreaterThanOrEqual(50)
  expect(description.length, description).toBeLessThanOrEqual(170)
  expect(title + description).not.toMatch(/undefined|null|NaN|\[object/)
}

/** Expects what messengers show of a link: words, the link itself and a picture. Returns the picture's path. */
async function expectShared(address: string): Promise<string> {
  const { titles, meta } = await headOf(address)
  expect(meta.get('og:title')).toBe(titles[0])
  expect(meta.get('og:description')).toBe(meta.get('description'))
  expect(meta.get('og:url')).toBe(new URL(address, ORIGIN).href)
  expect(meta.get('og:locale')).toBe('ru_RU')
  expect(meta.get('og:type')).toMatch(/^(website|article|product)$/)
  expect(meta.get('og:site_name')).not.toBe('')
  const image = new URL(meta.get('og:image') ?? '')
  expect(image.origin).toBe(ORIGIN)
  const picture = await shop.get(image.pathname)
  expect(picture.status, image.href).toBe(200)
  expect([picture.headers.get('content-type'), meta.get('og:image:type')]).toEqual([
    'image/jpeg',
    'image/jpeg',
  ])
  expect([meta.get('og:image:width'), meta.get('og:image:height')]).toEqual(['1200', '630'])
  const bytes = Buffer.from(await picture.arrayBuffer())
  const { width, height, format } = await sharp(bytes).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  expect(bytes.length).toBeLessThan(300_000)
  return image.pathname
}

describe.each(INDEXED)('%s', (address, ...types) => {
  test('has a title and a description of a length that is shown whole', async () => {
    const head = await headOf(address)
    expect(head.lang).toBe('ru')
    expectUniqueHead(head)
  })

  test('names its one address and may be indexed', async () => {
    const tail = `${address}?utm_source=mail`
    for (const visited of [address, tail]) {
      const { canonical, meta } = await headOf(visited)
      expect(canonical).toEqual([new URL(address, ORIGIN).href])
      expect(meta.has('robots')).toBe(false)
    }
  })

  test('can be shared with words and a picture', async () => {
    await expectShared(address)
  })

  test(`says what it is: ${types.join(', ')}`, async () => {
    const { data } = await headOf(address)
    expect(data.map((statement) => statement['@type'])).toEqual(expect.arrayContaining(types))
    for (const statement of data) expect(statement['@context']).toBe('https://schema.org')
  })
})

test('no two pages have the same title or description', async () => {
  const heads = await Promise.all(
    [...INDEXED.map(([address]) => address), '/compare', '/cart', '/search'].map(headOf),
  )
  for (const message of [
    heads.map(({ titles }) => titles[0]),
    heads.map(({ meta }) => meta.get('description')),
  ])
    expect(message.filter((text, index) => message.indexOf(text) !== index)).toEqual([])
})

test.each(PRIVATE)(
  '%s has its words and its one address and stays out of search engines',
  async (address) => {
    const head = await headOf(address)
    expectUniqueHead(head)
    expect(head.meta.get('robots')).toBe('noindex')
    expect(head.canonical).toEqual([new URL(address.replace(/\?.*/, ''), ORIGIN).href])
    await expectShared(address)
  },
)

test('a comparison is shared with the drawing of its first model', async () => {
  const { drawing } = await (await shop.get('/api/products/id/2')).json()
  expect(await expectShared('/compare?ids=2,1')).toContain(drawing)
})

test('works of one place are shared with the link to them', async () => {
  const address = `/projects?${new URLSearchParams({ location: 'Пушкино' })}`
  expect((await headOf(address)).titles).toEqual(['Наши работы: Пушкино'])
  await expectShared(address)
})

test.each([
  ['blog_categories', '/blog/category/', 'montazh-i-grunty'],
  ['faq_categories', '/faq/', 'montazh'],
])('a category of %s that staff left without a description has one', async (table, folder, slug) => {
  const { pool } = shop.database
  const { rows } = await pool.query(`select description from ${table} where slug = $1`, [slug])
  const describeAs = async (text: string | null) => {
    await pool.query(`update ${table} set description = $2 where slug = $1`, [slug, text])
    shop.contentCache.invalidate()
  }
  await describeAs(null)
  try {
    expectUniqueHead(await headOf(folder + slug))
    await expectShared(folder + slug)
  } finally {
    await describeAs(rows[0].description)
  }
})

test.each([
  '/nothing/here',
  '/catalog/nobody',
  '/product/nothing',
  '/projects/999999',
  '/projects/first',
  '/projects/1.5',
  '/faq/nothing',
  '/blog/nothing',
  '/blog/drenazh-vokrug-doma',
  '/blog/category/nothing',
])('%s is not there: 404 and noindex', async (address) => {
  const { status, html } = await read(address)
  expect(status).toBe(404)
  const { titles, meta, canonical, headings } = readHead(html)
  expect(titles).toHaveLength(1)
  expect(headings).toHaveLength(1)
  expect(meta.get('robots')).toBe('noindex')
  expect(canonical).toEqual([])
})

test('an address of the staff area that has no screen is a 404 with the same document', async () => {
  const known = await read('/admin/orders')
  expect(known.status).toBe(200)
  for (const address of ['/admin/no-such-screen', '/admin/orders/5', '/admin/blog/posts/12']) {
    expect(await read(address)).toEqual({ ...known, status: 404 })
  }
  for (const address of ['/admin', '/admin/', '/admin/login', '/admin/blog/posts/12/edit']) {
    expect((await read(address)).status).toBe(200)
  }
})

test.each([
  ['/catalog/topol-eco', '/catalog/topas'],
  ['/catalog/topaero', '/catalog/topas'],
  ['/catalog/topoleco', '/catalog/topas'],
  ['/catalog/evrolos', '/catalog/eurolos'],
  ['/catalog/bios', '/catalog/bio-s'],
  ['/catalog/EVROLOS/', '/catalog/eurolos'],
  ['/Privacy', '/privacy'],
  ['/terms/', '/terms'],
  ['/BLOG/', '/blog'],
  ['//faq', '/faq'],
  ['//faq/a%20b', '/faq/a%20b'],
  ['//%20', '/%20'],
  ['/projects/1/', '/projects/1'],
  ['/projects/01', '/projects/1'],
  ['/Catalog/?users=5&sort=price_asc', '/catalog?users=5&sort=price_asc'],
])('%s answers 301 to %s', async (address, canonical) => {
  const response = await shop.get(address)
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe(canonical)
})

test('no link of any page leads nowhere', async () => {
  const pages = await Promise.all([...INDEXED.map(([address]) => address), ...PRIVATE].map(headOf))
  const links = pages
    .flatMap((page) => page.links)
    .filter((link) => link.startsWith('/') && !link.startsWith('/admin'))
    .map((link) => link.replace(/#.*/, ''))
  const wanted = [...new Set(links)]
  const dead: string[] = []
  const follow = async () => {
    for (let link = wanted.pop(); link !== undefined; link = wanted.pop()) {
      const { status } = await shop.get(link)
      if (status !== 200) dead.push(`${link} ${status}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, follow))
  expect(dead).toEqual([])
}, 60_000)
