import { CONTACT_FORM_MESSAGES, findContactErrors } from '../fields/contact-errors.ts'
import { checkContact } from '../fields/contact-rules.ts'
import { afterPress, findPhoneMistake } from '../fields/phone-mistake.ts'
import { accompanied } from '../outbox/accompanied.ts'
import { correctLead, handLead } from '../outbox/hand-lead.ts'
import { startOutbox, thank } from '../outbox/outbox.ts'
import { onSent } from '../outbox/unsent.ts'
import { focusAtAnchor } from '../place/focus-at-anchor.ts'
import { CallBeside } from '../sent/call-beside.tsx'
import { SendFailure } from '../sent/send-failure.tsx'
import { SentInquiry } from '../sent/sent-inquiry.tsx'
import { UnsentBox } from '../unsent/unsent-box.tsx'

/** The queue, what checks forms and hands requests over, their further fields, and the views of all that. */
export const outboxParts = {
  CONTACT_FORM_MESSAGES,
  checkContact,
  findContactErrors,
  SentInquiry,
  CallBeside,
  focusAtAnchor,
  UnsentBox,
  SendFailure,
  afterPress,
  findPhoneMistake,
  accompanied,
  startOutbox,
  thank,
  onSent,
  handLead,
  correctLead,
}
