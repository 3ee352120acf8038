import { REMIND_UNANSWERED, remindUnanswered } from '../deliveries/reminders.service.ts'
import { defineJob, readNumber, readText } from './job.ts'

/** A second ring about a request that nobody has taken in time. */
export const remindUnansweredJob = defineJob({
  name: REMIND_UNANSWERED,
  read: (payload) => ({ inquiryId: readNumber(payload, 'inquiryId'), origin: readText(payload, 'origin') }),
  run: remindUnanswered,
})
