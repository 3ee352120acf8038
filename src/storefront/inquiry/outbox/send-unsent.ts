import type { StorefrontApi } from '../../../api/storefront.ts'
import { isPassing } from '../../../api/verdict.ts'
import { minutes, seconds } from '../../../lib/duration.ts'
import { readSubmitError } from '../fields/submit-error.ts'
import { changeUnsent, type Unsent, unsentStore } from './unsent.ts'

type Contact = StorefrontApi['inquiries']['contact']

/** Pauses after the first, second, … failed attempt; the last one repeats. */
const PAUSES = [seconds(30), minutes(1), minutes(2), minutes(5), minutes(10), minutes(30)]

/** Pause in milliseconds after `attempts` failed ones. */
export const pauseAfter = (attempts: number): number =>
  PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? seconds(30)

/**
 * Milliseconds until the next attempt. A time further off than the longest pause was written by a clock that was wrong, before
 * somebody put it right: at once.
 */
export function pauseLeft({ nextAt }: Pick<Unsent, 'nextAt'>, now = Date.now()): number {
  const left = Math.max(0, nextAt - now)
  return left > Math.max(...PAUSES) ? 0 : left
}

/** Makes one attempt under the request's own key, and writes down how it ended. Never rejects. */
export async function sendUnsent(contact: Contact, { key }: Pick<Unsent, 'key'>): Promise<void> {
  const find = () => unsentStore.get().find((one) => one.key === key)
  const unsent = find()
  if (!unsent || unsent.state === 'sent') return
  try {
    const response: { success: boolean; message: string; id: number } = await contact(unsent.inquiry, {
      headers: { 'Idempotency-Key': key },
      signal: AbortSignal.timeout(seconds(30)),
    })
    if (response.success) {
      changeUnsent(key, { state: 'sent', number: response.id, sentAt: Date.now() })
    } else changeUnsent(key, { state: 'rejected', reason: response.message })
  } catch (error) {
    if (!isPassing(error)) {
      const refusal = readSubmitError(error)
      const errors = refusal?.errors ?? {}
      const [detail] = Object.values(errors)
      return changeUnsent(key, { state: 'rejected', errors, reason: detail ?? refusal?.message ?? '' })
    }
    // Read anew: pauses begin anew when a page is opened, also while the call is under way.
    const attempts = (find()?.attempts ?? 0) + 1
    changeUnsent(key, { state: 'waiting', attempts, nextAt: Date.now() + pauseAfter(attempts) })
  }
}
