import { and, asc, eq, gt, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { ImportCounts, ImportKind, ImportRowKind } from '../../../contract/catalogue/imports.ts'
import { PRICE_WARNINGS } from '../../../domain/catalogue/import-rules.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { journal } from '../journal/journal.table.ts'
import { importRows } from './imports.table.ts'

export type ImportRowRecord = typeof importRows.$inferSelect
type NewImportRow = typeof importRows.$inferInsert

/** What rows are listed; `beyond` are the ids of those that are of the kind of this name. */
interface Listing {
  kind: ImportRowKind | undefined
  beyond: readonly number[]
  offset: number
  limit: number
}

/** Rows of a dry run as staff see them, with their ids, in the order of the file, those that are missing in it last. */
export function listRows(db: Database, importId: number, { kind, beyond, offset, limit }: Listing) {
  const { id, row, productId, name, changes, errors, warnings, isLeft } = importRows
  return db
    .select({ id, row, kind: importRows.kind, productId, name, changes, errors, warnings, isLeft })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), ofKind(kind, beyond)))
    .orderBy(asc(importRows.id))
    .limit(limit)
    .offset(offset)
}

function ofKind(kind: ImportRowKind | undefined, beyond: readonly number[]) {
  if (kind === undefined) return undefined
  if (kind === 'beyond') return sql`${importRows.id} = any(${sql.param([...beyond])}::int[])`
  if (kind === 'warning') return sql`${importRows.warnings} <> '[]'`
  if (kind === 'jump')
    return sql`${importRows.warnings} ?| ${sql.param(Object.values(PRICE_WARNINGS))}::text[]`
  if (kind === 'left') return importRows.isLeft
  return and(eq(importRows.kind, kind), not(importRows.isLeft))
}

/** Removes the rows of an earlier dry run. */
export async function clearRows(db: Database, importId: number): Promise<void> {
  await db.delete(importRows).where(eq(importRows.importId, importId))
}

/** Inserts rows of a dry run by one statement. */
export async function insertRows(db: Database, rows: readonly NewImportRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(importRows).values([...rows])
}

/** What an import's rows come to. */
interface RowCounts {
  /** Rows by kind, and those with warnings. */
  counts: Omit<ImportCounts, 'left' | 'beyond'>
  /** By how many the published products would change, if the new ones are shown as well. */
  shown: number
}

/** Counts the rows of an import. */
export async function countRows(db: Database, importId: number): Promise<RowCounts> {
  const { kind, changes, warnings } = importRows
  const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const ofOne = (one: ImportKind) => count(eq(kind, one))
  const hides = sql`${changes} @> '[{"field": "published", "after": false}]'`
  const shows = sql`${changes} @> '[{"field": "published", "after": true}]'`
  const isNew = eq(kind, 'new')
  const [row] = await db
    .select({
      counts: {
        new: ofOne('new'),
        changed: ofOne('changed'),
        same: ofOne('same'),
        error: ofOne('error'),
        missing: ofOne('missing'),
        warning: count(sql`${warnings} <> '[]'`),
      },
      more: count(sql`${isNew} or ${shows}`),
      fewer: count(sql`not ${isNew} and ${hides}`),
    })
    .from(importRows)
    .where(eq(importRows.importId, importId))
  if (!row) throw new Error('an aggregate has one row')
  return { counts: row.counts, shown: row.more - row.fewer }
}

/** What is to be written, some rows at a time: rows with this kind and values after a row's id. */
export function listWork(
  db: Database,
  importId: number,
  kind: ImportKind,
  { after, limit }: { after: number; limit: number },
) {
  const { id, productId, version, name, values } = importRows
  return db
    .select({ id, productId, version, name, values })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        eq(importRows.kind, kind),
        gt(importRows.id, after),
        sql`${importRows.values} <> '{}'`,
      ),
    )
    .orderBy(asc(importRows.id))
    .limit(limit)
}

/** Marks rows whose products changed after the dry run. */
export async function markLeft(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(importRows)
    .set({ isLeft: true })
    .where(inArray(importRows.id, [...ids]))
}

/** Notes which products new rows have become. */
export async function noteProducts(
  tx: Transaction,
  made: readonly { id: number; productId: number; version: number }[],
): Promise<void> {
  if (made.length === 0) return
  await tx.execute(sql`
    update import_rows set product_id = made."productId", version = made.version
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made (id int, "productId" int, version int)
    where import_rows.id = made.id`)
}

/** Entries of the journal that an import made, some at a time, in their order. */
export function listEntries(
  db: Database,
  batchId: string,
  { after, limit }: { after: number; limit: number },
) {
  const { id, entityId, title, rowBefore } = journal
  return db
    .select({ id, entityId, title, rowBefore })
    .from(journal)
    .where(and(eq(journal.batchId, batchId), eq(journal.entity, 'products'), gt(journal.id, after)))
    .orderBy(asc(journal.id))
    .limit(limit)
}

/** Products that are still as these entries left them; locks them until the transaction ends. */
export async function lockUnchanged(tx: Transaction, entryIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await tx.execute<{ id: number; same: boolean }>(sql`
    select products.id,
      to_jsonb(jsonb_populate_record(products, journal.row_after - array['version', 'updated_at'])) = to_jsonb(products) as same
    from journal join products on products.id = journal.entity_id::int
    where journal.id = any(${sql.param([...entryIds])}::bigint[])
    order by products.id for no key update of products`)
  return new Set(rows.filter(({ same }) => same).map(({ id }) => id))
}

/** What the rows of an import write, with the row's id, in kopecks; `from` is the present price, and null of a new product. */
export async function listPriceChanges(
  db: Database,
  importId: number,
  parts: readonly { field: string; column: string }[],
) {
  const { rows } = await db.execute<{ id: number; name: string; from: number | null; to: number | null }>(
    sql.join(
      parts.map(
        ({ field, column }) => sql`
          select r.id, r.name, p.${sql.identifier(column)} as "from", (r.values ->> ${field}::text)::integer as "to"
          from import_rows r left join products p on p.id = r.product_id
          where r.import_id = ${importId} and r.kind in ('new', 'changed') and r.values ? ${field}::text`,
      ),
      sql` union all `,
    ),
  )
  return rows
}
