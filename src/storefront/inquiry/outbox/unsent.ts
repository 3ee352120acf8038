import type { ContactInquiry } from '../../../contract/inquiries/visitor.ts'
import { days, minutes } from '../../../lib/duration.ts'
import { storedValue, toFields } from '../../../ui/stored-value.ts'
import type { FieldErrors } from '../fields/submit-error.ts'
import { UNSENT_KEY } from './unsent-key.ts'

/** A request on this device. */
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
  /** Number of the stored request; 0 until then. */
  number: number
  /** Why the server refused it; empty otherwise. */
  reason: string
  /** Its messages by field. */
  errors: FieldErrors
  /** Whether it has been found too old once. */
  isDatedAnew?: boolean
}

/** How long a request stays on the device: until it has gone, and after that. */
const [KEPT_FOR, SENT_FOR] = [days(30), days(1)]

const STATES = ['kept', 'waiting', 'sent', 'rejected'] as const

/**
 * Reads stored requests; drops damaged ones, and those sent more than a day ago. What has not gone and is older than 30 days may have been
 * dated by a clock that has been put right since: it counts as of a minute ago, once, and is dropped when it is too old again.
 * Not as of now: what has just been pressed takes the focus.
 */
export function parseUnsent(stored: unknown, now = Date.now()): readonly Unsent[] {
  return (Array.isArray(stored) ? stored : []).flatMap((entry) => {
    const unsent = parseEntry(entry)
    if (!unsent) return []
    if (unsent.state === 'sent') return now - unsent.sentAt >= SENT_FOR ? [] : [unsent]
    if (now - unsent.at < KEPT_FOR) return [unsent]
    return unsent.isDatedAnew ? [] : [{ ...unsent, at: now - minutes(1), isDatedAnew: true }]
  })
}

function parseEntry(stored: unknown): Unsent | null {
  const { key, form, inquiry, text, state, chat, reason, errors, isDatedAnew, ...times } = toFields(stored)
  const asked = toFields(inquiry)
  const { name, phone } = asked
  const known = STATES.find((one) => one === state)
  if (typeof key !== 'string' || typeof form !== 'string' || !known) return null
  if (typeof name !== 'string' || typeof phone !== 'string') return null
  const number = (value: unknown) => (Number.isFinite(value) ? Number(value) : 0)
  return {
    key,
    form,
    // In the order of the form: `openAttempt` compares texts.
    inquiry: { ...asked, name, phone },
    text: String(text ?? ''),
    state: known,
    chat: chat === 'opened' || chat === 'failed' ? chat : null,
    at: number(times.at),
    nextAt: number(times.nextAt),
    sentAt: number(times.sentAt),
    attempts: number(times.attempts),
    number: number(times.number),
    reason: String(reason ?? ''),
    errors: Object.fromEntries(
      Object.entries(toFields(errors)).map(([field, message]) => [field, String(message)]),
    ),
    ...(isDatedAnew === true && { isDatedAnew }),
  }
}

/** The requests of this device, oldest first, shared by its tabs. */
export const unsentStore = storedValue(UNSENT_KEY, parseUnsent)

/** Changes one request; does nothing when it is gone. */
export function changeUnsent(key: string, changes: Partial<Unsent>): void {
  const all = unsentStore.get()
  if (!all.some((one) => one.key === key)) return
  unsentStore.set(all.map((one) => (one.key === key ? { ...one, ...changes } : one)))
}

/** Takes a request off the device. */
export function dropUnsent(key: string): void {
  const left = unsentStore.get().filter((one) => one.key !== key)
  if (left.length > 0) unsentStore.set(left)
  else unsentStore.remove()
}

/** Takes off the device what reading skips, because it is too old, and writes down what it has dated anew. */
export const forgetOld = (): void => dropUnsent('')

/** What is kept of a press on a form's button. */
export type Press = Pick<Unsent, 'form' | 'inquiry' | 'text' | 'state' | 'chat'> & {
  /** Key of an attempt that was already made. */
  key: string
  /** Milliseconds since the epoch of the first own attempt. */
  nextAt?: number
}

/**
 * Keeps a request. What waits is never dropped by another request of its form; what is only kept, refused or sent is.
 * The same content keeps its key, and so does a correction of what was never sent. Returns the key.
 */
export function keepUnsent(press: Press, now = Date.now()): string {
  const all = unsentStore.get()
  const same = all.find((one) => one.form === press.form && isSameInquiry(one.inquiry, press.inquiry))
  const corrected = all.find(
    ({ form, state, chat }) => form === press.form && state === 'kept' && chat === 'failed',
  )
  const known = same && same.state !== 'sent' ? same : corrected
  const key = known?.key ?? press.key
  const others = all.filter((one) => one.key !== key && (one.form !== press.form || one.state === 'waiting'))
  const fresh: Unsent = {
    sentAt: 0,
    number: 0,
    reason: '',
    errors: {},
    attempts: 0,
    at: now,
    nextAt: now,
    ...press,
    key,
  }
  unsentStore.set([...others, fresh])
  return key
}

/** Whether two requests ask the same; when the form was shown is no difference. */
function isSameInquiry(one: ContactInquiry, other: ContactInquiry): boolean {
  // Read again from the device, the fields come in another order; without a ticked box the consent is null or absent.
  const text = ({ shownAt: _shown, filledFor: _filled, source: _source, ...asked }: ContactInquiry) =>
    JSON.stringify(
      Object.entries(asked)
        .filter(([, value]) => value != null)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    )
  return text(one) === text(other)
}
