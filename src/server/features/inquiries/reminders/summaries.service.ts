import type { StaffSettings } from '../../../../contract/settings.ts'
import { dayInMoscow, nextMorning } from '../../../../domain/contact/working-time.ts'
import { addJob, lockJob } from '../../../platform/db/add-job.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Channels } from '../../channels/channel.ts'
import { queueRings } from '../../deliveries/rings.service.ts'
import { countMorning } from './reminders.store.ts'

/** Name of the job (`src/server/features/inquiries/reminders/morning-summary.job.ts`), and its key: one waits at a time. */
export const MORNING_SUMMARY = 'morning-summary'

type Hours = Pick<StaffSettings, 'hours'>

interface Parts {
  db: Database
  channels: Channels
}

/** Plans the next summary by the working hours, again when these change; one that is late, or running, stays as it is. */
export async function planSummary(tx: Transaction, { hours }: Hours): Promise<void> {
  const now = new Date()
  const planned = await lockJob(tx, MORNING_SUMMARY)
  if (planned && (planned.isRunning || planned.runAt <= now)) return
  await planAt(tx, nextMorning(now, hours))
}

/** Rings at all with the counts of the morning, once a day however often it is called, and plans the next one. */
export async function sendSummary({ db, channels }: Parts, { hours }: Hours): Promise<void> {
  const recipients = await channels.listRecipients()
  await inTransaction(db, async (tx) => {
    const now = new Date()
    const today = dayInMoscow(now)
    await queueRings(tx, recipients, {
      kind: 'summary',
      inquiryId: null,
      occasion: `summary:${today.from.toISOString()}`,
      details: { summary: await countMorning(tx, now) },
    })
    // Late, this is today's: the next one is tomorrow's, whatever became of the hours.
    await planAt(tx, nextMorning(new Date(today.to.getTime() - 1), hours))
  })
}

function planAt(tx: Transaction, runAt: Date): Promise<void> {
  return addJob(tx, { name: MORNING_SUMMARY, payload: {}, key: MORNING_SUMMARY, runAt })
}
