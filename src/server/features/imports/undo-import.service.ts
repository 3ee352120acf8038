import { randomUUID } from 'node:crypto'
import type { CurrentUser } from '../../../contract/session.ts'
import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { nameEntries } from '../../platform/db/name-entries.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import {
  listUnrestorable,
  removeImported,
  updateImported,
} from '../catalogue/products/imported-products.service.ts'
import { listEntries, lockUnchanged } from './import-rows.store.ts'
import { lockImport, updateImport } from './imports.store.ts'

/** Entries that are undone by one statement. */
const AT_ONCE = 250

interface Undone {
  restored: number
  conflicts: { id: number; name: string }[]
}
type Entry = Awaited<ReturnType<typeof listEntries>>[number]

/**
 * Takes an import back: changed products are as before, made ones are gone. What has changed since stays and is named. Throws NOT_FOUND,
 * and CONFLICT for an import that is not applied.
 */
export async function undoImport(db: Database, actor: CurrentUser, id: number): Promise<Undone> {
  return await staffTransaction(db, actor, async (tx) => {
    const record = await lockImport(tx, id)
    if (!record) throw new AppError('NOT_FOUND', 'Импорт не найден')
    if (record.state !== 'applied') {
      const isUndone = record.state === 'undone'
      throw new AppError(
        'CONFLICT',
        isUndone ? 'Этот импорт уже возвращён' : 'Вернуть можно только применённый импорт',
      )
    }
    await nameEntries(tx, { batchId: randomUUID(), source: 'undo' })
    const undone: Undone = { restored: 0, conflicts: [] }
    for (let after = 0; ; ) {
      const entries = await listEntries(tx, record.batchId ?? '', { after, limit: AT_ONCE })
      if (entries.length === 0) break
      const { restored, conflicts } = await undoSome(tx, entries)
      undone.restored += restored
      undone.conflicts.push(...conflicts)
      after = entries.at(-1)?.id ?? after
    }
    await updateImport(tx, id, { state: 'undone', undoneAt: new Date(), conflicts: undone.conflicts })
    return undone
  })
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
  const made = unchanged.filter(({ rowBefore }) => rowBefore === null).map(({ entityId }) => Number(entityId))
  await removeImported(tx, made)
  const kept = new Set(unchanged.map(({ entityId }) => Number(entityId)).filter((one) => !stuck.has(one)))
  const conflicts = entries
    .map(({ entityId, title }) => ({ id: Number(entityId), name: title }))
    .filter((one) => !kept.has(one.id))
  return { restored: kept.size, conflicts }
}

/** The columns of a stored row that a change may have touched. */
function toValues(row: object): Record<string, unknown> {
  const aside = new Set(['id', 'version', 'created_at', 'updated_at'])
  return Object.fromEntries(Object.entries(row).filter(([column]) => !aside.has(column)))
}
