import { defineJob } from '../../platform/jobs/job.ts'
import { PUBLISH_DUE } from '../publication/publication.service.ts'
import { planHoursAgain, publishDueRecords } from './publish-due.service.ts'

/**
 * Shows and hides records at their hour. A job is added for each hour, and at the start again, for a database whose queue
 * was lost or left behind by a backup; each minute it looks too, for records whose hour came by another way: from the trash, from a version.
 */
export const publishDueJob = defineJob({
  name: PUBLISH_DUE,
  schedule: '* * * * *',
  read: () => undefined,
  run: ({ db }) => publishDueRecords(db),
  plan: ({ db }) => planHoursAgain(db),
})
