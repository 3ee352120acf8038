import {
  REMIND_NEXT_CONTACT,
  REMIND_UNANSWERED,
  type Reminder,
  remindNextContact,
  remindUnanswered,
} from '../deliveries/reminders.service.ts'
import { defineJob, type JobParts, readNumber, readText } from './job.ts'

const defineReminder = (name: string, run: (parts: JobParts, reminder: Reminder) => Promise<void>) =>
  defineJob({
    name,
    read: (payload) => ({ inquiryId: readNumber(payload, 'inquiryId'), origin: readText(payload, 'origin') }),
    run,
  })

/** A second ring about a request that nobody has taken in time. */
export const remindUnansweredJob = defineReminder(REMIND_UNANSWERED, remindUnanswered)

/** A ring when a call to the visitor was promised. */
export const remindNextContactJob = defineReminder(REMIND_NEXT_CONTACT, remindNextContact)
