import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Transaction } from './database.ts'

/** Columns to be set; undefined is left as it is. */
export type Changes<Row> = { [Column in keyof Row]?: Row[Column] | undefined }

/** Compares as bigint: an address may contain a number beyond any id, which finds nothing instead of failing. */
export function hasId(column: PgColumn, id: number): SQL {
  return eq(column, sql`${id}::bigint`)
}

/** Deletes the row; false when there was none. */
export async function removeRow(
  tx: Transaction,
  table: PgTable & { id: PgColumn },
  id: number,
): Promise<boolean> {
  const removed = await tx.delete(table).where(hasId(table.id, id)).returning({ id: table.id })
  return removed.length > 0
}

/** Updates the given columns; does nothing without any, or without such a row. */
export async function updateRow<Table extends PgTable & { id: PgColumn }>(
  tx: Transaction,
  table: Table,
  id: number,
  changes: PgUpdateSetSource<Table>,
): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return
  await tx.update(table).set(changes).where(hasId(table.id, id))
}
