import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { type Changes, findRow, insertRow, lockRow } from '../../platform/db/rows.ts'
import { manufacturers } from '../catalogue/catalogue.table.ts'
import { importMappings, imports } from './imports.table.ts'

export type ImportRecord = typeof imports.$inferSelect
type NewImport = typeof imports.$inferInsert
export type ImportState = ImportRecord['state']

/** How many imports the list shows. */
const MAX_LISTED = 50

/** The last imports, newest first. */
export function listImports(db: Database) {
  return db
    .select({
      id: imports.id,
      name: imports.name,
      format: imports.format,
      sheet: imports.sheet,
      state: imports.state,
      progress: imports.progress,
      mapping: imports.mapping,
      manufacturerId: imports.manufacturerId,
      missing: imports.missing,
      counts: imports.counts,
      message: imports.message,
      conflicts: imports.conflicts,
      createdBy: imports.createdBy,
      createdAt: imports.createdAt,
      checkedAt: imports.checkedAt,
      appliedAt: imports.appliedAt,
      undoneAt: imports.undoneAt,
    })
    .from(imports)
    .orderBy(desc(imports.id))
    .limit(MAX_LISTED)
}

/** What the list tells of an import. */
export type ListedImport = Awaited<ReturnType<typeof listImports>>[number]

/** Null when there is none with this id. */
export const findImport = (db: Database, id: number): Promise<ImportRecord | null> => findRow(db, imports, id)

/** The same; locks the row until the transaction ends. */
export const lockImport = (tx: Transaction, id: number): Promise<ImportRecord | null> =>
  lockRow(tx, imports, id)

/** Inserts an import and returns its row. */
export const insertImport = (tx: Transaction, row: NewImport): Promise<ImportRecord> =>
  insertRow(tx, imports, row)

/** Changes an import; with `from` only one in this state. False when there was none. */
export async function updateImport(
  db: Database,
  id: number,
  changes: Changes<NewImport>,
  from?: ImportState,
): Promise<boolean> {
  const isIt = and(eq(imports.id, id), from === undefined ? undefined : eq(imports.state, from))
  const changed = await db.update(imports).set(changes).where(isIt).returning({ id: imports.id })
  return changed.length > 0
}

/** What heads meant in former lists of a maker. */
export async function listMappings(
  db: Database,
  manufacturerId: number,
): Promise<Map<string, string | null>> {
  const rows = await db
    .select({ head: importMappings.head, field: importMappings.field })
    .from(importMappings)
    .where(eq(importMappings.manufacturerId, manufacturerId))
  return new Map(rows.map(({ head, field }) => [head, field]))
}

/** Remembers what heads mean in the lists of these makers. */
export async function rememberMappings(
  db: Database,
  manufacturerIds: readonly number[],
  fields: ReadonlyMap<string, string | null>,
): Promise<void> {
  const known = await db
    .select({ id: manufacturers.id })
    .from(manufacturers)
    .where(inArray(manufacturers.id, [...manufacturerIds]))
    .orderBy(asc(manufacturers.id))
  const rows = known.flatMap(({ id: manufacturerId }) =>
    [...fields].map(([head, field]) => ({ manufacturerId, head, field })),
  )
  if (rows.length === 0) return
  await db
    .insert(importMappings)
    .values(rows)
    .onConflictDoUpdate({
      target: [importMappings.manufacturerId, importMappings.head],
      set: { field: sql`excluded.field` },
    })
}
