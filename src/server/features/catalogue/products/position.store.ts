import { sql } from 'drizzle-orm'
import { catalogueOrder, products } from '../catalogue.table.ts'

/** Behind every place by hand, of which there are fewer (`arrange` of the contract). */
const UNPLACED = 2 ** 20
const IDS = 2 ** 31

/** Place in the server's own order, by hand, then by id, as one number that no other product has. */
export const position =
  sql<number>`(coalesce(${catalogueOrder.place}, ${sql.raw(String(UNPLACED))})::bigint * ${sql.raw(String(IDS))}
  + ${products.id})`.mapWith(Number)
