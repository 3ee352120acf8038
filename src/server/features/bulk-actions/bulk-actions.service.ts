import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { BulkAction, Left } from '../../../contract/catalogue/bulk-actions.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { MAX_INTEGER } from '../../../lib/numbers.ts'
import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { nameEntries } from '../../platform/db/name-entries.ts'
import { holdRow, type StoredRow, updateStoredRow } from '../../platform/db/records/stored-rows.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { restoreRecord } from '../trash/restore.service.ts'
import { changeAll, listBatch, lockStoredRows, lockVersions, removeAll } from './bulk-actions.store.ts'

/** Begins the batches of bulk actions; others (prices, imports) have an undo of their own. */
const BATCH = 'products-'

interface Chosen {
  id: number
  /** The version that was seen. */
  version?: number | undefined
}

/**
 * Does one action to many products in one transaction, its journal entries joined by `batchId`. Products that have another version
 * than the one seen, and those that are gone, stay as they are and are named.
 */
export function applyBulkAction(
  db: Database,
  actor: CurrentUser,
  { items, action }: { items: readonly Chosen[]; action: BulkAction },
): Promise<{ batchId: string | null; changed: number[]; left: Left[] }> {
  return staffTransaction(db, actor, async (tx) => {
    const { categoryId } = action
    if (categoryId != null && !(await holdRow(tx, 'product_categories', categoryId))) {
      throw new AppError('BAD_REQUEST', 'Такой категории нет')
    }
    const seen = new Map(items.map(({ id, version }) => [id, version]))
    const ids = [...seen.keys()].filter((id) => id >= 1 && id <= MAX_INTEGER)
    const present = await lockVersions(tx, ids)
    const left = [...seen.keys()]
      .filter((id) => !present.some((one) => one.id === id))
      .map((id): Left => ({ id, name: null, reason: 'Товара больше нет' }))
    const free = present.filter(({ id, name, version }) => {
      const isFree = version === (seen.get(id) ?? version)
      if (!isFree) left.push({ id, name, reason: 'Пока вы выбирали, товар изменили' })
      return isFree
    })
    if (free.length === 0) return { batchId: null, changed: [], left }
    const batchId = `${BATCH}${randomUUID()}`
    await nameEntries(tx, { batchId, source: 'bulk' })
    const changed = await change(tx, free, action)
    return { batchId: changed.length > 0 ? batchId : null, changed, left }
  })
}

/** Ids of the products that the action has changed: one that was so already has no new version. */
async function change(
  tx: Transaction,
  chosen: readonly { id: number; version: number }[],
  action: BulkAction,
): Promise<number[]> {
  const ids = chosen.map(({ id }) => id)
  if (action.remove) {
    await removeAll(tx, ids)
    return ids
  }
  const before = new Map(chosen.map(({ id, version }) => [id, version]))
  const after = await changeAll(tx, ids, action)
  return after.filter(({ id, version }) => before.get(id) !== version).map(({ id }) => id)
}

/** What the journal has of one product of a batch. */
type Entry = Awaited<ReturnType<typeof listBatch>>[number]

/**
 * Puts the products of a bulk action back as they were; what has changed since stays and is named. Deleted ones come back from the
 * trash one by one. Throws NOT_FOUND for an unknown batch.
 */
export async function undoBulkAction(
  db: Database,
  actor: CurrentUser,
  { batchId, files }: { batchId: string; files: FileStore },
): Promise<{ restored: number; left: Left[] }> {
  const { restored, left, removed } = await staffTransaction(db, actor, async (tx) => {
    const entries = batchId.startsWith(BATCH) ? await listBatch(tx, batchId) : []
    if (entries.length === 0) throw new AppError('NOT_FOUND', 'Такого действия нет')
    await nameEntries(tx, { batchId: `${batchId}-undo`, source: 'bulk' })
    const changes = entries.filter(({ action }) => action === 'update')
    const outcome = await putBack(tx, changes)
    return { ...outcome, removed: entries.filter(({ action }) => action === 'delete') }
  })
  let count = restored
  for (const { id, title } of removed) {
    try {
      await restoreRecord(db, actor, { entity: 'products', id, files })
      count += 1
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      left.push({ id, name: title, reason: error.message })
    }
  }
  return { restored: count, left }
}

async function putBack(tx: Transaction, entries: readonly Entry[]) {
  const present = await lockStoredRows(
    tx,
    entries.map(({ id }) => id),
  )
  const left: Left[] = []
  let restored = 0
  for (const { id, title, rowBefore, rowAfter } of entries) {
    const reason = await restoreColumns(tx, id, present.get(id), rowBefore, rowAfter)
    if (reason === null) restored += 1
    else left.push({ id, name: title, reason })
  }
  return { restored, left }
}

/** Sets the columns that an entry changed back to what they were; why not, when that cannot be. */
async function restoreColumns(
  tx: Transaction,
  id: number,
  present: StoredRow | undefined,
  before: StoredRow | null,
  after: StoredRow | null,
): Promise<string | null> {
  if (!present || !before || !after) return 'Товара больше нет'
  const columns = Object.keys(after).filter(
    (name) => !['version', 'updated_at'].includes(name) && !isDeepStrictEqual(before[name], after[name]),
  )
  if (columns.some((name) => !isDeepStrictEqual(present[name], after[name])))
    return 'С тех пор товар изменили'
  const { category_id: category } = before
  if (columns.includes('category_id') && category !== null) {
    if (!(await holdRow(tx, 'product_categories', category))) return 'Прежней категории больше нет'
  }
  const was = Object.fromEntries(columns.map((name) => [name, before[name]]))
  await updateStoredRow(tx, 'products', { ...was, id, updated_at: null })
  return null
}
