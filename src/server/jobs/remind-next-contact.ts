import { REMIND_NEXT_CONTACT, remindNextContact } from '../deliveries/reminders.service.ts'
import { defineJob, readNumber, readText } from './job.ts'

/** A ring when a call to the visitor was promised. */
export const remindNextContactJob = defineJob({
  name: REMIND_NEXT_CONTACT,
  read: (payload) => ({ inquiryId: readNumber(payload, 'inquiryId'), origin: readText(payload, 'origin') }),
  run: remindNextContact,
})
