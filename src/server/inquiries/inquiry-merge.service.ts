import type { InquiryDetail } from '../../contract/inquiry-work.ts'
import type { CurrentUser } from '../../contract/session.ts'
import { AppError } from '../app-error.ts'
import type { Database, Transaction } from '../db/database.ts'
import { staffTransaction } from '../db/staff-transaction.ts'
import { planReminders } from '../deliveries/reminders.service.ts'
import { requireInquiryDetail } from './inquiry-detail.service.ts'
import { requireNotErased } from './inquiry-locks.service.ts'
import { lockInquiries, setMergedInto } from './inquiry-work.store.ts'

/**
 * Merges requests into one: they leave list, board and figures. What was merged into them comes along. Throws NOT_FOUND for an
 * unknown number, BAD_REQUEST for a request into itself, CONFLICT when `into` or one of them belongs to another request or was erased.
 */
export function mergeInquiries(
  db: Database,
  actor: CurrentUser,
  into: number,
  ids: readonly number[],
): Promise<InquiryDetail> {
  if (ids.includes(into)) throw new AppError('BAD_REQUEST', 'Запрос нельзя объединить с самим собой')
  return staffTransaction(db, actor, async (tx) => {
    for (const row of await lockAll(tx, [into, ...ids])) {
      requireNotErased(row)
      const { id, mergedIntoId } = row
      if (mergedIntoId !== null && (id === into || mergedIntoId !== into)) {
        throw new AppError('CONFLICT', `Запрос № ${id} уже объединён с № ${mergedIntoId}`)
      }
    }
    await setMergedInto(tx, ids, into)
    return requireInquiryDetail(tx, into)
  })
}

/** Parts merged requests again, which are reminded of as before. Throws NOT_FOUND, and BAD_REQUEST for one that is not merged into `into`. */
export function unmergeInquiries(
  db: Database,
  actor: CurrentUser,
  into: number,
  ids: readonly number[],
): Promise<InquiryDetail> {
  return staffTransaction(db, actor, async (tx) => {
    for (const { id, mergedIntoId } of await lockAll(tx, [into, ...ids])) {
      if (id !== into && mergedIntoId !== into) {
        throw new AppError('BAD_REQUEST', `Запрос № ${id} не объединён с № ${into}`)
      }
    }
    await setMergedInto(tx, ids, null)
    for (const id of ids) await planReminders(tx, id)
    return requireInquiryDetail(tx, into)
  })
}

async function lockAll(tx: Transaction, ids: readonly number[]) {
  const wanted = [...new Set(ids)]
  const rows = await lockInquiries(tx, wanted)
  const missing = wanted.find((id) => !rows.some((row) => row.id === id))
  if (missing !== undefined) throw new AppError('NOT_FOUND', `Запрос № ${missing} не найден`)
  return rows
}
