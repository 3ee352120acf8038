import { useRef, useState } from 'react'
import type { ContactInquiry } from '../../contract/inquiries.ts'
import { useApi } from '../site.ts'
import { useSettings } from '../use-settings.ts'
import type { InquiryResult } from './inquiry-sender.ts'
import { type Outbox, useOutbox } from './use-outbox.ts'

export interface InquirySending {
  sending: boolean
  /** Sends with what the form's boxes say. Never rejects. Concurrent calls share one result. */
  send(inquiry: ContactInquiry, typing: HTMLFormElement): Promise<InquiryResult>
  outbox: ReturnType<typeof useOutbox>
  /** Key of the request that could not leave and waits on this device; null otherwise. */
  waiting: string | null
}

/** Submission of one form: retries and double clicks create one inquiry. What cannot leave waits on the device under the form's name. */
export function useInquirySending(form: string): InquirySending {
  const api = useApi()
  const outbox = useOutbox()
  const { consentVersion } = useSettings()
  const [sending, setSending] = useState(false)
  const [waiting, setWaiting] = useState<string | null>(null)
  const sender = useRef<ReturnType<Outbox['createInquirySender']> | null>(null)
  return {
    sending,
    outbox,
    waiting,
    async send(inquiry, typing) {
      setSending(true)
      try {
        const { createInquirySender, givenConsent, sessionAttemptStorage, settleAttempt } =
          await outbox.prepare()
        const consent = givenConsent(typing, consentVersion)
        sender.current ??= createInquirySender(api.inquiries.contact, sessionAttemptStorage, (attempt) =>
          setWaiting(settleAttempt(form, attempt)),
        )
        return await sender.current({ ...inquiry, ...(consent && { consent }) })
      } catch {
        return { ok: false, reason: 'failed' }
      } finally {
        setSending(false)
      }
    },
  }
}
