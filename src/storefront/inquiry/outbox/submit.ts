import { ApiError } from '../../../api/error.ts'
import type { StorefrontApi } from '../../../api/storefront.ts'
import { isPassing } from '../../../api/verdict.ts'
import type { ContactInquiry } from '../../../contract/inquiries/visitor.ts'
import { seconds } from '../../../lib/duration.ts'
import { accompanying } from '../fields/accompanying.ts'
import type { FieldErrors } from '../fields/inquiry-values.ts'
import { changeUnsent, dropUnsent, keepUnsent, type Press } from './device.ts'

/** How sending an inquiry has ended. */
export type Outcome =
  | { ok: true; waits: false; id: number }
  /** Not stored. `waits`: trying again can help, else it is refused for good. The server's words, if any, also by field. */
  | { ok: false; waits: boolean; message: string | null; errors: FieldErrors }

type Contact = StorefrontApi['inquiries']['contact']

/** Default message of a rejection (storefront.md, section 8). */
const TRY_AGAIN = 'Пожалуйста, попробуйте еще раз'

/** Timeout of a call. */
export const TIMEOUT = seconds(30)

/** `text` is what the visitor wrote in his words: the message by default. */
type Submission = Pick<Press, 'form' | 'inquiry'> & Partial<Pick<Press, 'text'>>

/**
 * The one way of an inquiry out of the browser: it is put on the device, sent under its key, and the end is read. Stored, it leaves the
 * device; refused, the caller shows why and takes it off; else it waits there, and the queue sends it again, in the next document too.
 * Never rejects.
 */
export async function submit(
  contact: Contact,
  { form, inquiry, text = inquiry.message ?? '' }: Submission,
): Promise<Outcome & { key: string }> {
  const placed = withPlace(inquiry)
  // The queue leaves it alone as long as this call may still be answered; a second one under its key would be harmless.
  const nextAt = Date.now() + TIMEOUT
  const key = keepUnsent({
    form,
    inquiry: placed,
    text,
    state: 'waiting',
    chat: null,
    nextAt,
    isPressed: true,
  })
  const outcome = await send(contact, key, placed)
  if (outcome.ok) dropUnsent(key)
  else changeUnsent(key, { isPressed: false, nextAt: Date.now() + TIMEOUT })
  return { ...outcome, key }
}

/** An inquiry with where it was made: sent from another page, within a second of its opening, it would look like haste. */
export const withPlace = (inquiry: ContactInquiry): ContactInquiry => ({ ...inquiry, ...accompanying() })

/** One call for the inquiry of this key. Never rejects. */
export async function send(contact: Contact, key: string, inquiry: ContactInquiry): Promise<Outcome> {
  try {
    // The contract has `success: true`; a proxy or an older server may send false.
    const answer: { success: boolean; message: string; id: number } = await contact(inquiry, {
      headers: { 'Idempotency-Key': key },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!answer.success) throw new ApiError(400, '', answer.message)
    return { ok: true, waits: false, id: answer.id }
  } catch (error) {
    const waits = isPassing(error)
    const { userMessage = null, fieldErrors = [] } = error instanceof ApiError ? error : {}
    const message = userMessage || (waits ? null : TRY_AGAIN)
    return { ok: false, waits, message, errors: Object.fromEntries(fieldErrors) }
  }
}
