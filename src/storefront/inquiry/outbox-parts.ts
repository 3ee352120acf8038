import { accompanied } from './accompanied.ts'
import { CallBeside } from './call-beside.tsx'
import { CONTACT_FORM_MESSAGES, findContactErrors } from './contact-errors.ts'
import { checkContact } from './contact-rules.ts'
import { focusAtAnchor } from './focus-at-anchor.ts'
import { correctLead, handLead, keepFailed } from './hand-lead.ts'
import { createInquirySender } from './inquiry-sender.ts'
import { startOutbox } from './outbox.ts'
import { afterPress, findPhoneMistake } from './phone-mistake.ts'
import { SendFailure } from './send-failure.tsx'
import { SentInquiry } from './sent-inquiry.tsx'
import { onSent, settleAttempt } from './settle-attempt.ts'
import { UnsentBox } from './unsent-box.tsx'

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
  createInquirySender,
  startOutbox,
  settleAttempt,
  onSent,
  handLead,
  keepFailed,
  correctLead,
}
