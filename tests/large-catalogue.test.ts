import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { addManyProducts, indexProducts } from '../scripts/bench/many-products.ts'
import type { Product, StaffListedProduct } from '../src/contract/catalogue/products.ts'
import type { Facet } from '../src/domain/catalogue/facet-choice.ts'
import { buildFacets } from '../src/domain/catalogue/facets.ts'
import { parseFilters } from '../src/domain/catalogue/filters.ts'
import { countFacets, type Listing, listProducts } from '../src/domain/catalogue/listing.ts'
import { listSpecParameters } from '../src/server/features/catalogue/specs/specs.store.ts'
import { openShop, signInAs } from './support/shop.ts'
import { recordStatements } from './support/statements.ts'

const shop = openShop()
const COUNT = 1_500
const PAGE_BYTES = 60_000
let all: Product[] = []
let facets: Facet[] = []

type Part = Listing & { items: { id: number; slug: string; price: number | null }[] }

const read = async <T>(address: string): Promise<T> => {
  const response = await shop.get(address)
  expect(response.status).toBe(200)
  return await response.json()
}
const readPart = (query: string) => read<Part>(`/api/catalogue?${query}`)

/** A page as a browser gets it. */
async function open(address: string) {
  const response = await shop.get(address, { 'accept-encoding': 'br' })
  const body = Buffer.from(await response.arrayBuffer())
  const html = response.status === 200 ? brotliDecompressSync(body).toString() : ''
  return {
    status: response.status,
    location: response.headers.get('location'),
    bytes: body.length,
    html,
    cards: [...html.matchAll(/class="card__name"><a href="\/product\/([^"]+)"/g)].map(([, slug]) => slug),
  }
}

beforeAll(async () => {
  await addManyProducts(shop.database.pool, COUNT)
  await shop.database.pool.query(
    "update spec_parameters set is_filterable = true where key = 'batchDischarge'",
  )
  await indexProducts(shop.database.pool, 'kedr')
  shop.contentCache.invalidate()
  all = await read<Product[]>('/api/products')
  const parameters = await listSpecParameters(shop.database.db)
  facets = buildFacets(
    all,
    parameters.filter(({ isFilterable }) => isFilterable),
  )
})

