import { asc, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { productCategories } from './catalogue.table.ts'

/** By `order`, then id. */
export function listCategories(db: Database) {
  return db.select().from(productCategories).orderBy(asc(productCategories.order), asc(productCategories.id))
}

/** `order` of a new category that is created without one: the number of categories plus 1 (admin.md, section 9), whatever their orders. */
export const DEFAULT_ORDER = sql<number>`(select count(*) + 1 from ${productCategories})`
