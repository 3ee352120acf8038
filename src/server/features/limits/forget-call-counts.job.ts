import { defineJob } from '../../platform/jobs/job.ts'
import { forgetCallCounts } from './call-counts.service.ts'

/** Each minute: counts of calls in minutes that are over go, so that the table has the rows of three minutes, however long the shop runs. */
export const forgetCallCountsJob = defineJob({
  name: 'forget-call-counts',
  schedule: '* * * * *',
  read: () => undefined,
  run: ({ db }) => forgetCallCounts(db),
})
