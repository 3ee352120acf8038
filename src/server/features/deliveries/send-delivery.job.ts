import { defineJob, type Job, readFlag, readNumber } from '../../platform/jobs/job.ts'
import type { ToldInquiries } from './compose-ring.service.ts'
import { SEND_DELIVERY } from './rings.service.ts'
import { sendDelivery } from './send-delivery.service.ts'
import { createWithheldFlags } from './withheld-flags.ts'

/** Sends one message to one recipient; a failure plans the next attempt itself. */
export const createSendDeliveryJob = (toldInquiries: ToldInquiries): Job =>
  defineJob({
    name: SEND_DELIVERY,
    read: (payload) => ({
      id: readNumber(payload, 'id'),
      failures: readNumber(payload, 'failures'),
      since: new Date(readNumber(payload, 'since')),
      isAsked: readFlag(payload, 'isAsked'),
    }),
    withhold: createWithheldFlags,
    run: async ({ db, channels, readOrigin }, attempt) =>
      sendDelivery({ db, channels, toldInquiries, origin: await readOrigin() }, attempt),
  })
