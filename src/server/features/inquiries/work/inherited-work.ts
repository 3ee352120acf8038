import { INQUIRY_STATUSES, isOpenStatus } from '../../../../domain/inquiry/kinds.ts'
import type { JournalChange } from '../../journal/journal.table.ts'
import type { inquiries } from '../inquiries.table.ts'

type Row = typeof inquiries.$inferSelect
/** What an inquiry takes over from those that are merged into it. */
export type Work = Pick<Row, 'status' | 'assigneeId' | 'nextContactAt'>
/** An inquiry that is merged, or what others are merged into. */
export type Merging = Work & Pick<Row, 'spam' | 'doNotContact'>

/** Source of the journal's entries that merging writes. */
export const MERGE_SOURCE = 'merge'

/**
 * The work on an inquiry with what it lacks from open ones that are merged into it now: the earliest promised call, the person (first
 * of that call, then of one in work; only of `able`, who can work), and that it is in work. A closed one is in work again when a call
 * is promised, and stays closed otherwise. Spam gives and takes nothing, and no call comes from or to a client who does not want any.
 */
export function inheritWork(own: Merging, merged: readonly Merging[], able: readonly number[]): Work {
  const { status, assigneeId, nextContactAt } = own
  const open = merged.filter((one) => isOpenStatus(one.status) && !one.spam)
  const promised = open
    .filter((one) => one.nextContactAt !== null && !one.doNotContact && !own.doNotContact)
    .sort((one, other) => Number(one.nextContactAt) - Number(other.nextContactAt))
  const call = promised[0]?.nextContactAt ?? null
  if (own.spam || (!isOpenStatus(status) && call === null)) return { status, assigneeId, nextContactAt }
  const isOwnKept =
    call === null ||
    (isOpenStatus(status) && nextContactAt !== null && nextContactAt.getTime() <= call.getTime())
  const inWork = open.filter((one) => one.status === 'processing')
  const person = [...promised, ...inWork, ...open].find(
    (one) => one.assigneeId !== null && able.includes(one.assigneeId),
  )
  return {
    status: status === 'new' && inWork.length === 0 ? 'new' : 'processing',
    assigneeId: assigneeId ?? person?.assigneeId ?? null,
    nextContactAt: isOwnKept ? nextContactAt : call,
  }
}

/** The parts of `wanted` that differ from those of `present`. */
export function listDifferences(present: Work, wanted: Work): Partial<Work> {
  return {
    ...(present.status === wanted.status ? {} : { status: wanted.status }),
    ...(present.assigneeId === wanted.assigneeId ? {} : { assigneeId: wanted.assigneeId }),
    ...(present.nextContactAt?.getTime() === wanted.nextContactAt?.getTime()
      ? {}
      : { nextContactAt: wanted.nextContactAt }),
  }
}

interface Entry {
  at: Date
  source: string | null
  changes: readonly JournalChange[]
}

const WORK_FIELDS = ['status', 'assigneeId', 'nextContactAt', 'lostReason']

/**
 * What the last merger changed in the work on an inquiry, as it was before, and when; null when people have changed any of it since.
 * `entries` is the history, oldest first.
 */
export function findBeforeMerger(
  entries: readonly Entry[],
): { at: Date; work: Partial<Work & Pick<Row, 'lostReason'>> } | null {
  const last = entries.findLast(({ changes }) => changes.some(({ field }) => WORK_FIELDS.includes(field)))
  if (last?.source !== MERGE_SOURCE) return null
  const before = new Map(last.changes.map((change) => [change.field, change.before]))
  const status = INQUIRY_STATUSES.find((one) => one === before.get('status'))
  const assigneeId = before.get('assigneeId')
  const call = before.get('nextContactAt')
  const reason = before.get('lostReason')
  const work = {
    ...(status && { status }),
    ...(before.has('assigneeId') && { assigneeId: typeof assigneeId === 'number' ? assigneeId : null }),
    ...(before.has('nextContactAt') && { nextContactAt: typeof call === 'string' ? new Date(call) : null }),
    ...(typeof reason === 'string' && { lostReason: reason }),
  }
  return { at: last.at, work }
}
