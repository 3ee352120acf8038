import type { SpecChanges, SpecFilling, SpecParameter, Specs } from '../../../../contract/catalogue/specs.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Writer } from '../../../platform/db/versioned.ts'
import { requireProductById, updateProduct } from '../products/products.service.ts'
import { listProducts } from '../products/products.store.ts'
import { measureFilling, toSpecs } from './product-specs.ts'
import { listMappings, listSpecParameters } from './specs.store.ts'

/** The values of all parameters, null without one. Throws NOT_FOUND. */
export async function requireProductSpecs(db: Database, id: number): Promise<SpecChanges> {
  const { specs } = await requireProductById(db, id)
  return withGaps(specs, await listSpecParameters(db))
}

/** Undefined is left as it is, null clears. Throws NOT_FOUND, and BAD_REQUEST like a change of the product. */
export async function updateProductSpecs(
  db: Database,
  actor: Writer,
  id: number,
  changes: SpecChanges,
): Promise<SpecChanges> {
  const { specs } = await updateProduct(db, actor, id, { specs: changes })
  return withGaps(specs, await listSpecParameters(db))
}

const withGaps = (specs: Specs, parameters: readonly SpecParameter[]): SpecChanges =>
  Object.fromEntries(parameters.map(({ key }) => [key, specs[key] ?? null]))

/** How much is known of every product, those that are not published too. */
export async function measureShopFilling(db: Database): Promise<SpecFilling> {
  const parameters = await listSpecParameters(db)
  const mappings = await listMappings(db)
  const products = (await listProducts(db, 'all')).map((row) => ({
    id: row.id,
    categoryId: row.categoryId,
    specs: toSpecs(row.specs, row, parameters),
  }))
  return {
    total: products.length,
    parameters: parameters.map(({ id, key }) => ({
      parameterId: id,
      filled: products.filter(({ specs }) => Object.hasOwn(specs, key)).length,
    })),
    products: products.map(({ id, categoryId, specs }) => ({
      productId: id,
      ...measureFilling(specs, categoryId === null ? [] : (mappings.get(categoryId) ?? []), parameters),
    })),
  }
}
