import { defineJob, readNumber } from '../../../platform/jobs/job.ts'
import { applyScheduledPrices } from './apply-scheduled-price.service.ts'
import { APPLY_SCHEDULED_PRICE, planAgain } from './scheduled-prices.service.ts'

/** Changes the prices that staff planned for this hour; late ones once, at the start. */
export const applyScheduledPriceJob = defineJob({
  name: APPLY_SCHEDULED_PRICE,
  read: (payload) => readNumber(payload, 'id'),
  run: ({ db }, id) => applyScheduledPrices(db, id),
  plan: ({ db }) => planAgain(db),
})
