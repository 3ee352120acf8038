import type { ContactInquiry } from '../../../contract/inquiries/visitor.ts'
import { minutes } from '../../../lib/duration.ts'
import { createIdempotencyKey } from '../../../lib/idempotency-key.ts'
import { storedValue, toFields } from '../../../ui/stored-value.ts'
import type { FieldErrors } from '../fields/inquiry-values.ts'
import { UNSENT_KEY } from './unsent-key.ts'

/** An inquiry on this device. */
export interface Unsent {
  /** Its `Idempotency-Key`, from the first press to the last. */
  key: string
  /** The form's draft name: where it is shown. */
  form: string
  inquiry: ContactInquiry
  /** What the visitor wrote, in his words. */
  text: string
  /** `kept`: sent only when the visitor presses; `waiting`: sent as soon as it can be. */
  state: 'kept' | 'waiting' | 'sent' | 'rejected'
  /** Whether a chat was opened with the text; null without a chat. */
  chat: 'opened' | 'failed' | null
  /** Milliseconds since the epoch: first press, next attempt, arrival. */
  at: number
  nextAt: number
  sentAt: number
  /** Failed attempts. */
  attempts: number
  /** Number of the stored inquiry; 0 until then. */
  number: number
  /** Why the server refused it; empty otherwise. */
  reason: string
  /** Its messages by field. */
  errors: FieldErrors
  /** Whether its form has sent it at the press, and has no answer yet. */
  isPressed?: boolean
  /** Whether it has been found too old once. */
  isDatedAnew?: boolean
}

/**
 * The inquiries of this device as they are stored, oldest first, unchecked: `unsent.ts` reads them for the queue. This much is in the
 * bundle of every form, which may have to keep and send one without the queue's code.
 */
export const storedInquiries = storedValue(UNSENT_KEY, (all): (Partial<Unsent> | null)[] =>
  Array.isArray(all) ? all : [],
)

/** How long after the device has sent an inquiry the same content, pressed again, is that inquiry. */
const SAME_FOR = minutes(10)

/** What is kept of a press on a form's button. */
export interface Press extends Partial<Pick<Unsent, 'reason' | 'errors' | 'isPressed'>> {
  form: string
  inquiry: ContactInquiry
  /** What the visitor wrote, in his words. */
  text: string
  state: Unsent['state']
  chat: Unsent['chat']
  /** Milliseconds since the epoch of the first own attempt; now by default. */
  nextAt?: number
  /** Of an inquiry that has one, unless the same content has another; made up by default. */
  key?: string
}

/**
 * Keeps an inquiry. What waits is never dropped by another inquiry of its form; what is only kept, refused or sent is. The same
 * content keeps its key, and shortly after the device has sent it too: who presses it again has not seen that. Later it is another
 * inquiry: under a key that the server knows nobody would be told of it. Returns the key.
 */
export function keepUnsent(press: Press, now = Date.now()): string {
  const all = storedInquiries.get()
  const asked = asks(press.inquiry)
  const own = all.filter((one) => one?.form === press.form)
  const same = own.find(
    (one) => asks(one?.inquiry) === asked && !(one?.state === 'sent' && now - Number(one.sentAt) > SAME_FOR),
  )
  const key = same?.key ?? press.key ?? createIdempotencyKey()
  const others = all.filter((one) => one?.key !== key && (!own.includes(one) || one?.state === 'waiting'))
  storedInquiries.set([...others, { at: now, nextAt: now, attempts: 0, ...press, key }])
  return key
}

/**
 * What an inquiry asks: when and where its form was shown is no difference. Read again from the device, the fields come in another
 * order; without a ticked box the consent is null or absent.
 */
function asks(inquiry: object | undefined): string {
  const { source, filledFor, shownAt, website, ...asked } = toFields(inquiry)
  return JSON.stringify(
    Object.entries(asked)
      .filter(([, value]) => value != null)
      .sort(),
  )
}

/** Takes an inquiry off the device. */
export function dropUnsent(key: string): void {
  const left = storedInquiries.get().filter((one) => one?.key !== key)
  if (left.length > 0) storedInquiries.set(left)
  else storedInquiries.remove()
}
