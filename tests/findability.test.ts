import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type PageHead, readHead } from './support/page-head.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const ORIGIN = 'http://shop.test'

/** Every route of storefront.md, section 2, with the structured data that fits it. */
const INDEXED: readonly [address: string, ...data: string[]][] = [
  ['/', 'LocalBusiness'],
  ['/catalog', 'BreadcrumbList'],
  ['/catalog/topas', 'BreadcrumbList'],
  ['/catalog/eurolos', 'BreadcrumbList'],
  ['/catalog/bio-s', 'BreadcrumbList'],
  ['/product/topas-5', 'Product', 'BreadcrumbList'],
  ['/about', 'BreadcrumbList'],
  ['/contact', 'LocalBusiness', 'BreadcrumbList'],
  ['/services', 'BreadcrumbList'],
  ['/projects', 'BreadcrumbList'],
  ['/projects/1', 'BreadcrumbList'],
  ['/privacy', 'BreadcrumbList'],
  ['/terms', 'BreadcrumbList'],
  ['/faq', 'BreadcrumbList'],
  ['/faq/montazh', 'FAQPage', 'BreadcrumbList'],
  ['/blog', 'BreadcrumbList'],
  ['/blog/category/montazh-i-grunty', 'BreadcrumbList'],
  ['/blog/kak-vybrat-stanciyu', 'Article', 'BreadcrumbList'],
  ['/sitemap', 'BreadcrumbList'],
]

/** Pages of one visitor: worth a title, not worth a place in a search engine. */
const PRIVATE = [
  '/compare',
  '/cart',
  '/search',
  '/search?q=%D1%82%D0%BE%D0%BF%D0%B0%D1%81',
  '/compare?ids=1,2',
]

const read = async (address: string) => {
  const response = await shop.get(address)
  return { status: response.status, html: await response.text() }
}
const headOf = async (address: string) => {
  const { status, html } = await read(address)
  expect(status, address).toBe(200)
  return readHead(html)
}
const found = (data: readonly Record<string, unknown>[], type: string) =>
  data.find((statement) => statement['@type'] === type)

/** Lengths that search engines show whole. */
function expectWords({ titles, headings, meta }: PageHead) {
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

describe.each(INDEXED)('%s', (address, ...types) => {
  test('has a title and a description of a length that is shown whole', async () => {
    const head = await headOf(address)
    expect(head.lang).toBe('ru')
    expectWords(head)
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
    expect(picture.headers.get('content-type')).toMatch(/^image\/(png|jpeg|webp)$/)
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
  for (const words of [
    heads.map(({ titles }) => titles[0]),
    heads.map(({ meta }) => meta.get('description')),
  ])
    expect(words.filter((text, index) => words.indexOf(text) !== index)).toEqual([])
})

test.each(PRIVATE)(
  '%s has its words and its one address and stays out of search engines',
  async (address) => {
    const head = await headOf(address)
    expectWords(head)
    expect(head.meta.get('robots')).toBe('noindex')
    expect(head.canonical).toEqual([new URL(address.replace(/\?.*/, ''), ORIGIN).href])
  },
)

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

test.each([
  ['/catalog/topol-eco', '/catalog/topas'],
  ['/catalog/topaero', '/catalog/topas'],
  ['/catalog/topoleco', '/catalog/topas'],
  ['/catalog/evrolos', '/catalog/eurolos'],
  ['/catalog/bios', '/catalog/bio-s'],
  ['/catalog/EVROLOS/', '/catalog/evrolos'],
  ['/Privacy', '/privacy'],
  ['/terms/', '/terms'],
  ['/BLOG/', '/blog'],
  ['//faq', '/faq'],
  ['/projects/1/', '/projects/1'],
  ['/projects/01', '/projects/1'],
])('%s answers 301 to %s', async (address, canonical) => {
  const response = await shop.get(address)
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe(canonical)
})

describe('Structured data', () => {
  test('a product has its offer in rubles, valid for a year', async () => {
    const product = found((await headOf('/product/topas-5')).data, 'Product')
    expect(product).toMatchObject({
      name: 'Топас 5',
      url: `${ORIGIN}/product/topas-5`,
      brand: { name: 'Топас' },
      offers: { '@type': 'Offer', price: '222920.00', priceCurrency: 'RUB' },
    })
    const until = Date.parse(String(Reflect.get(Object(product?.offers), 'priceValidUntil')))
    const days = (until - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(363)
    expect(days).toBeLessThanOrEqual(366)
  })

  test('the company is open on weekdays from 9 to 19, on weekends from 10 to 16', async () => {
    for (const address of ['/', '/contact']) {
      expect(found((await headOf(address)).data, 'LocalBusiness')).toMatchObject({
        telephone: expect.stringMatching(/^\+7/),
        openingHoursSpecification: [
          {
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
            opens: '09:00',
            closes: '19:00',
          },
          { dayOfWeek: ['Saturday', 'Sunday'], opens: '10:00', closes: '16:00' },
        ],
      })
    }
  })

  test('questions come with their answers', async () => {
    const page = found((await headOf('/faq/montazh')).data, 'FAQPage')
    const questions = page?.mainEntity
    expect(Array.isArray(questions) && questions.length).toBeGreaterThan(1)
    expect(questions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          '@type': 'Question',
          name: expect.stringMatching(/\?$/),
          acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/.{20}/) },
        }),
      ]),
    )
  })

  test('an article names its author, its dates and its picture', async () => {
    expect(found((await headOf('/blog/kak-vybrat-stanciyu')).data, 'Article')).toMatchObject({
      headline: expect.stringMatching(/.{10}/),
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      author: { name: expect.stringMatching(/./) },
      image: expect.anything(),
    })
  })

  test('every article is shared with a picture of its own, 1200 × 630 pixels', async () => {
    const listed = await (await shop.get('/sitemap.xml')).text()
    const posts = [...listed.matchAll(/<loc>http:\/\/shop\.test(\/blog\/[\w-]+)<\/loc>/g)]
    const pictures = new Set<string>()
    for (const [, address = ''] of posts) {
      const { meta, data } = await headOf(address)
      const image = meta.get('og:image') ?? ''
      expect(found(data, 'Article')?.image).toEqual([image])
      const answer = await shop.get(new URL(image).pathname)
      const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect({ width, height, format }, image).toEqual({ width: 1200, height: 630, format: 'png' })
      pictures.add(image)
    }
    expect(posts.length).toBeGreaterThan(5)
    expect(pictures.size).toBe(posts.length)
  })

  test.each(INDEXED.filter(([, ...types]) => types.includes('BreadcrumbList')))(
    'the way to %s begins at home',
    async (address) => {
      const way = found((await headOf(address)).data, 'BreadcrumbList')?.itemListElement
      expect(way).toEqual(
        expect.arrayContaining([expect.objectContaining({ position: 1, item: `${ORIGIN}/` })]),
      )
    },
  )
})

