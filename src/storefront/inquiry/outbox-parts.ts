import { sessionAttemptStorage } from './attempt-storage.ts'
import { CONTACT_FORM_MESSAGES, findContactErrors } from './contact-errors.ts'
import { readContactLead } from './contact-lead.ts'
import { checkContact } from './contact-rules.ts'
import { givenConsent } from './given-consent.ts'
import { correctLead, handLead, keepFailed } from './hand-lead.ts'
import { createInquirySender } from './inquiry-sender.ts'
import { startOutbox } from './outbox.ts'
import { afterPress, findPhoneMistake } from './phone-mistake.ts'
import { SendFailure } from './send-failure.tsx'
import { onSent, settleAttempt } from './settle-attempt.ts'
import { UnsentBox } from './unsent-box.tsx'
import { WhatOpens } from './what-opens.tsx'

/** The queue, what checks forms and hands requests over, and the views of both. */
export const outboxParts = {
  ...{ CONTACT_FORM_MESSAGES, checkContact, findContactErrors },
  ...{ UnsentBox, SendFailure, WhatOpens, afterPress, findPhoneMistake },
  ...{ givenConsent, readContactLead, createInquirySender, sessionAttemptStorage },
  ...{ startOutbox, settleAttempt, onSent, handLead, keepFailed, correctLead },
}
