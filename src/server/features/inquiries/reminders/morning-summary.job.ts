import { inTransaction } from '../../../platform/db/transaction.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { requireSettings } from '../../settings/settings.service.ts'
import { MORNING_SUMMARY, planSummary, sendSummary } from './summaries.service.ts'

/** Counts of the morning for all, when staff open; late once, when no instance ran then. */
export const morningSummaryJob = defineJob({
  name: MORNING_SUMMARY,
  read: () => undefined,
  run: async (parts) => sendSummary(parts, await requireSettings(parts.db)),
  plan: ({ db }) => inTransaction(db, async (tx) => planSummary(tx, await requireSettings(tx))),
})
