import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { addHours } from '../publication/publication.service.ts'
import { isHeldAfterRestore } from '../restores/restores.service.ts'
import { announceEndedOffers, listHoursToCome, publishDue } from './publish-due.store.ts'

/**
 * Puts every hour to come into the queue where it has none: it may have been lost. One that is there stays: somebody may have changed
 * the record since it was read here, at another instance that goes on.
 */
export function planHoursAgain(db: Database): Promise<void> {
  return inTransaction(db, async (tx) => addHours(tx, await listHoursToCome(tx), true))
}

/** Shows and hides what is due, nothing while planned work of a restored database waits for its release; drops pages with old prices whose time has passed. */
export function publishDueRecords(db: Database): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await isHeldAfterRestore(tx))) await publishDue(tx)
    await announceEndedOffers(tx)
  })
}
