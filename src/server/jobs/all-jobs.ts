import { cleanOrphansJob } from './clean-orphans.ts'
import { eraseExpiredJob } from './erase-expired.ts'
import type { Job } from './job.ts'
import { morningSummaryJob } from './morning-summary.ts'
import { remindNextContactJob, remindUnansweredJob } from './reminders.ts'
import { sendDeliveryJob } from './send-delivery.ts'

/** Everything that happens later. */
export const allJobs: readonly Job[] = [
  sendDeliveryJob,
  remindUnansweredJob,
  remindNextContactJob,
  morningSummaryJob,
  eraseExpiredJob,
  cleanOrphansJob,
]
