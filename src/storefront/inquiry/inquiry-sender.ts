import type { StorefrontApi } from '../../api/storefront.ts'
import type { ContactInquiry } from '../../contract/inquiries.ts'
import { seconds } from '../../lib/duration.ts'
import type { Attempt, AttemptStorage } from './attempt-storage.ts'
import { createIdempotencyKey } from './idempotency-key.ts'
import { type FieldErrors, readSubmitError, type SubmitError, toSubmitError } from './submit-error.ts'

export type InquiryResult =
  | { ok: true; id: number; message: string }
  /** The server said no; `errors` by field when single fields are wrong. */
  | { ok: false; reason: 'refused'; message: string; errors: FieldErrors }
  /** Nobody knows whether it arrived. Sending again is safe. */
  | { ok: false; reason: 'failed' }

/** After this long without an answer the visitor gets the form back. */
const TIMEOUT = seconds(30)

type Contact = StorefrontApi['inquiries']['contact']
type Settled = { ok: true; id: number; message: string } | ({ ok: false } & SubmitError) | null

/**
 * Sends the inquiries of one form. A key belongs to what is sent: the same content is sent again under the same key
 * until it has arrived, changed content is another inquiry. Calls while one is under way share its result.
 */
export function createInquirySender(contact: Contact, storage: AttemptStorage) {
  let attempt: Attempt | null = null
  let underway: Promise<InquiryResult> | null = null

  function open(content: string): Attempt {
    const last = attempt ?? storage.find()
    attempt = last?.content === content ? last : { key: createIdempotencyKey(), content }
    storage.save(attempt)
    return attempt
  }

  async function sendOnce(inquiry: ContactInquiry): Promise<InquiryResult> {
    const { key } = open(JSON.stringify(inquiry))
    const settled = await call(contact, inquiry, key)
    if (!settled) return { ok: false, reason: 'failed' }
    if (settled.ok) {
      attempt = null
      storage.clear()
      return settled
    }
    return { ok: false, reason: 'refused', message: settled.message, errors: settled.errors }
  }

  return (inquiry: ContactInquiry): Promise<InquiryResult> => {
    underway ??= sendOnce(inquiry).finally(() => {
      underway = null
    })
    return underway
  }
}

/** One call; null when the result is unknown. */
async function call(contact: Contact, inquiry: ContactInquiry, key: string): Promise<Settled> {
  try {
    const headers = { 'Idempotency-Key': key }
    // The contract promises success: true; a proxy or an older server may still say otherwise.
    const response: { success: boolean; message: string; id: number } = await contact(inquiry, {
      headers,
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.success) return { ok: false, ...toSubmitError(response.message) }
    return { ok: true, id: response.id, message: response.message }
  } catch (error) {
    const submitError = readSubmitError(error)
    return submitError && { ok: false, ...submitError }
  }
}
