import type { InquiryChanges, InquiryDetail } from '../../../../contract/inquiries/work.ts'
import type { CurrentUser } from '../../../../contract/session.ts'
import { followChange, lacksReason, takeFor } from '../../../../domain/inquiry/status.ts'
import { AppError, wrongField } from '../../../app-error.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import { readVersion } from '../../../platform/http/read-version.ts'
import type { Channels } from '../../channels/channel.ts'
import { requireSettings } from '../../settings/settings.service.ts'
import { toContactColumns } from '../receive/contact-columns.ts'
import { announceInquiry, planNextContact } from '../reminders/reminders.service.ts'
import { requireInquiryDetail } from './inquiry-detail.service.ts'
import { requireOpenRow } from './inquiry-locks.service.ts'
import { putBack, writeNoteOnce } from './inquiry-notes.service.ts'
import { describeUnseen, requireSeen } from './inquiry-version.service.ts'
import { findPerson, type LockedInquiry, listAssignees, updateInquiry } from './inquiry-work.store.ts'

type Recipients = Awaited<ReturnType<Channels['listRecipients']>>

interface Changing {
  /** The header If-Match. */
  ifMatch: string | null
  channels: Channels
}

/**
 * Changes an inquiry; undefined is left as it is. Who moves one that nobody has gets it, unless `assigneeId` is sent. With a version in
 * `ifMatch` that is no longer the present one throws CONFLICT with `current`, `changedBy`, `changedAt`. Throws BAD_REQUEST for
 * `canceled` without a reason and for an assignee who cannot work, NOT_FOUND. An inquiry that is no longer spam rings as a new one,
 * unless its consent was withdrawn; a promised call is planned.
 */
export async function updateInquiryWork(
  db: Database,
  actor: CurrentUser,
  { id, ...changes }: InquiryChanges & { id: number },
  { ifMatch, channels }: Changing,
): Promise<InquiryDetail> {
  const version = readVersion(ifMatch)
  const recipients = changes.spam === false ? await channels.listRecipients() : []
  return await staffTransaction(db, actor, async (tx) => {
    const row = await requireOpenRow(tx, id)
    await requireSeen(tx, row, version)
    await requireAssignee(tx, changes.assigneeId)
    await changeRow(tx, actor, { row, changes, recipients })
    return requireInquiryDetail(tx, id)
  })
}

interface RowChange {
  /** Locked, and nobody else's version. */
  row: LockedInquiry
  /** Without a person who cannot work. */
  changes: InquiryChanges
  /** Who is rung when it is no longer spam. */
  recipients: Recipients
}

/**
 * Changes a locked inquiry, with what follows, and returns its version then. Throws BAD_REQUEST for `canceled` without a reason, before
 * anything is written.
 */
export async function changeRow(
  tx: Transaction,
  actor: CurrentUser,
  { row, changes: { note, ...changes }, recipients }: RowChange,
): Promise<number> {
  const { id } = row
  const columns = toColumns(row, actor, changes)
  const version = await (columns.answeredAt === null
    ? putBack(tx, row, columns)
    : updateInquiry(tx, id, columns))
  if (note !== undefined)
    await writeNoteOnce(tx, actor, { id, answeredAt: columns.answeredAt ?? row.answeredAt }, note)
  if (row.spam && changes.spam === false && !row.doNotContact) {
    await announceInquiry(tx, recipients, id, await requireSettings(tx))
  }
  if (columns.nextContactAt) await planNextContact(tx, id, columns.nextContactAt)
  return version
}

/**
 * Gives the inquiry to the actor: `new` becomes `processing`; of one that is the actor's already no version is asked. Throws CONFLICT with
 * `assignee` when somebody else has it, and for another version than was `seen`.
 */
export function takeInquiry(
  db: Database,
  actor: CurrentUser,
  id: number,
  seen: number | null,
): Promise<InquiryDetail> {
  return staffTransaction(db, actor, async (tx) => {
    const row = await requireOpenRow(tx, id)
    const isOwn = row.assigneeId === actor.id
    if (row.assigneeId !== null && !isOwn) {
      const assignee = await findPerson(tx, row.assigneeId)
      throw new AppError('CONFLICT', `Запрос уже взят: ${assignee?.name ?? 'другой сотрудник'}`, undefined, {
        ...(await describeUnseen(tx, row, seen)),
        assignee,
      })
    }
    if (!isOwn) await requireSeen(tx, row, seen)
    await updateInquiry(tx, id, { ...takeFor(actor.id, row), answeredAt: row.answeredAt ?? new Date() })
    return requireInquiryDetail(tx, id)
  })
}

/** Throws BAD_REQUEST for a person who cannot work on inquiries. */
export async function requireAssignee(tx: Transaction, id: number | null | undefined): Promise<void> {
  if (id !== null && id !== undefined) requireOneOf(await listAssignees(tx, { isAble: true }), id)
}

/** Throws BAD_REQUEST for a person who is not one of those who can work on inquiries; null is nobody. */
export function requireOneOf(
  able: readonly { id: number }[],
  id: number | null,
  message = 'Такого сотрудника нет, или он не может вести запросы',
): void {
  if (id === null || able.some((person) => person.id === id)) return
  throw wrongField('assigneeId', message)
}

/** Columns of a change with what follows from it (`followChange`). */
function toColumns(row: LockedInquiry, actor: CurrentUser, changes: InquiryChanges) {
  const { nextContactAt, ...fields } = changes
  if (lacksReason(changes, row)) {
    throw wrongField('lostReason', 'Укажите причину, по которой запрос отменён')
  }
  const before = { ...row, assignee: row.assigneeId === null ? null : { id: row.assigneeId } }
  return {
    ...fields,
    ...followChange(changes, before, { actorId: actor.id, now: new Date() }),
    nextContactAt: typeof nextContactAt === 'string' ? new Date(nextContactAt) : nextContactAt,
    spamReason: changes.spam === undefined ? undefined : null,
    ...toContactColumns(row, changes),
  }
}
