import { eraseExpiredJob } from './erase-expired.ts'
import type { Job } from './job.ts'
import { morningSummaryJob } from './morning-summary.ts'
import { remindNextContactJob } from './remind-next-contact.ts'
import { remindUnansweredJob } from './remind-unanswered.ts'
import { sendDeliveryJob } from './send-delivery.ts'

/** Everything that happens later; each is one file of this folder. */
export const allJobs: readonly Job[] = [
  sendDeliveryJob,
  remindUnansweredJob,
  remindNextContactJob,
  morningSummaryJob,
  eraseExpiredJob,
]
