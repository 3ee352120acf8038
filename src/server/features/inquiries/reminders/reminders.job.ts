import { defineJob, type JobParts, readNumber } from '../../../platform/jobs/job.ts'
import {
  REMIND_NEXT_CONTACT,
  REMIND_UNANSWERED,
  remindNextContact,
  remindUnanswered,
} from './reminders.service.ts'

const defineReminder = (name: string, run: (parts: JobParts, inquiryId: number) => Promise<void>) =>
  defineJob({
    name,
    read: (payload) => readNumber(payload, 'inquiryId'),
    run,
  })

/** A second ring about an inquiry that nobody has taken in time. */
export const remindUnansweredJob = defineReminder(REMIND_UNANSWERED, remindUnanswered)

/** A ring when a call to the visitor was promised. */
export const remindNextContactJob = defineReminder(REMIND_NEXT_CONTACT, remindNextContact)
