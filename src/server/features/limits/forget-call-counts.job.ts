import { defineJob } from '../../platform/jobs/job.ts'
import { forgetCallCounts } from './call-counts.service.ts'

/** Each hour: counts of calls in minutes that are over go. */
export const forgetCallCountsJob = defineJob({
  name: 'forget-call-counts',
  schedule: '20 * * * *',
  read: () => undefined,
  run: ({ db }) => forgetCallCounts(db),
})
