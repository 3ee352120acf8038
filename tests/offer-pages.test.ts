import { describe, expect, test } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call, callAnonymously, callJson, makeProduct } = openCatalogueDesk(shop)

const openPage = async (address: string) => {
  const response = await shop.get(address)
  expect(response.status).toBe(200)
  return response.text()
}
const pageOf = ({ slug }: Pick<Product, 'slug'>) => openPage(`/product/${slug}`)
const offerOf = (html: string) => {
  const [, json = ''] =
    /<script type="application\/ld\+json"[^>]*>(\{[^<]*"Product"[^<]*)<\/script>/.exec(html) ?? []
  return JSON.parse(json).offers
}
/** Visible words, with ordinary spaces. */
const textOf = (html: string) =>
  html
    .replace(/<(script|template)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()

describe('A visitor of a reduced product', () => {
  const offer = { price: 20_772_000, oldPrice: 22_680_000, oldPriceReason: 'Скидка завода' }

  test('sees the old price struck through, how much is saved, until when and why', async () => {
    const product = await makeProduct({ ...offer, oldPriceUntil: '2099-11-30T12:00:00.000Z' })
    const html = await pageOf(product)
    expect(html).toMatch(/<s class="price__old">.*?226\s800/)
    expect(textOf(html)).toMatch(/дешевле на 19 080 ₽ до 30 ноября 2099 г\. Скидка завода/)
    expect(offerOf(html)).toMatchObject({
      price: '207720.00',
      priceValidUntil: '2099-11-30',
      priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '226800.00' },
    })
    expect(await openPage('/catalog')).toMatch(/<s class="price__old">.*?226\s800/)
  })

  test('sees nothing of an old price whose time has passed', async () => {
    const product = await makeProduct({ ...offer, oldPriceUntil: inDays(-1) })
    const html = await pageOf(product)
    expect(textOf(html)).not.toContain('дешевле на')
    expect(html).not.toContain('Скидка завода')
    expect(offerOf(html).priceSpecification).toBeUndefined()
  })
})

describe('Availability', () => {
  test('is said on the page, in the card and in structured data', async () => {
    const usual = await pageOf(await makeProduct({ price: 100 }))
    expect(textOf(usual)).toContain('В наличии')
    expect(offerOf(usual).availability).toBe('https://schema.org/InStock')
    const ordered = await makeProduct({ price: 100, availability: 'made_to_order', leadDays: 14 })
    const html = await pageOf(ordered)
    expect(textOf(html)).toContain('Под заказ, 14 дней')
    expect(offerOf(html).availability).toBe('https://schema.org/MadeToOrder')
    expect(textOf(await openPage('/catalog'))).toContain('Под заказ, 14 дней')
  })

  test('of a discontinued product leaves its page, with a way to others and no way to buy', async () => {
    const [similar, product] = [
      await makeProduct({ name: 'Замена' }),
      await makeProduct({ name: 'Ушедшая', price: 100 }),
    ]
    await callJson(200, 'PATCH', `/products/${product.id}`, {
      availability: 'discontinued',
      similarIds: [similar.id],
    })
    const html = await pageOf(product)
    expect(textOf(html)).toContain('Снят с производства')
    expect(html).toContain('href="#similar"')
    expect(textOf(html)).toContain('Что взять вместо неё')
    expect(textOf(html)).toContain('Замена')
    expect(html).not.toContain('aria-label="В корзину: Ушедшая"')
    expect(html).not.toContain('class="buybar"')
    expect(offerOf(html).availability).toBe('https://schema.org/Discontinued')
    const found = await openPage(`/search?q=${encodeURIComponent('Ушедшая')}`)
    expect(found).not.toContain('aria-label="В корзину: Ушедшая"')
  })

  test('keeps a discontinued product out of the selection', async () => {
    const proposed = async (): Promise<string[]> => {
      const response = await callAnonymously('GET', '/selection?residents=5&livingType=permanent')
      const { models, rejected }: { models: { slug: string }[]; rejected: { slug: string }[] } =
        await response.json()
      return [...models, ...rejected].map(({ slug }) => slug)
    }
    const [slug = ''] = await proposed()
    const { id } = await callJson<Product>(200, 'GET', `/products/${slug}`)
    await callJson(200, 'PATCH', `/products/${id}`, { availability: 'discontinued' })
    expect(await proposed()).not.toContain(slug)
    await callJson(200, 'PATCH', `/products/${id}`, { availability: 'in_stock' })
  })
})

describe('What staff add to a product', () => {
  test('is its own title and description for search engines', async () => {
    const product = await makeProduct({ metaTitle: 'Купить станцию', metaDescription: 'С монтажом под ключ' })
    const html = await pageOf(product)
    expect(html).toContain('<title>Купить станцию</title>')
    expect(html).toContain('<meta name="description" content="С монтажом под ключ"/>')
  })

  test('are documents to download and accessories to take along', async () => {
    const accessory = await callJson<{ id: number }>(201, 'POST', '/admin/accessories', {
      name: 'Сигнализатор',
      description: 'Лампа в доме',
      price: 490_000,
    })
    const product = await makeProduct({
      documents: [{ title: 'Паспорт станции', url: '/assets/uploads/a.pdf' }],
      accessoryIds: [accessory.id],
    })
    const html = await pageOf(product)
    expect(html).toContain('href="/assets/uploads/a.pdf"')
    expect(textOf(html)).toMatch(
      /Документы.*Паспорт станции PDF.*С ней берут.*Сигнализатор Лампа в доме 4 900 ₽/,
    )
  })

  test('is which similar models stand first', async () => {
    const [one, other] = [
      await makeProduct({ name: 'Первая похожая' }),
      await makeProduct({ name: 'Вторая' }),
    ]
    const html = await pageOf(await makeProduct({ similarIds: [other.id, one.id] }))
    expect(textOf(html)).toMatch(/Похожие модели.*Вторая.*Первая похожая/)
  })
})

test('a page that is not found names the first three manufacturers', async () => {
  const make = (name: string, order: number) =>
    callJson<{ id: number }>(201, 'POST', '/manufacturers', { name, slug: `m${order}`, order: order - 100 })
  const made = [
    await make('Астра', 3),
    await make('Юнилос', 1),
    await make('Тверь', 2),
    await make('Четвёртый', 4),
  ]
  const response = await shop.get('/no-such-page')
  const text = textOf(await response.text()).split('Производители')[0]
  expect(text).toMatch(/Станции Юнилос.*Станции Тверь.*Станции Астра/)
  expect(text).not.toContain('Станции Четвёртый')
  expect(text).not.toContain('Станции Топас')
  for (const { id } of made) expect((await call('DELETE', `/manufacturers/${id}`)).status).toBe(204)
})
