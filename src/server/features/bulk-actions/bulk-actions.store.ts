import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { BulkAction } from '../../../contract/catalogue/bulk-actions.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { StoredRow } from '../../platform/db/records/stored-rows.ts'
import { products } from '../catalogue/catalogue.table.ts'
import { journal } from '../journal/journal.table.ts'

/** The products of these ids with their versions; locked. */
export async function lockVersions(tx: Transaction, ids: readonly number[]) {
  return await tx
    .select({ id: products.id, name: products.name, version: products.version })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('update')
}

/** Changes the products as the action says, hours of publication as a write of each would; returns their versions after it. */
export async function changeAll(
  tx: Transaction,
  ids: readonly number[],
  { remove: _remove, ...fields }: BulkAction,
) {
  const isWaiting = sql`${products.publishAt} is not null`
  const hours =
    fields.published === undefined
      ? {}
      : fields.published
        ? { publishAt: null }
        : { unpublishAt: sql`case when ${isWaiting} then ${products.unpublishAt} end` }
  return await tx
    .update(products)
    .set({ ...fields, ...hours })
    .where(inArray(products.id, [...ids]))
    .returning({ id: products.id, version: products.version })
}

/** Moves the products to the trash. */
export async function removeAll(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.delete(products).where(inArray(products.id, [...ids]))
}

/** What the journal says of a bulk action, by product. */
export async function listBatch(tx: Transaction, batchId: string) {
  return await tx
    .select({
      id: sql<number>`${journal.entityId}::integer`,
      title: journal.title,
      action: journal.action,
      rowBefore: journal.rowBefore,
      rowAfter: journal.rowAfter,
    })
    .from(journal)
    .where(and(eq(journal.batchId, batchId), eq(journal.entity, 'products')))
    .orderBy(asc(journal.id))
}

/** The present rows of these products by id, by names of columns; locked. */
export async function lockStoredRows(
  tx: Transaction,
  ids: readonly number[],
): Promise<Map<number, StoredRow>> {
  const { rows } = await tx.execute<{ id: number; row: StoredRow }>(sql`
    select id, to_jsonb(one) as row from ${products} as one
    where id = any(${sql.param([...ids])}::int[]) order by id for update`)
  return new Map(rows.map(({ id, row }) => [id, row]))
}
