import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProductSummary } from '../../../api/queries/queries.ts'

const product: ProductSummary = {
  id: 5,
  slug: 'topas-5',
  name: 'Топас 5',
  modelLine: 'Топас',
  drawing: 'topas-box',
  station: null,
  manufacturerColor: null,
  manufacturerId: 1,
  manufacturerName: 'Топас',
  manufacturerSlug: 'topas',
  categoryId: 2,
  categoryName: 'Дом',
  imageUrl: '/assets/topas-5.webp',
  price: 13_500_000,
  installationPrice: 3_000_000,
  users: 4,
  maxResidents: 5,
  productivity: 1,
  batchDischarge: 220,
  powerConsumption: null,
  volume: 1000,
  featured: false,
  isNew: false,
  isPopular: true,
}

/** The cart's items for this text in storage. */
async function openCart(stored: unknown) {
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(stored), setItem: () => undefined })
  const { cart } = await import('./cart.ts')
  return cart.items()
}
const { parseCartItem, toCartItem, formatTotal } = await import('./cart.ts')

beforeEach(() => vi.unstubAllGlobals())

describe('A stored cart', () => {
  test('gives back what was put in', async () => {
    expect(await openCart([toCartItem(product)])).toEqual([
      {
        id: 5,
        name: 'Топас 5',
        price: 13_500_000,
        installationPrice: 3_000_000,
        images: ['/assets/topas-5.webp'],
        slug: 'topas-5',
        drawing: 'topas-box',
        manufacturerId: 1,
        categoryId: 2,
        manufacturerName: 'Топас',
      },
    ])
    expect(toCartItem({ ...product, imageUrl: null, drawing: null })).toEqual({
      id: 5,
      name: 'Топас 5',
      price: 13_500_000,
      installationPrice: 3_000_000,
      images: [],
      slug: 'topas-5',
      manufacturerId: 1,
      categoryId: 2,
      manufacturerName: 'Топас',
    })
  })

  test('keeps that a price is of another year', async () => {
    const dated = { ...product, priceOutdated: true as const }
    expect((await openCart([toCartItem(dated)]))[0]?.priceOutdated).toBe(true)
    expect((await openCart([{ ...toCartItem(product), priceOutdated: 'да' }]))[0]).toEqual(
      toCartItem(product),
    )
  })

  test('keeps what a price does not include', async () => {
    const extras = '+ поле фильтрации — считаем отдельно'
    expect((await openCart([toCartItem({ ...product, offer: { extras } })]))[0]?.extras).toBe(extras)
    expect((await openCart([{ ...toCartItem(product), extras: 7 }]))[0]).toEqual(toCartItem(product))
  })

  test('keeps the answers of the wizard with the product', async () => {
    const wizardData = { residents: '5', pipeDepth: null, banya: true }
    const [kept] = await openCart([{ ...toCartItem(product), wizardData }])
    expect(kept?.wizardData).toEqual(wizardData)
    expect(await openCart([toCartItem(product)])).toEqual([toCartItem(product)])
  })

  test.each([
    ['no name', { id: 5, price: 100 }],
    ['an empty name', { id: 5, name: '', price: 100 }],
    ['a name that is no text', { id: 5, name: 7, price: 100 }],
    ['no number', { name: 'Топас 5' }],
    ['a number that is text', { id: '5', name: 'Топас 5' }],
    ['nothing at all', {}],
    ['no entry', null],
    ['a bare text', 'Топас 5'],
  ])('leaves out an entry with %s and keeps the others', async (_name, entry) => {
    const others = [
      { id: 1, name: 'Био-С 5' },
      { id: 2, name: 'Топас 6' },
    ]
    const items = await openCart([others[0], entry, others[1]])
    expect(items.map(({ name }) => name)).toEqual(['Био-С 5', 'Топас 6'])
  })

  test('of an earlier version is read with what is missing left open', () => {
    expect(parseCartItem({ id: 5, name: 'Топас 5' })).toEqual({
      id: 5,
      name: 'Топас 5',
      price: null,
      images: [],
      manufacturerId: null,
      categoryId: null,
      manufacturerName: 'Производитель',
    })
    const damaged = {
      price: '100',
      installationPrice: 'x',
      images: ['/a.png', 7, null],
      slug: 8,
      drawing: '',
    }
    expect(parseCartItem({ id: 5, name: 'Топас 5', ...damaged })).toEqual({
      id: 5,
      name: 'Топас 5',
      price: null,
      installationPrice: null,
      images: ['/a.png'],
      manufacturerId: null,
      categoryId: null,
      manufacturerName: 'Производитель',
    })
    expect(parseCartItem({ id: 5, name: 'Топас 5', images: '/a.png' })?.images).toEqual([])
  })
})

test.each([
  [[], 'Итого'],
  [[{ price: 100, installationPrice: 20 }], 'Итого с установкой'],
  [[{ price: 100, installationPrice: null }], 'Итого без монтажа'],
  [
    [
      { price: 100, installationPrice: 20 },
      { price: 100, installationPrice: null },
    ],
    'Итого',
  ],
])('the sum of %o is «%s»', (prices, expected) => {
  const items = prices.map((price, index) => ({ ...toCartItem(product), id: index, ...price }))
  expect(formatTotal(items)).toBe(expected)
})

test.each([
  ['the answers of the wizard', { soil: 'clay' }],
  ['no answers where there were none', undefined],
])('a product goes into the cart with %s', async (_what, wizardData) => {
  vi.resetModules()
  vi.unstubAllGlobals()
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  const [{ addToCart }, { cart }] = await Promise.all([import('./actions.ts'), import('./cart.ts')])
  addToCart(product, wizardData)
  expect(cart.items().map((item) => item.wizardData)).toEqual([wizardData])
})
