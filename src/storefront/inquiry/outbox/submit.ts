import { ApiError } from '../../../api/error.ts'
import type { StorefrontApi } from '../../../api/storefront.ts'
import { isPassing } from '../../../api/verdict.ts'
import type { ContactInquiry } from '../../../contract/inquiries/visitor.ts'
import { seconds } from '../../../lib/duration.ts'
import { accompanying } from '../fields/accompanying.ts'
import type { FieldErrors } from '../fields/inquiry-values.ts'
import { dropUnsent, keepUnsent, type Press } from './device.ts'

/** How sending an inquiry has ended. */
export type Outcome = { ok: true; waits: false; id: number } | NotStored

/** Not stored. `waits`: trying again can help, else it is refused for good. The server's words, if any, also by field. */
export interface NotStored {
  ok: false
  waits: boolean
  message: string | null
  errors: FieldErrors
}

type Contact = StorefrontApi['inquiries']['contact']

/** Default message of a rejection (storefront.md, section 8). */
const TRY_AGAIN = 'Пожалуйста, попробуйте еще раз'

/** Timeout of a call. */
export const TIMEOUT = seconds(30)

/** How long the queue leaves alone what its form is sending: until that call has surely ended. */
export const PRESSED_FOR = TIMEOUT + seconds(5)

interface Submission extends Pick<Press, 'form' | 'inquiry'> {
  /** What the visitor wrote, in his words: the message by default. */
  text?: string
  onRefused?: OnRefused
}

/** Called with what was refused, which then leaves the device unless this is true: its box tells of it. */
export type OnRefused = (key: string, refused: NotStored) => unknown

/**
 * The one way of an inquiry out of the browser: it is put on the device, sent under its key, and the end is read. Stored, it leaves
 * the device; else it waits there, and the queue sends it again, in the next document too, unless it was refused. Never rejects.
 */
export async function submit(
  contact: Contact,
  { form, inquiry, text = inquiry.message ?? '', onRefused }: Submission,
): Promise<Outcome & { key: string }> {
  const now = Date.now()
  const press: Press = { form, inquiry: withPlace(inquiry), text, state: 'waiting', chat: null }
  const key = keepUnsent({ ...press, nextAt: now + PRESSED_FOR, isPressed: true }, now)
  const outcome = await alone(key, () => send(contact, key, press.inquiry))
  // Put back where it has been taken away meanwhile: under its key it is stored once.
  if (outcome.waits) keepUnsent({ ...press, nextAt: Date.now() + TIMEOUT, key }, now)
  else if (outcome.ok || !onRefused?.(key, outcome)) dropUnsent(key)
  return { ...outcome, key }
}

/** Why an inquiry was refused or could not be taken, in the server's words; empty without any. */
export const reasonOf = ({ errors, message }: NotStored): string => Object.values(errors)[0] ?? message ?? ''

/** An inquiry with where it was made: sent from another page, within a second of its opening, it would look like haste. */
export const withPlace = (inquiry: ContactInquiry): ContactInquiry => ({ ...inquiry, ...accompanying() })

/** Does `work` while no other tab, nor the queue, sends this inquiry; without locks the key makes a second call harmless. */
export const alone = <T>(key: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(`inquiry-${key}`, work) : work()

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
