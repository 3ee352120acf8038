import { asc, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { productCategories } from './catalogue.table.ts'

/** By `order`, then id. */
export function listCategories(db: Database) {
  return db.select().from(productCategories).orderBy(asc(productCategories.order), asc(productCategories.id))
}

/** Default `order` of a new category: after all others. */
export const AFTER_ALL_OTHERS = sql<number>`(select count(*) + 1 from ${productCategories})`
