import type { SpecChanges, SpecFilling, SpecParameter, Specs } from '../../../../contract/catalogue/specs.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Writer } from '../../../platform/db/versioned.ts'
import { requireProductById, updateProduct } from '../products/products.service.ts'
import { listProducts, type ProductRow } from '../products/products.store.ts'
import { countProducts } from '../products/staff-products.store.ts'
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

interface Asked {
  upTo?: number | undefined
  of?: 'parameters' | undefined
}

/**
 * How much is known of every product, those that are not published too, and of every parameter; with more products than `upTo` only
 * their number.
 */
export async function measureShopFilling(db: Database, { upTo, of }: Asked): Promise<SpecFilling> {
  if (upTo !== undefined) {
    const total = await countProducts(db)
    if (total > upTo) return { total, parameters: [], products: [] }
  }
  const parameters = await listSpecParameters(db)
  const valued = toValued(await listProducts(db, 'all'), parameters)
  return {
    total: valued.length,
    parameters: parameters.map(({ id, key }) => ({
      parameterId: id,
      filled: valued.filter(({ specs }) => Object.hasOwn(specs, key)).length,
    })),
    products: of === 'parameters' ? [] : measureValued(valued, parameters, await listMappings(db)),
  }
}

/** How much is known of each of these products. */
export async function measureProducts(
  db: Database,
  rows: readonly ProductRow[],
): Promise<SpecFilling['products']> {
  const parameters = await listSpecParameters(db)
  return measureValued(toValued(rows, parameters), parameters, await listMappings(db))
}

/** A product with the values of its parameters. */
interface Valued {
  id: number
  categoryId: number | null
  specs: Specs
}

const toValued = (rows: readonly ProductRow[], parameters: readonly SpecParameter[]): Valued[] =>
  rows.map((row) => ({
    id: row.id,
    categoryId: row.categoryId,
    specs: toSpecs(row.specs, row, parameters),
  }))

const measureValued = (
  products: readonly Valued[],
  parameters: readonly SpecParameter[],
  mappings: Awaited<ReturnType<typeof listMappings>>,
): SpecFilling['products'] =>
  products.map(({ id, categoryId, specs }) => ({
    productId: id,
    ...measureFilling(specs, categoryId === null ? [] : (mappings.get(categoryId) ?? []), parameters),
  }))
