import type { InquiryDetail } from '../../contract/inquiry-work.ts'
import type { CurrentUser } from '../../contract/session.ts'
import { seconds } from '../../lib/duration.ts'
import { AppError } from '../app-error.ts'
import type { Database, Transaction } from '../db/database.ts'
import { nameEntries } from '../db/name-entries.ts'
import { staffTransaction } from '../db/staff-transaction.ts'
import { planReminders } from '../deliveries/reminders.service.ts'
import {
  findOrigins,
  inheritWork,
  listDifferences,
  MERGE_SOURCE,
  type Merged,
  type Work,
  withoutMergers,
} from './inherited-work.ts'
import { requireInquiryDetail } from './inquiry-detail.service.ts'
import { listHistory, listNotes } from './inquiry-detail.store.ts'
import { requireNotErased } from './inquiry-locks.service.ts'
import {
  listAssignees,
  listMergedRows,
  lockInquiries,
  lockInquiry,
  setInherited,
  setMergedInto,
} from './inquiry-work.store.ts'

/**
 * Merges requests into one: they leave list, board and figures. What was merged into them comes along. What remains takes over
 * what it lacks of the work on them (`inheritWork`). Throws NOT_FOUND for an
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
    const rows = await lockAll(tx, [into, ...ids])
    for (const row of rows) {
      requireNotErased(row)
      const { id, mergedIntoId } = row
      if (mergedIntoId !== null && (id === into || mergedIntoId !== into)) {
        throw new AppError('CONFLICT', `Запрос № ${id} уже объединён с № ${mergedIntoId}`)
      }
    }
    await nameEntries(tx, { source: MERGE_SOURCE })
    await setMergedInto(tx, ids, into)
    await inherit(
      tx,
      into,
      rows.filter(({ id, mergedIntoId }) => id !== into && mergedIntoId === null),
    )
    return requireInquiryDetail(tx, into)
  })
}

/** Parts merged requests again, which are reminded of as before; `into` gives back what it had of them alone. Throws NOT_FOUND, and BAD_REQUEST for one that is not merged into `into`. */
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
    await nameEntries(tx, { source: MERGE_SOURCE })
    await setMergedInto(tx, ids, null)
    await inherit(tx, into, [])
    for (const id of ids) await planReminders(tx, id)
    return requireInquiryDetail(tx, into)
  })
}

/**
 * Gives a request what it lacks of the work on those that are merged into it, and takes back what it has of others. What people
 * have changed since a merger stays, but for what those merged just now (`fresh`) bring. Plans its reminders anew.
 */
async function inherit(tx: Transaction, into: number, fresh: readonly Merged[]): Promise<void> {
  const row = await lockInquiry(tx, into)
  if (!row || row.erasedAt !== null) return
  const origins = findOrigins(await listHistory(tx, into))
  const able = (await listAssignees(tx)).map(({ id }) => id)
  const ofAll = inheritWork(withoutMergers(row, origins), await listMergedRows(tx, into), able)
  const ofFresh = inheritWork(row, fresh, able)
  const choose = <Field extends keyof Work>(field: Field) => (origins.has(field) ? ofAll : ofFresh)[field]
  const changes = listDifferences(row, {
    status: choose('status'),
    assigneeId: choose('assigneeId'),
    nextContactAt: choose('nextContactAt'),
  })
  if (Object.keys(changes).length === 0) return
  const isAnswerTakenBack =
    changes.status === 'new' && (await wasAnsweredByMerger(tx, row, origins.get('status')?.since))
  await setInherited(tx, into, { ...changes, ...(isAnswerTakenBack ? { answeredAt: null } : {}) })
  await planReminders(tx, into)
}

/** A merger that is an answer writes it just before its entry in the journal, by the same clock. */
const AT_ONCE = seconds(1)

/** Whether a merger was the first answer, and nobody has written a note. */
async function wasAnsweredByMerger(
  tx: Transaction,
  { id, answeredAt }: { id: number; answeredAt: Date | null },
  since: Date | undefined,
): Promise<boolean> {
  if (answeredAt === null || since === undefined || since.getTime() - answeredAt.getTime() > AT_ONCE)
    return false
  return (await listNotes(tx, id)).every(({ authorId }) => authorId === null)
}

async function lockAll(tx: Transaction, ids: readonly number[]) {
  const wanted = [...new Set(ids)]
  const rows = await lockInquiries(tx, wanted)
  const missing = wanted.find((id) => !rows.some((row) => row.id === id))
  if (missing !== undefined) throw new AppError('NOT_FOUND', `Запрос № ${missing} не найден`)
  return rows
}
