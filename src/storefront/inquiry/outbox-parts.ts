import { sessionAttemptStorage } from './attempt-storage.ts'
import { readContactLead } from './contact-lead.ts'
import { givenConsent } from './given-consent.ts'
import { correctLead, handLead, keepFailed } from './hand-lead.ts'
import { createInquirySender } from './inquiry-sender.ts'
import { startOutbox } from './outbox.ts'
import { SendFailure } from './send-failure.tsx'
import { SentInquiry } from './sent-inquiry.tsx'
import { onSent, settleAttempt } from './settle-attempt.ts'
import { UnsentBox } from './unsent-box.tsx'

/** The queue, what hands requests over, and the views of both. */
export const outboxParts = {
  ...{ UnsentBox, SentInquiry, SendFailure },
  ...{ givenConsent, readContactLead, createInquirySender, sessionAttemptStorage },
  ...{ startOutbox, settleAttempt, onSent, handLead, keepFailed, correctLead },
}
