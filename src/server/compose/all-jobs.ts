import { makeBackupJob, nightlyBackupJob } from '../features/backups/backups.job.ts'
import { applyScheduledPriceJob } from '../features/catalogue/prices/scheduled-prices.job.ts'
import { createSendDeliveryJob } from '../features/deliveries/send-delivery.job.ts'
import { cleanImportsJob } from '../features/imports/clean-imports.job.ts'
import { applyImportJob, checkImportJob } from '../features/imports/imports.job.ts'
import { TELL_SEARCH_ENGINES, type Told } from '../features/index-now/index-now.service.ts'
import { createTellSearchEnginesJob } from '../features/index-now/tell-search-engines.job.ts'
import { morningSummaryJob } from '../features/inquiries/reminders/morning-summary.job.ts'
import { remindNextContactJob, remindUnansweredJob } from '../features/inquiries/reminders/reminders.job.ts'
import { toldInquiries } from '../features/inquiries/reminders/told-inquiries.service.ts'
import { forgetJournalJob } from '../features/journal/forget-journal.job.ts'
import { forgetCallCountsJob } from '../features/limits/forget-call-counts.job.ts'
import { cleanOrphansJob } from '../features/media/clean-orphans.job.ts'
import { eraseExpiredJob } from '../features/persons/erase-expired.job.ts'
import { cleanPreviewsJob } from '../features/previews/clean-previews.job.ts'
import { makeProductFeedJob } from '../features/product-feed/make-product-feed.job.ts'
import { publishDueJob } from '../features/schedule/publish-due.job.ts'
import { createSendResetJob } from '../features/staff/password-reset/send-reset.job.ts'
import { createPurgeTrashJob } from '../features/trash/purge-trash.job.ts'
import { forgetRepeatedCallsJob } from '../platform/jobs/forget-repeated-calls.ts'
import type { Job } from '../platform/jobs/job.ts'
import { news } from './news.ts'
import { resumeWorkJob } from './resume-work.job.ts'

/** Sends the messages, with what inquiries say to them. */
export const sendDeliveryJob = createSendDeliveryJob(toldInquiries)

/** Empties the trash. */
export const purgeTrashJob = createPurgeTrashJob(news.productsGone)

/** Jobs that follow every change of content. */
export const afterChanges = [makeProductFeedJob.name, TELL_SEARCH_ENGINES]

/** Everything that happens later without settings of its own. */
export const allJobs: readonly Job[] = [
  sendDeliveryJob,
  remindUnansweredJob,
  remindNextContactJob,
  morningSummaryJob,
  publishDueJob,
  eraseExpiredJob,
  purgeTrashJob,
  cleanOrphansJob,
  cleanImportsJob,
  cleanPreviewsJob,
  forgetJournalJob,
  forgetRepeatedCallsJob,
  forgetCallCountsJob,
  applyScheduledPriceJob,
  makeProductFeedJob,
  nightlyBackupJob,
  makeBackupJob,
  checkImportJob,
  applyImportJob,
  resumeWorkJob,
  createSendResetJob(news.accountMail),
]

/** Everything that happens later, and whom the service of search engines is told for. */
export const createJobs = (told: Told): readonly Job[] => [...allJobs, createTellSearchEnginesJob(told)]

/** The names of all these. */
export const namedJobs: readonly Pick<Job, 'name'>[] = [...allJobs, { name: TELL_SEARCH_ENGINES }]
