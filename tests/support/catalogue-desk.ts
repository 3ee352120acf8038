import { beforeAll } from 'vitest'
import type { Category } from '../../src/contract/catalogue/categories.ts'
import type { Product } from '../../src/contract/catalogue/products.ts'
import { openDesk } from './desk.ts'
import type { TestShop } from './shop.ts'

/** Helpers for a signed-in manager who creates products and categories with unique names and slugs. */
export function openCatalogueDesk(shop: TestShop) {
  const desk = openDesk(shop)
  const { callJson } = desk
  let manufacturer = 0
  beforeAll(async () => {
    const { rows } = await shop.database.pool.query("select id from manufacturers where slug = 'topas'")
    manufacturer = rows[0].id
  })

  let made = 0
  /** A unique model line, so that tests do not see each other's products. */
  const newLine = () => `Линейка ${++made}`

  async function makeProduct(fields: object = {}): Promise<Product> {
    made += 1
    const product = { name: `Станция ${made}`, slug: `station-${made}`, manufacturerId: manufacturer }
    return await callJson<Product>(201, 'POST', '/products', { ...product, ...fields })
  }

  return {
    ...desk,
    /** Id of the manufacturer used here. */
    topas: () => manufacturer,
    newLine,
    makeProduct,
    makeCategory: (fields: object = {}) => {
      made += 1
      const category = { name: `Серия ${made}`, slug: `series-${made}`, ...fields }
      return callJson<Category>(201, 'POST', '/categories', category)
    },
    /** Creates a line with a product for each of these prices. */
    async makeLine(...prices: (number | null)[]) {
      const modelLine = newLine()
      const products: Product[] = []
      for (const price of prices) products.push(await makeProduct({ modelLine, price }))
      return { modelLine, ids: products.map(({ id }) => id), slugs: products.map(({ slug }) => slug) }
    },
    readProduct: (id: number) => callJson<Product>(200, 'GET', `/products/id/${id}`),
  }
}
