import { and, inArray, sql } from 'drizzle-orm'
import { MAX_INTEGER } from '../../../../lib/numbers.ts'
import type { Database } from '../../../platform/db/database.ts'
import { inScope } from '../../../platform/db/scope.ts'
import { accessories, products } from '../catalogue.table.ts'

/** What the catalogue sells: records of both have a name, a price and a publication. */
const goods = { products, accessories }
type Goods = keyof typeof goods

interface Offered {
  id: number
  name: string
  /** Kopecks; null without a price. */
  price: number | null
  /** Whether visitors see it. */
  published: boolean
  /** Whether it is sold no more; accessories always are sold. */
  discontinued: boolean
}

const isId = (id: number) => id > 0 && id <= MAX_INTEGER

/** Names and prices of products or accessories, also of hidden ones. Unknown ids find nothing; without ids nothing is asked. */
export async function listPrices(db: Database, kind: Goods, ids: readonly number[]): Promise<Offered[]> {
  const known = ids.filter(isId)
  if (known.length === 0) return []
  const { id, name, price, published } = goods[kind]
  const discontinued =
    kind === 'products' ? sql<boolean>`${products.availability} = 'discontinued'` : sql<boolean>`false`
  return await db
    .select({ id, name, price, published, discontinued })
    .from(goods[kind])
    .where(inArray(id, known))
}

/** Those of the ids that published products or accessories have; without ids nothing is asked. */
export async function listPublished(db: Database, kind: Goods, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { id, published } = goods[kind]
  const isAsked = and(inArray(id, [...ids]), inScope(published, 'published'))
  const rows = await db.select({ id }).from(goods[kind]).where(isAsked)
  return new Set(rows.map((row) => row.id))
}
