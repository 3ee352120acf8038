import { RESUME_WORK } from '../features/backups/restore/held-work.service.ts'
import { planAgain } from '../features/catalogue/prices/scheduled-prices.service.ts'
import { resumeDeliveries } from '../features/deliveries/deliveries.service.ts'
import { planTelling } from '../features/index-now/index-now.service.ts'
import { resumeReminders } from '../features/inquiries/reminders/reminders.service.ts'
import { publishDueRecords } from '../features/schedule/publish-due.service.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { defineJob } from '../platform/jobs/job.ts'

/** Once an admin has released a restored shop: what waited is done, reminders are planned anew, and search engines are told. */
export const resumeWorkJob = defineJob({
  name: RESUME_WORK,
  read: () => undefined,
  async run({ db }) {
    await inTransaction(db, async (tx) => {
      await resumeDeliveries(tx)
      await resumeReminders(tx)
      await planTelling(tx)
    })
    await planAgain(db)
    await publishDueRecords(db)
  },
})
