import { eq, getTableName, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { foldText } from '../../../lib/text/fold-text.ts'
import type { Database, Transaction } from './database.ts'

/** Columns to be set; undefined is left as it is. */
export type Changes<Row> = { [Column in keyof Row]?: Row[Column] | undefined }

/** Compares as bigint: an address may contain a number beyond any id, which finds nothing instead of failing. */
export function hasId(column: PgColumn, id: number): SQL {
  return eq(column, sql`${id}::bigint`)
}

/** The number is one of these, of which there may be any number: a statement takes no more than 65 535 values of its own. */
export function isAmong(column: PgColumn, ids: readonly number[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::bigint[])`
}

/** A time as the database keeps it, exactly: microseconds since 1970. */
export function toMicroseconds(column: PgColumn): SQL<string> {
  return sql<string>`(extract(epoch from ${column}) * 1000000)::bigint`
}

/** The text stands somewhere in the value, to the letter: no character of it stands for others, as in patterns of LIKE. */
export function containsText(value: SQLWrapper, text: string): SQL {
  return sql`${value} like ${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`}`
}

/** One of the values contains what was typed, compared as `includesTyped` does; undefined, which matches all, for a blank text. */
export function containsTyped(values: readonly SQLWrapper[], typed = ''): SQL | undefined {
  const text = foldText(typed.trim())
  if (text === '') return undefined
  const fold = (value: SQLWrapper) => sql`replace(lower(normalize(${value}, nfc)), 'ё', 'е')`
  return or(...values.map((value) => containsText(fold(value), text)))
}

/** Null when there is no row with this id. */
export async function findRow<Table extends PgTable & { id: PgColumn }>(
  db: Database,
  table: Table,
  id: number,
): Promise<Table['$inferSelect'] | null> {
  const [found] = await db.select({ row: table }).from<PgTable>(table).where(hasId(table.id, id))
  return found?.row ?? null
}

/** The same; locks the row until the transaction ends. */
export async function lockRow<Table extends PgTable & { id: PgColumn }>(
  tx: Transaction,
  table: Table,
  id: number,
): Promise<Table['$inferSelect'] | null> {
  const [found] = await tx
    .select({ row: table })
    .from<PgTable>(table)
    .where(hasId(table.id, id))
    .for('update')
  return found?.row ?? null
}

/** Inserts a row and returns it as stored, with the id that the database gave it. */
export async function insertRow<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  row: PgInsertValue<Table>,
): Promise<Table['$inferSelect']> {
  const [stored] = await tx.insert(table).values(row).returning()
  if (!stored) throw new Error(`no row of ${getTableName(table)} was stored`)
  return stored
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

/**
 * Updates the given columns; asks nothing without any, and does nothing without such a row. Returns the version that the row has then; null
 * where nothing was done, and where versions are not counted.
 */
export async function updateRow<Table extends PgTable & { id: PgColumn; version?: PgColumn }>(
  tx: Transaction,
  table: Table,
  id: number,
  changes: PgUpdateSetSource<Table>,
): Promise<number | null> {
  if (Object.values(changes).every((value) => value === undefined)) return null
  const version = sql<number | null>`${table.version ?? null}`
  const [row] = await tx.update(table).set(changes).where(hasId(table.id, id)).returning({ version })
  return row?.version ?? null
}