describe('For robots', () => {
  const addresses = async () => {
    const response = await shop.get('/sitemap.xml')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('application/xml')
    return [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  }

  test('robots.txt names the site map and keeps robots from the staff area', async () => {
    const text = await (await shop.get('/robots.txt')).text()
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    for (const path of ['/admin', '/api/', '/search']) expect(text).toContain(`Disallow: ${path}\n`)
    expect(text).not.toMatch(/Disallow: \/?\n/)
  })

  test('every address of sitemap.xml is a page that names this very address', async () => {
    const listed = await addresses()
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed).toEqual(expect.arrayContaining(INDEXED.map(([address]) => new URL(address, ORIGIN).href)))
    for (const address of listed) {
      const { canonical, meta } = await headOf(new URL(address).pathname)
      expect(canonical).toEqual([address])
      expect(meta.has('robots'), address).toBe(false)
    }
  })

  test('sitemap.xml knows when a post was changed, and forgets a hidden one at once', async () => {
    const { pool } = shop.database
    const post = `${ORIGIN}/blog/topas-ili-evrolos`
    await pool.query(
      "update blog_posts set updated_at = '2026-03-01T10:00:00Z' where slug = 'topas-ili-evrolos'",
    )
    const xml = await (await shop.get('/sitemap.xml')).text()
    expect(xml).toContain(`<loc>${post}</loc><lastmod>2026-03-01T10:00:00.000Z</lastmod>`)
    await pool.query("update blog_posts set published = false where slug = 'topas-ili-evrolos'")
    expect(await addresses()).not.toContain(post)
    await pool.query("update blog_posts set published = true where slug = 'topas-ili-evrolos'")
    expect(await addresses()).toContain(post)
  })

  test('drafts are in no list', async () => {
    const draft = 'drenazh-vokrug-doma'
    expect((await addresses()).join(' ')).not.toContain(draft)
    expect(await (await shop.get('/blog/rss.xml')).text()).not.toContain(draft)
  })
})

test('the site map for people stands without the list of manufacturers', async () => {
  const { pool } = shop.database
  await pool.query('alter table manufacturers rename to manufacturers_away')
  shop.kept.invalidate()
  const response = await shop.get('/sitemap')
  await pool.query('alter table manufacturers_away rename to manufacturers')
  shop.kept.invalidate()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toContain('no-store')
  const { links } = readHead(await response.text())
  expect(links).toEqual(expect.arrayContaining(['/catalog', '/about', '/faq', '/terms']))
  expect(links).not.toContain('/catalog/topas')
})

test('no link of any page leads nowhere', async () => {
  const pages = await Promise.all([...INDEXED.map(([address]) => address), ...PRIVATE].map(headOf))
  const links = pages
    .flatMap((page) => page.links)
    .filter((link) => link.startsWith('/') && !link.startsWith('/admin'))
    .map((link) => link.replace(/#.*/, ''))
  const answers = await Promise.all(
    [...new Set(links)].map(async (link) => `${(await shop.get(link)).status} ${link}`),
  )
  expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([])
}, 60_000)
