import { days, minutes, seconds } from '../../../lib/duration.ts'
import { storedValue, toFields } from '../../../ui/stored-value.ts'
import { dropUnsent, storedInquiries, type Unsent } from './device.ts'
import { type Outcome, PRESSED_FOR, reasonOf } from './submit.ts'
import { UNSENT_KEY } from './unsent-key.ts'

/** How long an inquiry stays on the device: until it has gone, and after that. */
const KEPT_FOR = days(30)
const SENT_FOR = days(1)

const STATES = ['kept', 'waiting', 'sent', 'rejected'] as const

/**
 * Reads stored inquiries; drops damaged ones, and those sent more than a day ago. What has not gone and is older than 30 days may have been
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
  const { key, form, inquiry, text, state, chat, reason, errors, isDatedAnew, isPressed, ...times } =
    toFields(stored)
  const asked = toFields(inquiry)
  const { name, phone } = asked
  const known = STATES.find((one) => one === state)
  if (typeof key !== 'string' || typeof form !== 'string' || !known) return null
  if (typeof name !== 'string' || typeof phone !== 'string') return null
  const number = (value: unknown) => (Number.isFinite(value) ? Number(value) : 0)
  return {
    key,
    form,
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
    ...(isPressed === true && { isPressed }),
  }
}

/** The inquiries of this device, oldest first, shared by its tabs. */
export const unsentStore = storedValue(UNSENT_KEY, parseUnsent)

/** Changes one inquiry; does nothing when it is gone. */
export function changeUnsent(key: string, changes: Partial<Unsent>): void {
  const all = storedInquiries.get()
  if (!all.some((one) => one?.key === key)) return
  storedInquiries.set(all.map((one) => (one?.key === key ? { ...one, ...changes } : one)))
}

/** Pauses after the first, second, … failed attempt; the last one repeats. */
const PAUSES = [seconds(30), minutes(1), minutes(2), minutes(5), minutes(10), minutes(30)]

/** Pause in milliseconds after `attempts` failed ones. */
export const pauseAfter = (attempts: number): number =>
  PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? seconds(30)

/** Writes down how an attempt at what is kept under this key has ended. */
export function settle(key: string, outcome: Outcome): void {
  if (outcome.ok) changeUnsent(key, { state: 'sent', number: outcome.id, sentAt: Date.now() })
  else if (!outcome.waits) {
    changeUnsent(key, { state: 'rejected', errors: outcome.errors, reason: reasonOf(outcome) })
  } else {
    // Read anew: pauses begin anew when a page is opened, also while the call is under way.
    const attempts = (unsentStore.get().find((one) => one.key === key)?.attempts ?? 0) + 1
    const nextAt = Date.now() + pauseAfter(attempts)
    changeUnsent(key, { state: 'waiting', attempts, nextAt, isPressed: false })
  }
}

/**
 * Milliseconds until the next attempt. A time further off than the longest pause was written by a clock that was wrong, before
 * somebody put it right: at once.
 */
export function pauseLeft({ nextAt }: Pick<Unsent, 'nextAt'>, now = Date.now()): number {
  const left = Math.max(0, nextAt - now)
  return left > Math.max(...PAUSES) ? 0 : left
}

/** Whether the call that its form has made at the press may still be answered. */
export function isJustPressed(unsent: Unsent): boolean {
  const left = pauseLeft(unsent)
  return unsent.isPressed === true && left > 0 && left <= PRESSED_FOR
}

/** Takes off the device what reading skips, because it is too old, and writes down what it has dated anew. */
export function forgetOld(): void {
  const left = unsentStore.get()
  if (left.length > 0) unsentStore.set(left)
  else unsentStore.remove()
}

/** Calls `thank` with the number once the device has sent an inquiry by itself, which it may have already; returns the unsubscribe function. */
export function onSent(key: string, thank: (number: number) => void): () => void {
  function look() {
    const unsent = unsentStore.get().find((one) => one.key === key)
    if (unsent?.state !== 'sent') return
    dropUnsent(key)
    thank(unsent.number)
  }
  look()
  return unsentStore.subscribe(look)
}
