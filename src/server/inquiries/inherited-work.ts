import { INQUIRY_STATUSES, isOpenStatus } from '../../lib/inquiry-kinds.ts'
import type { JournalChange } from '../journal/journal.table.ts'
import type { inquiries } from './inquiries.table.ts'

type Row = typeof inquiries.$inferSelect
/** What a request takes over from those that are merged into it. */
export type Work = Pick<Row, 'status' | 'assigneeId' | 'nextContactAt'>
/** One that is merged. */
export type Merged = Work & Pick<Row, 'spam' | 'doNotContact'>

/** Source of the journal's entries that merging and parting write. */
export const MERGE_SOURCE = 'merge'

/**
 * The work on a request with what it lacks from open ones merged into it: the earliest promised call, the person (first of that
 * call, then of one in work; only of `able`, who can work), and that it is in work. A closed one is in work again when a call is
 * promised, and stays closed otherwise. Spam gives nothing, and no call comes from a client who does not want any.
 */
export function inheritWork(own: Work, merged: readonly Merged[], able: readonly number[]): Work {
  const open = merged.filter(({ status, spam }) => isOpenStatus(status) && !spam)
  const promised = open
    .filter(({ nextContactAt, doNotContact }) => nextContactAt !== null && !doNotContact)
    .sort((one, other) => Number(one.nextContactAt) - Number(other.nextContactAt))
  const [call] = promised
  if (!isOpenStatus(own.status) && call === undefined) return toWork(own)
  const isOwnEarlier =
    isOpenStatus(own.status) &&
    own.nextContactAt !== null &&
    !(Number(own.nextContactAt) > Number(call?.nextContactAt))
  const inWork = open.filter(({ status }) => status === 'processing')
  const person = [...promised, ...inWork, ...open].find(
    ({ assigneeId }) => assigneeId !== null && able.includes(assigneeId),
  )
  return {
    status: own.status === 'new' && inWork.length === 0 ? 'new' : 'processing',
    assigneeId: own.assigneeId ?? person?.assigneeId ?? null,
    nextContactAt: isOwnEarlier ? own.nextContactAt : (call?.nextContactAt ?? own.nextContactAt),
  }
}

const toWork = ({ status, assigneeId, nextContactAt }: Work): Work => ({ status, assigneeId, nextContactAt })

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

/** What a field was before it was inherited, and since when. */
interface Origin {
  before: unknown
  since: Date
}

/** For each field that is still as mergers left it what it was before; `entries` is the history, oldest first. */
export function findOrigins(entries: readonly Entry[]): Map<string, Origin> {
  const origins = new Map<string, Origin>()
  for (const { at, source, changes } of entries) {
    for (const { field, before } of changes) {
      if (source !== MERGE_SOURCE) origins.delete(field)
      else if (!origins.has(field)) origins.set(field, { before, since: at })
    }
  }
  return origins
}

/** The work on a request as it would be without its mergers: fields that people have changed since stay. */
export function withoutMergers(row: Work, origins: ReadonlyMap<string, Origin>): Work {
  const status = origins.get('status')
  const assignee = origins.get('assigneeId')
  const call = origins.get('nextContactAt')
  return {
    status: toStatus(status?.before) ?? row.status,
    assigneeId: assignee ? toNumber(assignee.before) : row.assigneeId,
    nextContactAt: call ? toDate(call.before) : row.nextContactAt,
  }
}

const toStatus = (value: unknown) => INQUIRY_STATUSES.find((status) => status === value)
const toNumber = (value: unknown) => (typeof value === 'number' ? value : null)
const toDate = (value: unknown) => (typeof value === 'string' ? new Date(value) : null)
