import { lockJob } from '../../platform/db/add-job.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { listQueued } from './deliveries.store.ts'
import { addSendings, deliveryKey, queueOf } from './rings.service.ts'

/** Plans anew what the table says is to be sent, where the queue was not carried along: a restored shop. */
export async function resumeDeliveries(tx: Transaction): Promise<void> {
  const since = new Date()
  for (const row of await listQueued(tx)) {
    const { id, channel } = row
    // One that is being sent right now would be sent twice.
    const job = await lockJob(tx, deliveryKey(id))
    if (!job?.isRunning) await addSendings(tx, [{ id, channel, failures: 0, since, queue: queueOf(row) }])
  }
}
