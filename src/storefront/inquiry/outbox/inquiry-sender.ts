import type { StorefrontApi } from '../../../api/storefront.ts'
import { isPassing } from '../../../api/verdict.ts'
import type { ContactInquiry } from '../../../contract/inquiries/visitor.ts'
import { seconds } from '../../../lib/duration.ts'
import { type FieldErrors, readSubmitError, type SubmitError, toSubmitError } from '../fields/submit-error.ts'
import { type AttemptStorage, openAttempt } from './attempt-storage.ts'

export type InquiryResult =
  | { ok: true; id: number; message: string }
  /** Rejected by the server; `errors` by field, if any. */
  | { ok: false; reason: 'rejected'; message: string; errors: FieldErrors }
  /** Result unknown. Sending again is safe. */
  | { ok: false; reason: 'failed' }

/** Timeout of a submission. */
const TIMEOUT = seconds(30)

type Contact = StorefrontApi['inquiries']['contact']
type Settled =
  | { ok: true; id: number; message: string }
  | ({ ok: false; isPassing: boolean } & SubmitError)
  | null

/** Told of every attempt; `isPassing`: it did not reach the server, and may do so later. */
export type OnSettled = (attempt: { key: string; inquiry: ContactInquiry; isPassing: boolean }) => void

/**
 * Sends the inquiries of one form. The same content is retried with the same idempotency key until the result is known;
 * changed content is another inquiry. Concurrent calls share one result.
 */
export function createInquirySender(
  contact: Contact,
  storage: AttemptStorage,
  onSettled: OnSettled = () => undefined,
) {
  let underway: Promise<InquiryResult> | null = null

  async function sendOnce(inquiry: ContactInquiry): Promise<InquiryResult> {
    const key = openAttempt(storage, inquiry)
    const settled = await call(contact, inquiry, key)
    onSettled({ key, inquiry, isPassing: settled === null || (!settled.ok && settled.isPassing) })
    if (!settled) return { ok: false, reason: 'failed' }
    if (settled.ok) {
      storage.clear()
      return settled
    }
    return { ok: false, reason: 'rejected', message: settled.message, errors: settled.errors }
  }

  return (inquiry: ContactInquiry): Promise<InquiryResult> => {
    underway ??= sendOnce(inquiry).finally(() => {
      underway = null
    })
    return underway
  }
}

/** Makes one call; null when the result is unknown. */
async function call(contact: Contact, inquiry: ContactInquiry, key: string): Promise<Settled> {
  try {
    const headers = { 'Idempotency-Key': key }
    // The contract has `success: true`; a proxy or an older server may send false.
    const response: { success: boolean; message: string; id: number } = await contact(inquiry, {
      headers,
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.success) return { ok: false, isPassing: false, ...toSubmitError(response.message) }
    return { ok: true, id: response.id, message: response.message }
  } catch (error) {
    const submitError = readSubmitError(error)
    return submitError && { ok: false, isPassing: isPassing(error), ...submitError }
  }
}
