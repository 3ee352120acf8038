import { SEND_DELIVERY } from '../../features/deliveries/rings.service.ts'
import { sendDelivery } from '../../features/deliveries/send-delivery.service.ts'
import { defineJob, readFlag, readNumber } from './job.ts'

/** Sends one message to one recipient; a failure plans the next attempt itself. */
export const sendDeliveryJob = defineJob({
  name: SEND_DELIVERY,
  read: (payload) => ({
    id: readNumber(payload, 'id'),
    failures: readNumber(payload, 'failures'),
    since: new Date(readNumber(payload, 'since')),
    isAsked: readFlag(payload, 'isAsked'),
  }),
  run: async ({ db, channels, readOrigin }, attempt) =>
    sendDelivery({ db, channels, origin: await readOrigin() }, attempt),
})
