import { makeBackupJob, nightlyBackupJob } from './backups.ts'
import { cleanOrphansJob } from './clean-orphans.ts'
import { cleanPreviewsJob } from './clean-previews.ts'
import { eraseExpiredJob } from './erase-expired.ts'
import { forgetJournalJob } from './forget-journal.ts'
import { forgetRepeatedCallsJob } from './forget-repeated-calls.ts'
import { applyImportJob, checkImportJob } from './imports.ts'
import type { Job } from './job.ts'
import { morningSummaryJob } from './morning-summary.ts'
import { publishDueJob } from './publish-due.ts'
import { purgeTrashJob } from './purge-trash.ts'
import { remindNextContactJob, remindUnansweredJob } from './reminders.ts'
import { resumeWorkJob } from './resume-work.ts'
import { applyScheduledPriceJob } from './scheduled-prices.ts'
import { sendDeliveryJob } from './send-delivery.ts'

/** Everything that happens later. */
export const allJobs: readonly Job[] = [
  sendDeliveryJob,
  remindUnansweredJob,
  remindNextContactJob,
  morningSummaryJob,
  publishDueJob,
  eraseExpiredJob,
  purgeTrashJob,
  cleanOrphansJob,
  cleanPreviewsJob,
  forgetJournalJob,
  forgetRepeatedCallsJob,
  applyScheduledPriceJob,
  nightlyBackupJob,
  makeBackupJob,
  checkImportJob,
  applyImportJob,
  resumeWorkJob,
]
