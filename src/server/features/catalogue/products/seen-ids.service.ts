import type { Database } from '../../../platform/db/database.ts'
import type { Reader } from '../../../platform/db/scope.ts'
import { listPublished } from './goods.store.ts'

/** What a product names by id. */
interface Naming {
  similarIds: number[]
  accessoryIds: number[]
}

/**
 * Of what each of the products names, what the reader may know of: strangers learn no ids of what is hidden or lies in the trash. Asks
 * the database once for all of them, and not at all where nothing is named; nor for products where the ids of all `published` ones are
 * known.
 */
export async function findSeen(
  db: Database,
  { seesDrafts }: Reader,
  products: readonly Naming[],
  published: ReadonlySet<number> | null = null,
): Promise<(product: Naming) => Naming> {
  if (seesDrafts) return ({ similarIds, accessoryIds }) => ({ similarIds, accessoryIds })
  const list = (kind: 'products' | 'accessories', named: readonly number[]) =>
    listPublished(db, kind, [...new Set(named)])
  const similar = products.flatMap(({ similarIds }) => similarIds)
  const offered = products.flatMap(({ accessoryIds }) => accessoryIds)
  const [shownProducts, shownAccessories] = [
    published ?? (await list('products', similar)),
    await list('accessories', offered),
  ]
  return ({ similarIds, accessoryIds }) => ({
    similarIds: similarIds.filter((id) => shownProducts.has(id)),
    accessoryIds: accessoryIds.filter((id) => shownAccessories.has(id)),
  })
}
