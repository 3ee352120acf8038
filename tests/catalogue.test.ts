import { describe, expect, test } from 'vitest'
import { openShop } from './support/shop.ts'

const shop = openShop()

const list = async (query = '') => {
  const response = await shop.get(`/api/products${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as { slug: string; manufacturerSlug: string; [field: string]: unknown }[]
}

describe('The catalogue by API', () => {
  test('has at least 60 products of three manufacturers, a few without a price', async () => {
    const products = await list()
    expect(products.length).toBeGreaterThanOrEqual(60)
    expect(new Set(products.map(({ manufacturerSlug }) => manufacturerSlug))).toEqual(
      new Set(['topas', 'eurolos', 'bio-s']),
    )
    expect(products.filter(({ price }) => price === null).length).toBeGreaterThan(1)
  })

  test.each([
    ['topas', 'topas'],
    ['topol-eco', 'topas'],
    ['topaero', 'topas'],
    ['topoleco', 'topas'],
    ['evrolos', 'eurolos'],
    ['bios', 'bio-s'],
  ])('filters by the spelling %s as %s', async (spelling, stored) => {
    const products = await list(`?manufacturer=${spelling}`)
    expect(products.length).toBeGreaterThan(0)
    expect(new Set(products.map(({ manufacturerSlug }) => manufacturerSlug))).toEqual(new Set([stored]))
  })

  test('answers an unknown manufacturer with an empty list', async () => {
    expect(await list('?manufacturer=nobody')).toEqual([])
    expect(await list('?manufacturer=unilos')).toEqual([])
  })

  test('combines search and manufacturer', async () => {
    const products = await list(`?search=${encodeURIComponent('5')}&manufacturer=eurolos`)
    expect(products.length).toBeGreaterThan(0)
    expect(products.length).toBeLessThan((await list('?manufacturer=eurolos')).length)
    for (const { manufacturerSlug, name } of products) {
      expect(manufacturerSlug).toBe('eurolos')
      expect(name).toContain('5')
    }
  })

  test('gives one product by slug and by id, with both spellings of the manufacturer fields', async () => {
    const bySlug = await (await shop.get('/api/products/topas-5')).json()
    expect(bySlug).toMatchObject({
      name: 'Топас 5',
      price: 22_292_000,
      installationPrice: 3_500_000,
      productivity: 1,
      sku: bySlug.model,
      manufacturer_slug: 'topas',
      manufacturer_name: 'Топас',
    })
    expect(bySlug).not.toHaveProperty('sourceFileName')
    expect(await (await shop.get(`/api/products/id/${bySlug.id}`)).json()).toEqual(bySlug)
  })

  test.each(['/api/products/no-such', '/api/products/id/999999'])(
    '%s is a 404 in Russian',
    async (address) => {
      const response = await shop.get(address)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ message: 'Продукт не найден' })
    },
  )

  test.each(['/api/products/id/abc', '/api/products/%00', '/api/products?search=%00'])(
    '%s is refused, not broken',
    async (address) => {
      const response = await shop.get(address)
      expect(response.status).toBe(400)
      expect((await response.json()).message).toMatch(/[а-яё]/i)
    },
  )
})

describe('Addresses', () => {
  test('of another spelling lead to the canonical one', async () => {
    const response = await shop.get('/catalog/evrolos?users=4')
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/catalog/eurolos?users=4')
  })

  test.each([
    ['/CATALOG', '/catalog'],
    ['/catalog/', '/catalog'],
    ['//catalog///topas?users=4', '/catalog/topas?users=4'],
    ['/%63atal%6fg/top%61s', '/catalog/topas'],
    ['/blog/kak%2Dvybrat%2dstanciyu', '/blog/kak-vybrat-stanciyu'],
    ['/search?q=+++', '/search'],
    ['/search?q=', '/search'],
  ])('%s is the same page as %s', async (address, canonical) => {
    const response = await shop.get(address)
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(canonical)
  })

  test('that no rule makes equal are rendered, and fill no memory', async () => {
    const response = await shop.get('/catalog%2Ftopas')
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  test.each([
    ['/', 200],
    ['/catalog', 200],
    ['/catalog/topas', 200],
    ['/catalog/unilos', 200],
    ['/catalog/nobody', 404],
    ['/product/topas-5', 200],
    ['/product/nothing', 404],
    ['/product/%00', 404],
    ['/catalog/%00', 404],
    ['/catalog/%ff', 404],
    ['/compare', 200],
    ['/cart', 200],
    ['/search?q=%D1%82%D0%BE%D0%BF%D0%B0%D1%81', 200],
    ['/nothing/here', 404],
  ])('%s answers %i as HTML without inline code', async (address, status) => {
    const response = await shop.get(address)
    expect(response.status).toBe(status)
    const html = await response.text()
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(inline.filter((attributes) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''))).toEqual(
      [],
    )
    expect(html).not.toContain('<style')
    expect(html).not.toContain('<div hidden')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
  })
})
