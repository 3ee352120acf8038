import type { Transaction } from '../../platform/db/database.ts'
import {
  hasTable,
  holdRow,
  insertStoredRow,
  listReferences,
  type StoredRow,
} from '../../platform/db/records/stored-rows.ts'
import { linkRows, linkTrashed, type TrashRow } from './trash.store.ts'

/** Table and column of `table.column`. */
export function readPlace(place: string): { table: string; column: string } {
  const [table = '', column = ''] = place.split('.')
  return { table, column }
}

/**
 * Rows that lost their reference with the deletion get it back, unless they have got another since, also one that is gone by now;
 * those in the trash too.
 */
export async function restoreLinks(tx: Transaction, { entityId, deletedAt, links }: TrashRow): Promise<void> {
  for (const [place, ids] of Object.entries(links)) {
    const { table, column } = readPlace(place)
    if (!(await hasTable(tx, table))) continue
    const unlinked = { table, column, ids, id: entityId, deletedAt }
    await linkRows(tx, unlinked)
    await linkTrashed(tx, unlinked)
  }
}

/** Rows that were deleted with the record come back where what else they refer to still exists. */
export async function restoreParts(tx: Transaction, { parts }: TrashRow): Promise<void> {
  for (const [place, rows] of Object.entries(parts)) {
    const { table } = readPlace(place)
    if (!(await hasTable(tx, table))) continue
    for (const row of rows) {
      const whole = await withoutLost(tx, table, row)
      if (whole) await insertStoredRow(tx, table, whole)
    }
  }
}

/** The row with null for what is gone; null when a reference that it needs is. */
async function withoutLost(tx: Transaction, table: string, row: StoredRow): Promise<StoredRow | null> {
  const whole = { ...row }
  for (const { column, target, isRequired } of await listReferences(tx, table)) {
    const id = row[column]
    if (typeof id !== 'number' || (await holdRow(tx, target, id))) continue
    if (isRequired) return null
    whole[column] = null
  }
  return whole
}
