import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findData, INDEXED, ORIGIN, openReader } from './support/indexed-pages.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { headOf } = openReader(shop)

describe('Structured data', () => {
  test('a product has its offer in rubles, valid for a year', async () => {
    const product = findData((await headOf('/product/topas-5')).data, 'Product')
    expect(product).toMatchObject({
      name: 'Топас 5',
      url: `${ORIGIN}/product/topas-5`,
      brand: { name: 'Топас' },
      category: 'Топас',
      offers: {
        '@type': 'Offer',
        price: '222920.00',
        priceCurrency: 'RUB',
        availability: 'https://schema.org/InStock',
      },
    })
    const until = Date.parse(String(Reflect.get(Object(product?.offers), 'priceValidUntil')))
    const days = (until - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(363)
    expect(days).toBeLessThanOrEqual(366)
  })

  test('no page has a product without what makes it valid, also where a price is asked for', async () => {
    const { rows } = await shop.database.pool.query("select price from products where slug = 'topas-6'")
    const before = rows[0].price
    await shop.database.pool.query("update products set price = null where slug = 'topas-6'")
    try {
      const asked = (await openReader(shop).headOf('/product/topas-6')).data
      expect(findData(asked, 'Product')).toBeUndefined()
      expect(findData(asked, 'BreadcrumbList')).toBeDefined()
    } finally {
      await shop.database.pool.query("update products set price = $1 where slug = 'topas-6'", [before])
    }
  })

  test('a product names its characteristics as its page does', async () => {
    const product = findData((await headOf('/product/topas-5')).data, 'Product')
    expect(product?.additionalProperty).toEqual(
      expect.arrayContaining([
        { '@type': 'PropertyValue', name: 'Залповый сброс', value: expect.stringMatching(/^\d+ л$/) },
        { '@type': 'PropertyValue', name: 'Материал ёмкости', value: 'Полипропилен' },
      ]),
    )
  })

  test('the company is open on weekdays from 9 to 19, on weekends from 10 to 16', async () => {
    for (const address of ['/', '/contact']) {
      expect(findData((await headOf(address)).data, 'LocalBusiness')).toMatchObject({
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

  test('the company serves the towns of the map on the home page', async () => {
    expect(findData((await headOf('/')).data, 'LocalBusiness')?.areaServed).toEqual(
      expect.arrayContaining(['Мытищи', 'Сергиев Посад']),
    )
  })

  test('questions come with their answers', async () => {
    const page = findData((await headOf('/faq/montazh')).data, 'FAQPage')
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
    expect(findData((await headOf('/blog/kak-vybrat-stanciyu')).data, 'Article')).toMatchObject({
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
      expect(findData(data, 'Article')?.image).toEqual([image])
      const response = await shop.get(new URL(image).pathname)
      const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect({ width, height, format }, image).toEqual({ width: 1200, height: 630, format: 'jpeg' })
      pictures.add(image)
    }
    expect(posts.length).toBeGreaterThan(5)
    expect(pictures.size).toBe(posts.length)
  })

  test.each(INDEXED.filter(([, ...types]) => types.includes('BreadcrumbList')))(
    'the way to %s begins at home',
    async (address) => {
      const way = findData((await headOf(address)).data, 'BreadcrumbList')?.itemListElement
      expect(way).toEqual(
        expect.arrayContaining([expect.objectContaining({ position: 1, item: `${ORIGIN}/` })]),
      )
    },
  )
})
