import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Transaction } from './database.ts'

/** Columns to be set; undefined is left as it is. */
export type Changes<Row> = { [Column in keyof Row]?: Row[Column] | undefined }

/** Compared as bigint: an address may ask for a number beyond any id, which is unknown, not a fault. */
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

/** Sets what is given, if anything is: PostgreSQL knows no empty SET. A number without a row changes nothing. */
export async function updateRow<Table extends PgTable & { id: PgColumn }>(
  tx: Transaction,
  table: Table,
  id: number,
  changes: PgUpdateSetSource<Table>,
): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return
  await tx.update(table).set(changes).where(hasId(table.id, id))
}
