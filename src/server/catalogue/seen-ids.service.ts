import type { Database } from '../db/database.ts'
import type { Reader } from '../db/scope.ts'
import { listPublished } from './goods.store.ts'

/** What a product names by id. */
interface Naming {
  similarIds: number[]
  accessoryIds: number[]
}

/**
 * Of what each of the products names, what the reader may know of: strangers learn no ids of what is hidden or lies in the trash. Asks
 * the database once for all of them, and not at all where nothing is named; nor for products where every one that is published is given.
 */
export async function findSeen(
  db: Database,
  { seesDrafts }: Reader,
  products: readonly Naming[],
  published?: readonly { id: number }[],
): Promise<(product: Naming) => Naming> {
  if (seesDrafts) return ({ similarIds, accessoryIds }) => ({ similarIds, accessoryIds })
  const list = (kind: 'products' | 'accessories', named: readonly number[]) =>
    listPublished(db, kind, [...new Set(named)])
  const shown = published
    ? new Set(published.map(({ id }) => id))
    : await list(
        'products',
        products.flatMap(({ similarIds }) => similarIds),
      )
  const offered = await list(
    'accessories',
    products.flatMap(({ accessoryIds }) => accessoryIds),
  )
  return ({ similarIds, accessoryIds }) => ({
    similarIds: similarIds.filter((id) => shown.has(id)),
    accessoryIds: accessoryIds.filter((id) => offered.has(id)),
  })
}
