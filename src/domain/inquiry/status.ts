import { days } from '../../lib/duration.ts'
import { INQUIRY_STATUSES, isOpenStatus } from './kinds.ts'

type Status = (typeof INQUIRY_STATUSES)[number]

/** The work on an inquiry; `assignee` null is nobody. */
interface Work {
  status: Status
  assignee: { id: number } | null
}

interface Finished extends Work {
  lostReason: string | null
}

interface Planned extends Finished {
  nextContactAt: string | null
}

/** A change of the work; undefined is left as it is. */
interface WorkChanges {
  status?: Status | undefined
  assigneeId?: number | null | undefined
  lostReason?: string | null | undefined
  nextContactAt?: string | null | undefined
}

/** A next step of an inquiry that can be pressed. */
export type Step = 'take' | 'finish' | 'lose' | 'reopen' | 'spam'

/**
 * The next steps of an inquiry that is not only read; each has a button, and its key acts only where the button stands. One that nobody
 * has is taken first, for nobody has spoken to the client yet. List and board, where inquiries are cleared up, also finish and lose
 * such ones; who does so has taken them (`withPerson`).
 */
export function listSteps({ status, assignee, spam }: Work & { spam: boolean }): ReadonlySet<Step> {
  if (!isOpenStatus(status)) return new Set(['reopen'])
  const steps: Step[] = assignee === null ? ['take'] : ['finish', 'lose']
  return new Set(spam || assignee === null ? ['spam', ...steps] : steps)
}

/** The statuses that an inquiry can be moved to: all others. */
export const listMoves = (status: Status): Status[] => INQUIRY_STATUSES.filter((one) => one !== status)

/** Whether a move to this status needs a reason, which is asked for before. */
export const needsReason = (status: Status): boolean => status === 'canceled'

/** Whether an inquiry still needs work and nobody has it. */
export const isFree = ({ assignee, status }: Work): boolean => assignee === null && isOpenStatus(status)

/** Whether an inquiry is only read: it was merged into another one, or its personal data is erased. */
export const isOnlyRead = (inquiry: { erasedAt: unknown; mergedInto?: number | null }): boolean =>
  inquiry.erasedAt !== null || (inquiry.mergedInto ?? null) !== null

/** What taking an inquiry makes of it: it is of who takes it, and in work unless it is closed. */
export const takeFor = (personId: number, { status }: Pick<Work, 'status'>) => ({
  assigneeId: personId,
  status: status === 'new' ? ('processing' as const) : status,
})

const isMove = ({ status }: WorkChanges, before: Work): boolean =>
  status !== undefined && status !== before.status

/**
 * A change with what it does to whose the inquiry is: who moves one that nobody has gets it, unless the change names a person or
 * nobody. A status that it has already is no move.
 */
export function withPerson<Changes extends WorkChanges>(
  changes: Changes,
  before: Work,
  actorId: number,
): Changes {
  const isGiven = isMove(changes, before) && before.assignee === null && changes.assigneeId === undefined
  return isGiven ? { ...changes, assigneeId: actorId } : changes
}

/** Whether an inquiry that nobody has becomes new again without a person named: our screens say then that it stays nobody's. */
const isLeftFree = (changes: WorkChanges, { assignee }: Pick<Work, 'assignee'>): boolean =>
  changes.status === 'new' && changes.assigneeId === undefined && assignee === null

/** A change as our screens make it, with the person whom it leads to; `actorId` undefined while it is not known who is signed in. */
export function namePerson<Changes extends WorkChanges>(
  changes: Changes,
  before: Work,
  actorId: number | undefined,
): Changes {
  if (isLeftFree(changes, before)) return { ...changes, assigneeId: null }
  return actorId === undefined ? changes : withPerson(changes, before, actorId)
}

/** What is sent for a change that a screen wants, and what takes it back. `shown` is not stored yet while the inquiry is being taken. */
export function planChange<Changes extends WorkChanges>(
  wanted: Changes,
  { stored, shown = stored }: { stored: Planned; shown?: Planned },
  actorId: number | undefined,
) {
  const changes = namePerson(wanted, stored, actorId)
  return { changes, undo: toUndo(shown, changes) }
}

/** What is sent for a change of several inquiries, each with those that it is sent for. The server finds the other persons itself. */
export function planSeveral<Changes extends WorkChanges, One extends Work>(
  wanted: Changes,
  inquiries: readonly One[],
): { changes: Changes; inquiries: One[] }[] {
  const given: One[] = []
  const left: One[] = []
  for (const one of inquiries) (isLeftFree(wanted, one) ? left : given).push(one)
  return [
    { changes: wanted, inquiries: given },
    { changes: { ...wanted, assigneeId: null }, inquiries: left },
  ]
}

/** Whether a change leaves an inquiry without the reason that it needs; one that was stored so may be changed otherwise. */
export function lacksReason(changes: WorkChanges, before: Pick<Finished, 'status' | 'lostReason'>): boolean {
  const { status = before.status, lostReason = before.lostReason } = changes
  const isAsked = changes.status !== undefined || changes.lostReason !== undefined
  return isAsked && needsReason(status) && lostReason === null
}

/** For how many days a change of several inquiries can be undone. */
export const UNDO_DAYS = 1

/**
 * What goes with a change: whose it is, the reason, the times of the first answer and of the end; undefined is left as it is.
 * `answeredAt` null takes back what has answered it (`isTakenBack`).
 */
export function followChange(
  given: WorkChanges,
  before: Finished & { answeredAt: Date | null },
  { actorId, now }: { actorId: number; now: Date },
) {
  const changes = withPerson(given, before, actorId)
  const { status = before.status, assigneeId, lostReason } = changes
  const isMoved = status !== before.status
  const isTaken = assigneeId === actorId && before.assignee?.id !== actorId
  const answered = isMoved || isTaken ? (before.answeredAt ?? now) : undefined
  return {
    assigneeId,
    // The reason goes with the status that needed it.
    lostReason: isMoved && needsReason(before.status) ? (lostReason ?? null) : lostReason,
    answeredAt: isTakenBack(changes, before, now) ? null : answered,
    closedAt: isMoved ? (isOpenStatus(status) ? null : now) : undefined,
  }
}

/**
 * Whether a change makes an inquiry new and nobody's again that has been answered while the change that did so can be undone: it waits
 * for its first answer like any new one. An older answer stays one.
 */
function isTakenBack(changes: WorkChanges, before: Work & { answeredAt: Date | null }, now: Date): boolean {
  const formerId = before.assignee?.id ?? null
  const { status = before.status, assigneeId = formerId } = changes
  const isChanged = status !== before.status || assigneeId !== formerId
  const isRecent = before.answeredAt !== null && now.getTime() - before.answeredAt.getTime() < days(UNDO_DAYS)
  return isChanged && isRecent && status === 'new' && assigneeId === null
}

/** The change that takes another one back; `before` is the inquiry as that one found it. */
export function toUndo(before: Planned, changes: WorkChanges) {
  const { status, lostReason, nextContactAt } = before
  const isOfPerson = changes.assigneeId !== undefined || (isMove(changes, before) && before.assignee === null)
  return {
    ...(isOfPerson && { assigneeId: before.assignee?.id ?? null }),
    ...(changes.nextContactAt !== undefined && { nextContactAt }),
    ...(changes.status !== undefined && { status }),
    ...(changes.status !== undefined && needsReason(status) && { lostReason }),
  }
}
