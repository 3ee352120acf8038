import { inTransaction } from '../../platform/db/transaction.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import { planTelling, TELL_SEARCH_ENGINES, type Told, tellSearchEngines } from './index-now.service.ts'

/** Tells the service of changed pages: after changes, and at the start of what waits. */
export const createTellSearchEnginesJob = (told: Told): Job =>
  defineJob({
    name: TELL_SEARCH_ENGINES,
    read: () => undefined,
    run: (parts) => tellSearchEngines(parts, told),
    plan: ({ db }) => inTransaction(db, planTelling),
  })
