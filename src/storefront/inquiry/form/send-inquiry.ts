import { useRef, useState } from 'react'
import type { ContactInquiry } from '../../../contract/inquiries/visitor.ts'
import { useApi } from '../../site.ts'
import { type Outbox, useOutbox } from '../loading/use-outbox.ts'
import { attemptStorage } from '../outbox/attempt-storage.ts'
import type { InquiryResult } from '../outbox/inquiry-sender.ts'
import { sendBare } from '../outbox/send-bare.ts'

export interface InquirySending {
  sending: boolean
  /** Never rejects. Concurrent calls share one result. */
  send(inquiry: ContactInquiry): Promise<InquiryResult>
  outbox: ReturnType<typeof useOutbox>
  /** Loads the queue's code, busy meanwhile; null without connection. */
  ready(): Promise<Outbox | null>
  /** Key of the request that could not leave and waits on this device; null otherwise. */
  waiting: string | null
}

/** Submission of one form: retries and double clicks create one inquiry. What cannot leave waits on the device under the form's name. */
export function useInquirySending(form: string): InquirySending {
  const api = useApi()
  const outbox = useOutbox()
  const [sending, setSending] = useState(false)
  const [waiting, setWaiting] = useState<string | null>(null)
  const sender = useRef<ReturnType<Outbox['createInquirySender']> | null>(null)
  /** Busy while `work` goes on; null when it failed. */
  async function busily<T>(work: () => Promise<T>): Promise<T | null> {
    setSending(true)
    return work()
      .catch(() => null)
      .finally(() => setSending(false))
  }

  return {
    sending,
    outbox,
    waiting,
    ready: () => busily(outbox.prepare),
    async send(inquiry) {
      const result = await busily(async () => {
        const parts = await outbox.prepare().catch(() => null)
        const { contact } = api.inquiries
        if (!parts) return sendBare(contact, { form, inquiry, text: inquiry.message ?? '' })
        const { accompanied, createInquirySender, settleAttempt } = parts
        sender.current ??= createInquirySender(accompanied(contact), attemptStorage(form), (attempt) =>
          setWaiting(settleAttempt(form, attempt)),
        )
        return sender.current(inquiry)
      })
      return result ?? { ok: false, reason: 'failed' }
    },
  }
}
