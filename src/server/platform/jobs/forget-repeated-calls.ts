import { forgetOldCalls } from '../db/repeatable-call.ts'
import { defineJob } from './job.ts'

/** Each night: answers that were kept for a day for repeats of staff calls are removed. */
export const forgetRepeatedCallsJob = defineJob({
  name: 'forget-repeated-calls',
  schedule: '40 0 * * *',
  read: () => undefined,
  run: ({ db }) => forgetOldCalls(db),
})
