import { lockJob } from '../../platform/db/add-job.ts'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { listQueued } from './deliveries.store.ts'
import { planReminders } from './reminders.service.ts'
import { listReminded } from './reminders.store.ts'
import { addSendings, deliveryKey, queueOf } from './rings.service.ts'

/** Plans anew what the tables say is to be done, where the queue was not carried along: a restored shop. */
export async function resumeDeliveries(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    const since = new Date()
    for (const row of await listQueued(tx)) {
      const { id, channel } = row
      // One that is being sent right now would be sent twice.
      const job = await lockJob(tx, deliveryKey(id))
      if (!job?.isRunning) await addSendings(tx, [{ id, channel, failures: 0, since, queue: queueOf(row) }])
    }
    for (const inquiryId of await listReminded(tx)) await planReminders(tx, inquiryId)
  })
}
