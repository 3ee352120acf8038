import { CONTACT_FORM_MESSAGES, findContactErrors } from '../fields/contact-errors.ts'
import { CONTACT_MESSAGES, checkContact } from '../fields/contact-rules.ts'
import { checkMessage } from '../fields/message-rules.ts'
import { lacksDigits, watchPhone } from '../fields/phone-mistake.ts'
import { accompanied } from '../outbox/accompanied.ts'
import { correctFailedChat, handToChat, hasFailedChat } from '../outbox/hand-over.ts'
import { startOutbox, thank } from '../outbox/outbox.ts'
import { onSent, settle } from '../outbox/unsent.ts'
import { focusAtAnchor } from '../place/focus-at-anchor.ts'
import { CallBeside } from '../sent/call-beside.tsx'
import { SendFailure } from '../sent/send-failure.tsx'
import { SentInquiry } from '../sent/sent-inquiry.tsx'
import { UnsentBox } from '../unsent/unsent-box.tsx'

/** The queue, what checks forms and hands requests over, their further fields, and the views of all that. */
export const outboxParts = {
  CONTACT_FORM_MESSAGES,
  CONTACT_MESSAGES,
  checkContact,
  checkMessage,
  findContactErrors,
  SentInquiry,
  CallBeside,
  focusAtAnchor,
  UnsentBox,
  SendFailure,
  lacksDigits,
  watchPhone,
  accompanied,
  startOutbox,
  thank,
  onSent,
  settle,
  handToChat,
  hasFailedChat,
  correctFailedChat,
}
