import type { StaffSettings } from '../../../../contract/settings.ts'
import { addWorkingMinutes } from '../../../../domain/contact/working-time.ts'
import { addJob } from '../../../platform/db/add-job.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Channels, Recipient } from '../../channels/channel.ts'
import { queueRings } from '../../deliveries/rings.service.ts'
import { listReminded, lockOverdue, lockReminded, setAnswerDue } from './reminders.store.ts'

/** Names of the jobs (`src/server/features/inquiries/reminders/reminders.job.ts`). */
export const REMIND_UNANSWERED = 'remind-unanswered'
export const REMIND_NEXT_CONTACT = 'remind-next-contact'

/** Inquiries that one reminder brings along; further ones come with their own. */
const MOST_AT_ONCE = 100

interface Parts {
  db: Database
  channels: Channels
}

/**
 * Tells of an inquiry that was stored, or is no longer taken for spam, in that transaction: first rings, the time by which
 * it should be answered (`answerWithinMinutes` of working time), and the reminder then. Not called for spam, and once for an inquiry however often it is: `first:17` is one occasion.
 */
export async function announceInquiry(
  tx: Transaction,
  recipients: readonly Recipient[],
  inquiryId: number,
  { answerWithinMinutes, hours }: Pick<StaffSettings, 'answerWithinMinutes' | 'hours'>,
): Promise<void> {
  const dueAt = addWorkingMinutes(new Date(), answerWithinMinutes, hours)
  await setAnswerDue(tx, inquiryId, dueAt)
  await ringFirst(tx, recipients, inquiryId)
  if (dueAt) await planReminder(tx, REMIND_UNANSWERED, inquiryId, dueAt)
}

/** Rings about an inquiry once, without a time to answer and reminders: as about one that a single weak sign makes look like spam. */
export function ringFirst(
  tx: Transaction,
  recipients: readonly Recipient[],
  inquiryId: number,
): Promise<void> {
  return queueRings(tx, recipients, { kind: 'first', inquiryId, occasion: `first:${inquiryId}` })
}

/** Plans the reminder of `nextContactAt` when that is set or changed, in place of the former one. */
export function planNextContact(tx: Transaction, inquiryId: number, at: Date): Promise<void> {
  return planReminder(tx, REMIND_NEXT_CONTACT, inquiryId, at)
}

/** Plans the reminders of an inquiry that was away from the work for a while; what is late rings at once, once. */
export async function planReminders(tx: Transaction, inquiryId: number): Promise<void> {
  const row = await lockReminded(tx, inquiryId)
  if (row?.isUnanswered && row.answerDueAt)
    await planReminder(tx, REMIND_UNANSWERED, inquiryId, row.answerDueAt)
  if (row?.isOpen && row.nextContactAt) await planNextContact(tx, inquiryId, row.nextContactAt)
}

/** Plans the reminders of all inquiries anew, where the queue was not carried along: a restored shop. */
export async function resumeReminders(tx: Transaction): Promise<void> {
  for (const inquiryId of await listReminded(tx)) await planReminders(tx, inquiryId)
}

const KEYS = { [REMIND_UNANSWERED]: 'unanswered', [REMIND_NEXT_CONTACT]: 'next-contact' } as const

function planReminder(tx: Transaction, name: keyof typeof KEYS, inquiryId: number, at: Date): Promise<void> {
  return addJob(tx, { name, payload: { inquiryId }, key: `${KEYS[name]}:${inquiryId}`, runAt: at })
}

/** Rings at all again when nobody has answered the inquiry by the time it should be, given to somebody or not. */
export async function remindUnanswered({ db, channels }: Parts, inquiryId: number): Promise<void> {
  const recipients = await channels.listRecipients()
  await inTransaction(db, async (tx) => {
    const row = await lockReminded(tx, inquiryId)
    if (!row?.isUnanswered || !row.answerDueAt) return
    if (row.answerDueAt > new Date())
      return await planReminder(tx, REMIND_UNANSWERED, inquiryId, row.answerDueAt)
    await remind(tx, recipients, inquiryId, 'unanswered', row.answerDueAt)
    // What is due at the same time is told by the same messages.
    for (const { id, answerDueAt } of await lockOverdue(tx, inquiryId, MOST_AT_ONCE))
      if (answerDueAt) await remind(tx, recipients, id, 'unanswered', answerDueAt)
  })
}

/** Rings at the assignee when a call was promised, at all where that is not possible; not once the inquiry is closed. */
export async function remindNextContact({ db, channels }: Parts, inquiryId: number): Promise<void> {
  const recipients = await channels.listRecipients()
  await inTransaction(db, async (tx) => {
    const row = await lockReminded(tx, inquiryId)
    if (!row?.isOpen || !row.nextContactAt) return
    if (row.nextContactAt > new Date()) return await planNextContact(tx, inquiryId, row.nextContactAt)
    const canMail = recipients.some(({ channel }) => channel === 'email')
    const own =
      canMail && row.assigneeEmail ? [{ channel: 'email' as const, recipient: row.assigneeEmail }] : null
    await remind(tx, own ?? recipients, inquiryId, 'next-contact', row.nextContactAt)
  })
}

function remind(
  tx: Transaction,
  recipients: readonly Recipient[],
  inquiryId: number,
  reason: 'unanswered' | 'next-contact',
  at: Date,
): Promise<void> {
  return queueRings(tx, recipients, {
    kind: 'reminder',
    inquiryId,
    occasion: `${reason}:${inquiryId}:${at.toISOString()}`,
    details: { reason },
  })
}
