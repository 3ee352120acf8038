import { useState } from 'react'
import type { ContactInquiry } from '../../contract/inquiries.ts'
import { useApi } from '../site.ts'
import { sessionAttemptStorage } from './attempt-storage.ts'
import { createInquirySender, type InquiryResult } from './inquiry-sender.ts'

export interface InquirySending {
  sending: boolean
  /** Never rejects. Concurrent calls share one result. */
  send(inquiry: ContactInquiry): Promise<InquiryResult>
}

/** Submission of one form: retries and double clicks create one inquiry. */
export function useInquirySending(): InquirySending {
  const api = useApi()
  const [sending, setSending] = useState(false)
  const [sendSafely] = useState(() => createInquirySender(api.inquiries.contact, sessionAttemptStorage))
  return {
    sending,
    async send(inquiry) {
      setSending(true)
      try {
        return await sendSafely(inquiry)
      } finally {
        setSending(false)
      }
    },
  }
}
