import { addWorkingMinutes } from '../../lib/working-time.ts'
import type { Channels, Recipient } from '../channels/channel.ts'
import { addJob } from '../db/add-job.ts'
import type { Database, Transaction } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { requireSettings } from '../settings/settings.service.ts'
import { queueFirstRings } from './deliveries.service.ts'
import { lockReminded, setAnswerDue } from './reminders.store.ts'
import { queueRings } from './rings.service.ts'

/** Names of the jobs, one file each in `src/server/jobs/`. */
export const REMIND_UNANSWERED = 'remind-unanswered'
export const REMIND_NEXT_CONTACT = 'remind-next-contact'

export interface Reminder {
  inquiryId: number
  /** The site's address for links. */
  origin: string
}

interface Parts {
  db: Database
  channels: Channels
}

/**
 * Tells of a request that was stored, or is no longer taken for spam, in that transaction: first rings, the time by which
 * it should be answered (`answerWithinMinutes` of working time), and the reminder then. Not called for spam.
 */
export async function announceInquiry(
  tx: Transaction,
  recipients: readonly Recipient[],
  { inquiryId, origin }: Reminder,
): Promise<void> {
  const { answerWithinMinutes, hours } = await requireSettings(tx)
  const dueAt = addWorkingMinutes(new Date(), answerWithinMinutes, hours)
  await setAnswerDue(tx, inquiryId, dueAt)
  await queueFirstRings(tx, recipients, inquiryId, origin)
  if (dueAt) await planUnanswered(tx, { inquiryId, origin }, dueAt)
}

/** Plans the reminder of `nextContactAt` when that is set or changed, in place of the former one. */
export function planNextContact(tx: Transaction, reminder: Reminder, at: Date): Promise<void> {
  const { inquiryId, origin } = reminder
  return addJob(tx, {
    name: REMIND_NEXT_CONTACT,
    payload: { inquiryId, origin },
    key: `next-contact:${inquiryId}`,
    runAt: at,
  })
}

function planUnanswered(tx: Transaction, { inquiryId, origin }: Reminder, at: Date): Promise<void> {
  return addJob(tx, {
    name: REMIND_UNANSWERED,
    payload: { inquiryId, origin },
    key: `unanswered:${inquiryId}`,
    runAt: at,
  })
}

/** Rings at all again when nobody has taken the request by the time it should be answered. */
export async function remindUnanswered({ db, channels }: Parts, reminder: Reminder): Promise<void> {
  const recipients = await channels.listRecipients()
  await inTransaction(db, async (tx) => {
    const row = await lockReminded(tx, reminder.inquiryId)
    if (!row?.isWaiting || !row.answerDueAt) return
    if (row.answerDueAt > new Date()) return await planUnanswered(tx, reminder, row.answerDueAt)
    await remind(tx, recipients, reminder, 'unanswered', row.answerDueAt)
  })
}

/** Rings at the assignee when a call was promised, at all where that is not possible; not once the request is closed. */
export async function remindNextContact({ db, channels }: Parts, reminder: Reminder): Promise<void> {
  const recipients = await channels.listRecipients()
  await inTransaction(db, async (tx) => {
    const row = await lockReminded(tx, reminder.inquiryId)
    if (!row?.isOpen || !row.nextContactAt) return
    if (row.nextContactAt > new Date()) return await planNextContact(tx, reminder, row.nextContactAt)
    const canMail = recipients.some(({ channel }) => channel === 'email')
    const own =
      canMail && row.assigneeEmail ? [{ channel: 'email' as const, recipient: row.assigneeEmail }] : null
    await remind(tx, own ?? recipients, reminder, 'next-contact', row.nextContactAt)
  })
}

function remind(
  tx: Transaction,
  recipients: readonly Recipient[],
  { inquiryId, origin }: Reminder,
  reason: 'unanswered' | 'next-contact',
  at: Date,
): Promise<void> {
  return queueRings(tx, recipients, {
    kind: 'reminder',
    inquiryId,
    occasion: `${reason}:${inquiryId}:${at.toISOString()}`,
    details: { origin, reason },
  })
}
