import { beforeEach, expect, test, vi } from 'vitest'
import type { ProductSummary } from '../../../api/queries/queries.ts'

const nobody: Omit<ProductSummary, 'id' | 'slug'> = {
  name: 'Топас',
  manufacturerId: 1,
  manufacturerName: 'Топас',
  manufacturerSlug: 'topas',
  manufacturerColor: null,
  categoryId: null,
  categoryName: null,
  modelLine: null,
  imageUrl: null,
  drawing: null,
  station: null,
  price: null,
  installationPrice: null,
  users: null,
  maxResidents: null,
  productivity: null,
  batchDischarge: null,
  powerConsumption: null,
  volume: null,
  featured: false,
  isNew: false,
  isPopular: false,
}
const product = (id: number) => ({ ...nobody, id, slug: `topas-${id}` })

/** Loads the module with this text in storage. */
async function openWith(raw: string | null) {
  const stored = new Map(raw === null ? [] : [['recent', raw]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  const { recent, rememberProduct } = await import('./recent.ts')
  return { ids: () => recent.items().map(({ id }) => id), remember: rememberProduct, stored }
}

beforeEach(() => vi.resetModules())

test('the latest product stands in front, once, and eight are enough', async () => {
  const { ids, remember, stored } = await openWith(null)
  for (const id of [1, 2, 3, 2]) remember(product(id))
  expect(ids()).toEqual([2, 3, 1])
  for (const id of [4, 5, 6, 7, 8, 9]) remember(product(id))
  expect(ids()).toEqual([9, 8, 7, 6, 5, 4, 2, 3])
  expect(JSON.parse(stored.get('recent') ?? '')).toHaveLength(8)
})

test('a later visit shows them again; what was stored without an address is left out', async () => {
  const { remember, stored } = await openWith(null)
  for (const id of [1, 2]) remember(product(id))
  const raw = stored.get('recent') ?? ''
  vi.resetModules()
  const { ids } = await openWith(raw)
  expect(ids()).toEqual([2, 1])
  const { recent } = await import('./recent.ts')
  expect(recent.items()[0]).toMatchObject({ id: 2, slug: 'topas-2', name: 'Топас' })
})

test.each(['{', '7', 'null', '[null,{"id":"x"},{"id":1,"name":"Без адреса"}]'])(
  'a browser that kept «%s» has seen nothing',
  async (raw) => {
    expect((await openWith(raw)).ids()).toEqual([])
  },
)
