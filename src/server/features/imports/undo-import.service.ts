import { randomUUID } from 'node:crypto'
import type { CurrentUser } from '../../../contract/session.ts'
import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { nameEntries } from '../../platform/db/name-entries.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import { requireRight } from '../../platform/http/rights.ts'
import { forgetGoneProducts, type ProductsGone } from '../catalogue/products/gone-products.service.ts'
import {
  listUnrestorable,
  removeImported,
  updateImported,
} from '../catalogue/products/imported-products.service.ts'
import { createProgress, type ImportProgress } from './import-progress.ts'
import { listEntries, lockUnchanged } from './import-rows.store.ts'
import { findImport, type ImportRecord, lockImport, updateImport } from './imports.store.ts'

/** Entries that are undone by one statement. */
const AT_ONCE = 250

type Named = { id: number; name: string }
/** What was taken back: how many products, which of them are gone, and which were left as they are. */
interface Undone {
  restored: number
  removed: Named[]
  conflicts: Named[]
}
type Entry = Awaited<ReturnType<typeof listEntries>>[number]

/**
 * Takes an import back: changed products are as before, made ones are gone, with the prices planned for them and their places among
 * the similar ones of others. What has changed since stays and is named. Throws NOT_FOUND, CONFLICT for an import that is not
 * applied, and FORBIDDEN when it has made products and the actor may not delete.
 */
export async function undoImport(
  db: Database,
  actor: CurrentUser,
  { id, productsGone }: { id: number; productsGone: ProductsGone },
): Promise<Pick<Undone, 'restored' | 'conflicts'>> {
  let progress: ImportProgress | undefined
  try {
    return await staffTransaction(db, actor, async (tx) => {
      const record = requireApplied(await findImport(tx, id))
      progress = createProgress(db, record, 'applied')
      progress.add(0)
      await nameEntries(tx, { batchId: randomUUID(), source: 'undo' })
      const { restored, removed, conflicts } = await undoAll(tx, record, progress)
      if (removed.length > 0) requireRight(actor, 'delete')
      await forgetGoneProducts(tx, removed, productsGone)
      // Locked only now, that the progress can be written meanwhile: a colleague may have taken it back as well.
      requireApplied(await lockImport(tx, id))
      await updateImport(tx, id, { state: 'undone', progress: 100, undoneAt: new Date(), conflicts })
      return { restored, conflicts }
    })
  } catch (error) {
    await progress?.giveUp()
    throw error
  }
}

function requireApplied(record: ImportRecord | null): ImportRecord {
  if (!record) throw new AppError('NOT_FOUND', 'Импорт не найден')
  if (record.state === 'applied') return record
  const isUndone = record.state === 'undone'
  throw new AppError(
    'CONFLICT',
    isUndone ? 'Этот импорт уже возвращён' : 'Вернуть можно только применённый импорт',
  )
}

async function undoAll(
  tx: Transaction,
  { batchId }: ImportRecord,
  progress: ImportProgress,
): Promise<Undone> {
  const undone: Undone = { restored: 0, removed: [], conflicts: [] }
  for (let after = 0; ; ) {
    const entries = await listEntries(tx, batchId ?? '', { after, limit: AT_ONCE })
    if (entries.length === 0) return undone
    const { restored, removed, conflicts } = await undoSome(tx, entries)
    undone.restored += restored
    undone.removed.push(...removed)
    undone.conflicts.push(...conflicts)
    after = entries.at(-1)?.id ?? after
    progress.add(entries.length)
  }
}

async function undoSome(tx: Transaction, entries: readonly Entry[]): Promise<Undone> {
  const same = await lockUnchanged(
    tx,
    entries.map(({ id }) => id),
  )
  const unchanged = entries.filter(({ entityId }) => same.has(Number(entityId)))
  const rows = unchanged.flatMap(({ entityId, rowBefore }) =>
    rowBefore === null ? [] : [{ id: Number(entityId), values: toValues(rowBefore) }],
  )
  const stuck = await listUnrestorable(tx, rows)
  await updateImported(
    tx,
    rows.filter(({ id }) => !stuck.has(id)),
  )
  const removed = unchanged.filter(({ rowBefore }) => rowBefore === null).map(toNamed)
  await removeImported(
    tx,
    removed.map(({ id }) => id),
  )
  const kept = new Set(unchanged.map(({ entityId }) => Number(entityId)).filter((one) => !stuck.has(one)))
  const conflicts = entries.map(toNamed).filter(({ id }) => !kept.has(id))
  return { restored: kept.size, removed, conflicts }
}

const toNamed = ({ entityId, title }: Entry): Named => ({ id: Number(entityId), name: title })

/** The columns of a stored row that a change may have touched. */
function toValues(row: object): Record<string, unknown> {
  const aside = new Set(['id', 'version', 'created_at', 'updated_at'])
  return Object.fromEntries(Object.entries(row).filter(([column]) => !aside.has(column)))
}
