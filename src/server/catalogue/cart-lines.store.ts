import { inArray } from 'drizzle-orm'
import { MAX_INTEGER } from '../../lib/numbers.ts'
import type { Database } from '../db/database.ts'
import { accessories, products } from './catalogue.table.ts'

interface Offered {
  id: number
  name: string
  /** Kopecks; null without a price. */
  price: number | null
  /** Whether visitors see it. */
  published: boolean
}

const isId = (id: number) => id > 0 && id <= MAX_INTEGER

/** Names and prices of products, also of hidden ones. Unknown ids find nothing; without ids nothing is asked. */
export async function listProductPrices(db: Database, ids: readonly number[]): Promise<Offered[]> {
  const known = ids.filter(isId)
  if (known.length === 0) return []
  return await db
    .select({ id: products.id, name: products.name, price: products.price, published: products.published })
    .from(products)
    .where(inArray(products.id, known))
}

/** The same of accessories. */
export async function listAccessoryPrices(db: Database, ids: readonly number[]): Promise<Offered[]> {
  const known = ids.filter(isId)
  if (known.length === 0) return []
  return await db
    .select({
      ...{ id: accessories.id, name: accessories.name, price: accessories.price },
      published: accessories.published,
    })
    .from(accessories)
    .where(inArray(accessories.id, known))
}