describe('A shop with more than a thousand products', () => {
  test('answers all of them to whoever asks for all', async () => {
    expect(all).toHaveLength(COUNT)
    const cached = await shop.get('/api/products', { 'accept-encoding': 'br' })
    expect(cached.headers.get('etag')).toMatch(/^W\//)
    expect((await cached.arrayBuffer()).byteLength).toBeLessThan(600_000)
  })

  test.each(['/catalog', '/catalog/astra', '/', '/about', '/product/topas-5', '/search?q=кедр', '/sitemap'])(
    'sends %s in few bytes',
    async (address) => {
      const { status, bytes, cards } = await open(encodeURI(address))
      expect(status).toBe(200)
      expect(bytes).toBeLessThan(PAGE_BYTES)
      expect(cards.length).toBeLessThanOrEqual(48)
    },
  )

  test('shows the first 48 and counts them all', async () => {
    const { html, cards } = await open('/catalog')
    expect(cards).toEqual(all.slice(0, 48).map(({ slug }) => slug))
    expect(html).toContain(`Найдено товаров: ${COUNT} из ${COUNT}`)
    expect(html).toContain(`Показано 48 из ${COUNT}`)
    expect(html).toMatch(/<a [^>]*href="\/catalog\?page=2"[^>]*>.*?Показать ещё/)
  })

  test('goes on without scripts, forwards and back', async () => {
    const { html, cards } = await open('/catalog?sort=price_asc&page=3')
    const { found } = listProducts(all, parseFilters(new URLSearchParams('sort=price_asc')), [])
    expect(cards).toEqual(found.slice(96, 144).map(({ slug }) => slug))
    expect(html).toMatch(/<a [^>]*href="\/catalog\?sort=price_asc&amp;page=4"[^>]*>.*?Показать ещё/)
    expect(html).toMatch(/<a [^>]*href="\/catalog\?sort=price_asc&amp;page=2"[^>]*>.*?Показать предыдущие/)
    const second = await open('/catalog?users=5&page=2')
    expect(second.cards).toHaveLength(48)
    expect(second.html).toMatch(/<a [^>]*href="\/catalog\?users=5"[^>]*>.*?Показать предыдущие/)
    const last = await open(`/catalog?page=${Math.ceil(COUNT / 48)}`)
    expect(last.cards).toHaveLength(COUNT % 48 || 48)
    expect(last.html).not.toContain('Показать ещё')
  })

  test('leads from a part that is not there to the beginning of the list', async () => {
    expect(await open('/catalog?users=5&page=99')).toMatchObject({
      status: 301,
      location: '/catalog?users=5',
    })
  })

  test.each([
    '',
    'users=5',
    'users=8&sort=name_desc',
    'price=150000-250000',
    'users=4&price=150000-400000&sort=price_desc',
    'sort=residents_asc',
    'users=9000',
    'price=1-2',
    'spec.discharge=Насосом (Пр)',
    'spec.discharge=Насосом (Пр)&spec.batchDischarge=200-500&users=5&sort=price_desc',
    'spec.body=Кривой&spec.nothing=1&price=150000-250000',
    'spec.batchDischarge=1-2',
  ])('filters, sorts and counts over all: %s', async (query) => {
    const { found, listing } = listProducts(all, parseFilters(new URLSearchParams(query)), facets)
    const { items, ...counts } = await readPart(query)
    expect(counts).toEqual(listing)
    expect(items.map(({ id }) => id)).toEqual(found.slice(0, 48).map(({ id }) => id))
    const later = await readPart(`${query}&offset=90&limit=20`)
    expect(later.items.map(({ id }) => id)).toEqual(found.slice(90, 110).map(({ id }) => id))
  })

  test.each(['', 'users=5', 'price=150000-250000&spec.discharge=Насосом (Пр)&spec.batchDischarge=200-500'])(
    'counts the values of parameters over all: %s',
    async (query) => {
      const counted = await read<{ key: string; values: unknown }[]>(`/api/facets?${query}`)
      const expected = countFacets(all, parseFilters(new URLSearchParams(query)), facets)
      expect(counted.map(({ key, values }) => ({ key, values }))).toEqual(
        expected.map(({ key, values }) => ({ key, values })),
      )
      expect(counted.length).toBeGreaterThan(3)
    },
  )

  test('filters by a parameter in the page, and what is chosen does not collapse its own counts', async () => {
    const chosen = 'spec.discharge=Насосом (Пр)'
    const { found, total } = await readPart(chosen)
    expect(found).toBeGreaterThan(48)
    expect(found).toBeLessThan(total)
    const { html, cards, bytes } = await open(encodeURI(`/catalog?${chosen}&page=2`))
    expect(html).toContain(`Найдено товаров: ${found} из ${total}`)
    expect(html).toMatch(/<input [^>]*name="spec.discharge" [^>]*checked=""[^>]*value="Насосом \(Пр\)"/)
    expect(html).toMatch(/<span>Самотёком<\/span><span class="facet__n">[1-9]/)
    expect(html).toContain('Убрать фильтр: </span>Отвод воды: Насосом (Пр)')
    const salvo = facets.find(({ key }) => key === 'batchDischarge')
    expect(salvo?.values.length).toBeGreaterThan(8)
    expect(html).toMatch(/<input (?=[^>]*name="spec.batchDischarge")(?=[^>]*type="range")/)
    expect(html).not.toMatch(/<input (?=[^>]*name="spec.batchDischarge")(?=[^>]*type="checkbox")/)
    const { items } = await readPart(`${chosen}&offset=48`)
    expect(cards).toEqual(items.map(({ slug }) => slug))
    expect(bytes).toBeLessThan(PAGE_BYTES)
  })

  test('knows the models of one maker by any of his names', async () => {
    const { total, items } = await readPart('manufacturer=topol-eco&limit=100')
    expect(total).toBe(all.filter(({ manufacturerSlug }) => manufacturerSlug === 'topas').length)
    expect(items).toHaveLength(100)
    expect((await readPart('manufacturer=nobody')).total).toBe(0)
  })

  test('searches among all, best first, in parts', async () => {
    const { found, items } = await readPart('search=кедр&limit=10')
    const whole = await read<Product[]>('/api/products?search=кедр')
    expect(found).toBe(whole.length)
    expect(found).toBeGreaterThan(48)
    expect(items.map(({ id }) => id)).toEqual(whole.slice(0, 10).map(({ id }) => id))
    expect((await open(encodeURI('/search?q=кедр'))).html).toContain(`Найдено товаров: ${found}`)
  })

  test('filters and counts in memory, without asking the database', async () => {
    const { statements } = await recordStatements(shop.database.pool, async () => {
      for (let from = 150; from < 155; from += 1) {
        const address = `users=4&price=${from}000-400000&spec.batchDischarge=1-9000`
        const [{ found }] = await Promise.all([
          readPart(`${address}&sort=name_asc`),
          read(`/api/facets?${address}`),
        ])
        expect(found).toBeGreaterThan(0)
      }
    })
    expect(statements).toEqual([])
  })

  test('shows a new price at once', async () => {
    const cookie = await signInAs(shop, 'manager')
    const id = all[0]?.id ?? 0
    const changed = await shop.app.request(`http://shop.test/api/products/${id}/price`, {
      method: 'PATCH',
      headers: { cookie, 'content-type': 'application/json', origin: 'http://shop.test' },
      body: JSON.stringify({ price: 12_300 }),
    })
    expect(changed.status).toBe(200)
    expect((await readPart('sort=price_asc&limit=1')).items).toMatchObject([{ id, price: 12_300 }])
  })

  test('gives staff a list with what their lists show, and shows a hidden product to them alone', async () => {
    const cookie = await signInAs(shop, 'manager')
    const list = () => shop.get('/api/admin/products', { cookie })
    const first = await list()
    expect(first.headers.get('cache-control')).toBe('no-store')
    const text = await first.text()
    const listed: StaffListedProduct[] = JSON.parse(text)
    const wholeText = await (await shop.get('/api/products', { cookie })).text()
    const whole: Product[] = JSON.parse(wholeText)
    expect(whole).toMatchObject(listed)
    expect(listed).toHaveLength(whole.length)
    expect(text.length * 7).toBeLessThan(wholeText.length)
    const [product] = listed
    expect(product).toMatchObject({ published: true, version: expect.any(Number) })
    const hidden = await shop.app.request(`http://shop.test/api/products/${product?.id}`, {
      method: 'PATCH',
      headers: { cookie, 'content-type': 'application/json', origin: 'http://shop.test' },
      body: JSON.stringify({ published: false, publishAt: '2030-01-09T06:00:00.000Z' }),
    })
    expect(hidden.status).toBe(200)
    const rows: StaffListedProduct[] = await (await list()).json()
    expect(rows.find(({ id }) => id === product?.id)).toMatchObject({
      published: false,
      publishAt: '2030-01-09T06:00:00.000Z',
      unpublishAt: null,
    })
    expect((await read<Product[]>('/api/products')).some(({ id }) => id === product?.id)).toBe(false)
    expect((await shop.get('/api/admin/products')).status).toBe(401)
  })

  test.each([
    ['offset=-1', 'offset — целое число от 0'],
    ['limit=0', 'limit — целое число от 1'],
    ['limit=101', 'limit — не больше 100'],
    ['users=many', 'users — целое число от 1'],
    ['price=cheap', 'price — две суммы в рублях: 160000-400000'],
    ['sort=random', 'sort — одно из'],
    ['spec.discharge[a]=1', 'ожидается текст'],
  ])('says what is wrong with %s', async (query, message) => {
    const response = await shop.get(`/api/catalogue?${query}`)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(message)
  })
})
