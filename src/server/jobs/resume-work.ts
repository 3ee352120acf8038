import { RESUME_WORK } from '../backups/restores.service.ts'
import { planAgain } from '../catalogue/scheduled-prices.service.ts'
import { resumeDeliveries } from '../deliveries/resume.service.ts'
import { publishDueRecords } from '../publication/publication.service.ts'
import { defineJob } from './job.ts'

/** Once an admin has released a restored shop: what waited is done, and reminders are planned anew. */
export const resumeWorkJob = defineJob({
  name: RESUME_WORK,
  read: () => undefined,
  async run({ db }) {
    await resumeDeliveries(db)
    await planAgain(db)
    await publishDueRecords(db)
  },
})
