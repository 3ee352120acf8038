import { addJob } from '../../platform/db/add-job.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import { TELL_SEARCH_ENGINES, tellSearchEngines } from './index-now.service.ts'

/** Tells the service at `url` of changed pages: after changes, and at the start of what waits. */
export const createTellSearchEnginesJob = (url: string): Job =>
  defineJob({
    name: TELL_SEARCH_ENGINES,
    read: () => undefined,
    run: (parts) => tellSearchEngines(parts, url),
    plan: ({ db }) =>
      inTransaction(db, (tx) =>
        addJob(tx, {
          name: TELL_SEARCH_ENGINES,
          payload: {},
          key: TELL_SEARCH_ENGINES,
          queue: TELL_SEARCH_ENGINES,
          keepsHour: true,
        }),
      ),
  })
