import { beforeAll } from 'vitest'
import type { Category } from '../../src/contract/categories.ts'
import type { Product } from '../../src/contract/products.ts'
import { openDesk } from './desk.ts'
import type { TestShop } from './shop.ts'

/** A manager at the desk who makes products and categories; each has a name and an address of its own. */
export function openCatalogueDesk(shop: TestShop) {
  const desk = openDesk(shop)
  const { callJson } = desk
  let manufacturer = 0
  beforeAll(async () => {
    const { rows } = await shop.database.pool.query("select id from manufacturers where slug = 'topas'")
    manufacturer = rows[0].id
  })

  let made = 0
  /** A line of its own, so that no test meets the products of another. */
  const newLine = () => `Линейка ${++made}`

  async function makeProduct(fields: object = {}): Promise<Product> {
    made += 1
    const product = { name: `Станция ${made}`, slug: `station-${made}`, manufacturerId: manufacturer }
    return await callJson<Product>(201, 'POST', '/products', { ...product, ...fields })
  }

  return {
    ...desk,
    /** The number of the manufacturer whose products are made here. */
    topas: () => manufacturer,
    newLine,
    makeProduct,
    makeCategory: (fields: object = {}) => {
      made += 1
      const category = { name: `Серия ${made}`, slug: `series-${made}`, ...fields }
      return callJson<Category>(201, 'POST', '/categories', category)
    },
    /** A line with a product for each of these prices. */
    async makeLine(...prices: (number | null)[]) {
      const modelLine = newLine()
      const products: Product[] = []
      for (const price of prices) products.push(await makeProduct({ modelLine, price }))
      return { modelLine, ids: products.map(({ id }) => id), slugs: products.map(({ slug }) => slug) }
    },
    readProduct: (id: number) => callJson<Product>(200, 'GET', `/products/id/${id}`),
  }
}
