import { addJob } from '../../platform/db/add-job.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { MAKE_PRODUCT_FEED, makeFeed } from './product-feed.service.ts'

/** Makes the feed of products: after changes (`src/server/platform/jobs/work-after-changes.ts`), and at every start, for another address of the site. */
export const makeProductFeedJob = defineJob({
  name: MAKE_PRODUCT_FEED,
  read: () => undefined,
  run: async ({ db, readOrigin }) => makeFeed(db, await readOrigin()),
  plan: ({ db }) =>
    inTransaction(db, (tx) =>
      addJob(tx, {
        name: MAKE_PRODUCT_FEED,
        payload: {},
        key: MAKE_PRODUCT_FEED,
        queue: MAKE_PRODUCT_FEED,
      }),
    ),
})
