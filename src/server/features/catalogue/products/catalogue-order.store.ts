import { asc, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database.ts'
import { lockMark } from '../../../platform/db/lock-mark.ts'
import { catalogueOrder } from '../catalogue.table.ts'

/** Ids of the products that staff have put in order; nobody else orders them until the transaction ends. */
export async function lockOrder(tx: Transaction): Promise<number[]> {
  await lockMark(tx, 'catalogue order')
  const rows = await tx
    .select({ id: catalogueOrder.productId })
    .from(catalogueOrder)
    .orderBy(asc(catalogueOrder.place), asc(catalogueOrder.productId))
  return rows.map(({ id }) => id)
}

/** Replaces the order. */
export async function replaceOrder(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.delete(catalogueOrder)
  if (ids.length === 0) return
  await tx.execute(sql`
    insert into ${catalogueOrder} (product_id, place)
    select id, place from unnest(${sql.param([...ids])}::int[]) with ordinality as ordered (id, place)`)
}
