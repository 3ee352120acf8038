import { seconds } from '../../../lib/duration.ts'
import { accompanying } from '../fields/accompanying.ts'
import type { OnSettled } from './inquiry-sender.ts'
import { dropUnsent, keepUnsent, unsentStore } from './unsent.ts'

/** Pause before the device's first own attempt. */
const PAUSE = seconds(30)

/** After a form's attempt: what did not reach the server waits on this device, anything else leaves it. Returns the waiting key or null. */
export function settleAttempt(
  form: string,
  { key, inquiry: sent, isPassing }: Parameters<OnSettled>[0],
): string | null {
  if (isPassing) {
    const text = sent.message ?? ''
    const inquiry = { ...sent, ...accompanying() }
    return keepUnsent({ form, inquiry, text, state: 'waiting', chat: null, key, nextAt: Date.now() + PAUSE })
  }
  dropUnsent(key)
  return null
}

/** Calls `thank` with the number once the device has sent a request by itself; returns the unsubscribe function. */
export function onSent(key: string, thank: (number: number) => void): () => void {
  return unsentStore.subscribe(() => {
    const unsent = unsentStore.get().find((one) => one.key === key)
    if (unsent?.state !== 'sent') return
    dropUnsent(key)
    thank(unsent.number)
  })
}
