import { sql } from 'drizzle-orm'
import { productCategories } from './catalogue.table.ts'

/** `order` of a new category that is created without one: the number of categories plus 1 (admin.md, section 9), whatever their orders. */
export const DEFAULT_ORDER = sql<number>`(select count(*) + 1 from ${productCategories})`
