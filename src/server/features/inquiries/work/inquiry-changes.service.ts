import { randomUUID } from 'node:crypto'
import type { Changed, SeveralChanges } from '../../../../contract/inquiries/work.ts'
import type { CurrentUser } from '../../../../contract/session.ts'
import { AppError, appErrorStatus } from '../../../app-error.ts'
import type { Database } from '../../../platform/db/database.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import type { Channels } from '../../channels/channel.ts'
import type { FormerWork } from '../inquiries.table.ts'
import { forgetFormerWork, keepFormerWork, listFormerWork } from './inquiry-changes.store.ts'
import { requireOpen } from './inquiry-locks.service.ts'
import { putBack } from './inquiry-notes.service.ts'
import { changedMeanwhile, isSeen } from './inquiry-version.service.ts'
import { changeRow, requireAssignee, requireOneOf } from './inquiry-work.service.ts'
import { type LockedInquiry, listAssignees, lockInquiries } from './inquiry-work.store.ts'

interface Wanted {
  ids: readonly number[]
  changes: SeveralChanges
  /** Versions that were seen, by number or in the order of `ids`. */
  versions?: Readonly<Record<string, number>> | readonly (number | null)[] | undefined
}

interface Outcome {
  results: Changed[]
  undo: string | null
}

/**
 * Changes several inquiries alike (decisions.md, inquiries): each that cannot be changed stays as it was and says why, the others are
 * changed. Throws BAD_REQUEST for an assignee who cannot work.
 */
export async function changeInquiries(
  db: Database,
  actor: CurrentUser,
  { ids, changes, versions }: Wanted,
  channels: Channels,
): Promise<Outcome> {
  const recipients = changes.spam === false ? await channels.listRecipients() : []
  const seen = new Map(ids.map((id, place) => [id, findSeen(versions, id, place)]))
  return await staffTransaction(db, actor, async (tx) => {
    const rows = await lockInquiries(tx, ids)
    await requireAssignee(tx, changes.assigneeId)
    await forgetFormerWork(tx)
    const undo = randomUUID()
    const results = await forEach(rows, seen, async (row, version) => {
      if (!isSeen(row, version)) throw changedMeanwhile()
      const made = await changeRow(tx, actor, { row, changes, recipients })
      await keepFormerWork(tx, { undo, inquiryId: row.id, version: made, before: toFormerWork(row) })
      return made
    })
    return { results, undo: results.some(({ status }) => status === 200) ? undo : null }
  })
}

/**
 * Puts several inquiries back as they were before; what was changed since stays and says so, and so does what would go back to a person
 * who cannot work any more. A note stays, and with it the answer that it is. Throws NOT_FOUND for an unknown change.
 */
export function undoChanges(db: Database, actor: CurrentUser, undo: string): Promise<Outcome> {
  return staffTransaction(db, actor, async (tx) => {
    const kept = new Map((await listFormerWork(tx, undo)).map((one) => [one.inquiryId, one]))
    if (kept.size === 0) throw new AppError('NOT_FOUND', 'Такого изменения нет, или с него прошли сутки')
    const rows = await lockInquiries(tx, [...kept.keys()])
    // After the wait for the locks: whoever was dismissed meanwhile is none of them.
    const able = await listAssignees(tx, { isAble: true })
    const results = await forEach(rows, kept, async (row, { version, before }) => {
      if (!isSeen(row, version)) throw changedMeanwhile()
      const former = fromFormerWork(before)
      if (former.assigneeId !== row.assigneeId)
        requireOneOf(able, former.assigneeId, 'Прежний сотрудник больше не ведёт запросы')
      return await putBack(tx, row, former)
    })
    return { results, undo: null }
  })
}

/**
 * Does `work` to each inquiry of these numbers with what is given for it; `rows` are those that there are, locked. `work` returns the
 * version that it made; an error that a caller can cause is the outcome of that one.
 */
async function forEach<Given>(
  rows: readonly LockedInquiry[],
  all: ReadonlyMap<number, Given>,
  work: (row: LockedInquiry, given: Given) => Promise<number>,
): Promise<Changed[]> {
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const results: Changed[] = []
  for (const [id, given] of all) {
    const row = rowOf.get(id) ?? null
    try {
      results.push({ id, status: 200, version: await work(requireOpen(id, row), given) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { kind, message } = error
      results.push({ id, status: appErrorStatus[kind], version: row?.version ?? null, message })
    }
  }
  return results
}

function findSeen(versions: Wanted['versions'], id: number, place: number): number | null {
  if (versions === undefined) return null
  return (isList(versions) ? versions[place] : versions[id]) ?? null
}

const isList = (versions: NonNullable<Wanted['versions']>): versions is readonly (number | null)[] =>
  Array.isArray(versions)

function toFormerWork(row: LockedInquiry): FormerWork {
  const { status, assigneeId, lostReason, spam, spamReason } = row
  const toText = (moment: Date | null) => moment?.toISOString() ?? null
  return {
    status,
    assigneeId,
    lostReason,
    spam,
    spamReason,
    nextContactAt: toText(row.nextContactAt),
    answeredAt: toText(row.answeredAt),
    closedAt: toText(row.closedAt),
  }
}

function fromFormerWork({ nextContactAt, answeredAt, closedAt, ...work }: FormerWork) {
  const toMoment = (text: string | null) => (text === null ? null : new Date(text))
  return {
    ...work,
    nextContactAt: toMoment(nextContactAt),
    answeredAt: toMoment(answeredAt),
    closedAt: toMoment(closedAt),
  }
}
