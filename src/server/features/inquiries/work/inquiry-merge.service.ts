import type { InquiryDetail } from '../../../../contract/inquiries/work.ts'
import type { CurrentUser } from '../../../../contract/session.ts'
import { isOpenStatus } from '../../../../domain/inquiry/kinds.ts'
import { seconds } from '../../../../lib/duration.ts'
import { AppError } from '../../../app-error.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { nameEntries } from '../../../platform/db/name-entries.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import { planReminders } from '../reminders/reminders.service.ts'
import { findBeforeMerger, inheritWork, listDifferences, MERGE_SOURCE } from './inherited-work.ts'
import { requireInquiryDetail } from './inquiry-detail.service.ts'
import { listHistory, listMerged } from './inquiry-detail.store.ts'
import { requireNotErased } from './inquiry-locks.service.ts'
import { putBack } from './inquiry-notes.service.ts'
import { requireSeen } from './inquiry-version.service.ts'
import {
  type LockedInquiry,
  listAssignees,
  lockInquiries,
  setMergedInto,
  updateInquiry,
} from './inquiry-work.store.ts'

/** Inquiries by their numbers: into which one, and which others. */
interface Merger {
  into: number
  ids: readonly number[]
}

/**
 * Merges inquiries into one: they leave list, board and figures. What was merged into them comes along. What remains takes over
 * what it lacks of the work on them (`inheritWork`). Throws NOT_FOUND for an unknown number, BAD_REQUEST for an inquiry into itself,
 * CONFLICT when `into` or one of them belongs to another inquiry or was erased, and for another version of `into` than was `seen`.
 */
export function mergeInquiries(
  db: Database,
  actor: CurrentUser,
  { into, ids }: Merger,
  seen: number | null,
): Promise<InquiryDetail> {
  if (ids.includes(into)) throw new AppError('BAD_REQUEST', 'Запрос нельзя объединить с самим собой')
  return staffTransaction(db, actor, async (tx) => {
    const rows = await lockAll(tx, [into, ...ids])
    for (const row of rows) {
      if (row.id === into) await requireSeen(tx, row, seen)
      requireNotErased(row)
      const { id, mergedIntoId } = row
      if (mergedIntoId !== null && (id === into || mergedIntoId !== into)) {
        throw new AppError('CONFLICT', `Запрос № ${id} уже объединён с № ${mergedIntoId}`)
      }
    }
    await nameEntries(tx, { source: MERGE_SOURCE })
    await setMergedInto(tx, ids, into)
    const own = rows.find(({ id }) => id === into)
    if (own) {
      await inherit(
        tx,
        own,
        rows.filter(({ id, mergedIntoId }) => id !== into && mergedIntoId === null),
      )
    }
    return requireInquiryDetail(tx, into)
  })
}

/**
 * Parts merged inquiries again, which are reminded of as before; what `into` had of them it gives back when nobody has worked on it
 * since. An erased `into` gives nothing back and does not hold living ones. Throws NOT_FOUND, BAD_REQUEST for one that is not merged
 * into `into`, CONFLICT for one that was erased, and for another version of `into` than was `seen`.
 */
export function unmergeInquiries(
  db: Database,
  actor: CurrentUser,
  { into, ids }: Merger,
  seen: number | null,
): Promise<InquiryDetail> {
  return staffTransaction(db, actor, async (tx) => {
    const rows = await lockAll(tx, [into, ...ids])
    for (const row of rows) {
      if (row.id === into) await requireSeen(tx, row, seen)
      if (row.id === into) continue
      if (row.mergedIntoId !== into) {
        throw new AppError('BAD_REQUEST', `Запрос № ${row.id} не объединён с № ${into}`)
      }
      requireNotErased(row)
    }
    await setMergedInto(tx, ids, null)
    const own = rows.find(({ id }) => id === into)
    if (own && own.erasedAt === null) await giveBack(tx, own)
    for (const id of ids) await planReminders(tx, id)
    return requireInquiryDetail(tx, into)
  })
}

/** Gives an inquiry what it lacks of the work on those that are merged into it now, and plans its reminders anew. */
async function inherit(tx: Transaction, own: LockedInquiry, merged: readonly LockedInquiry[]): Promise<void> {
  const able = (await listAssignees(tx, { isAble: true })).map(({ id }) => id)
  const changes = listDifferences(own, inheritWork(own, merged, able))
  if (Object.keys(changes).length === 0) return
  await updateInquiry(tx, own.id, {
    ...changes,
    // In work again: without the end that it had.
    ...(changes.status && { closedAt: null, lostReason: null, answeredAt: own.answeredAt ?? new Date() }),
  })
  await planReminders(tx, own.id)
}

/** Puts the work on an inquiry back as it was before the last merger, unless people have changed it since or others are still merged. */
async function giveBack(tx: Transaction, own: LockedInquiry): Promise<void> {
  const before = findBeforeMerger(await listHistory(tx, own.id))
  if (before === null || (await listMerged(tx, own.id)).length > 0) return
  const { status } = before.work
  await putBack(tx, own, {
    ...before.work,
    ...(status && !isOpenStatus(status) && { closedAt: new Date() }),
    ...(status === 'new' && wasAnsweredAt(own, before.at) && { answeredAt: null }),
  })
}

/** A merger that is an answer is stored at about the time of its entry in the journal. */
const AT_ONCE = seconds(1)

/** Whether the inquiry was first answered then, by a merger. */
const wasAnsweredAt = ({ answeredAt }: LockedInquiry, at: Date): boolean =>
  answeredAt !== null && Math.abs(at.getTime() - answeredAt.getTime()) <= AT_ONCE

async function lockAll(tx: Transaction, ids: readonly number[]) {
  const wanted = [...new Set(ids)]
  const rows = await lockInquiries(tx, wanted)
  const missing = wanted.find((id) => !rows.some((row) => row.id === id))
  if (missing !== undefined) throw new AppError('NOT_FOUND', `Запрос № ${missing} не найден`)
  return rows
}
