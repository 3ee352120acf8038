import { defineJob, readFlag, readNumber } from '../../platform/jobs/job.ts'
import { SEND_DELIVERY } from './rings.service.ts'
import { sendDelivery } from './send-delivery.service.ts'
import { createWithheldFlags } from './withheld-flags.ts'

/** Sends one message to one recipient; a failure plans the next attempt itself. */
export const sendDeliveryJob = defineJob({
  name: SEND_DELIVERY,
  read: (payload) => ({
    id: readNumber(payload, 'id'),
    failures: readNumber(payload, 'failures'),
    since: new Date(readNumber(payload, 'since')),
    isAsked: readFlag(payload, 'isAsked'),
  }),
  withhold: createWithheldFlags,
  run: async ({ db, channels, readOrigin }, attempt) =>
    sendDelivery({ db, channels, origin: await readOrigin() }, attempt),
})
