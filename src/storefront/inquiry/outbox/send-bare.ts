import { ApiError } from '../../../api/error.ts'
import type { StorefrontApi } from '../../../api/storefront.ts'
import { createIdempotencyKey } from '../../../lib/idempotency-key.ts'
import { accompanying } from '../fields/accompanying.ts'
import { attemptStorage, openAttempt, unread } from './attempt-storage.ts'
import type { InquiryResult } from './inquiry-sender.ts'
import type { Press } from './unsent.ts'

/** Puts a request in the place of the one with this key, or takes it off. */
function put(key: string, request?: object): void {
  const all = unread.get().filter((one) => one?.key !== key)
  if (request) all.push({ key, ...request })
  if (all.length > 0) unread.set(all)
  else unread.remove()
}

/** A form's request with the text that stands for it on this device, as the queue would keep both. */
type Bare = Pick<Press, 'form' | 'inquiry' | 'text'>

/** From another page, within a second of its opening, a request would look like haste. */
const withPage = (bare: Bare): Bare => ({ ...bare, inquiry: { ...bare.inquiry, ...accompanying() } })

/**
 * Keeps a request whose chat could not be tried for want of the queue's code: with that code the form shows it, with ways to go on.
 */
export function keepBare(bare: Bare): void {
  // Pressed again, it replaces what was kept before, also in a former document.
  const former = unread.get().find((one) => one?.form === bare.form && one.state === 'kept')
  const key = typeof former?.key === 'string' ? former.key : createIdempotencyKey()
  put(key, { ...withPage(bare), state: 'kept', chat: 'failed', at: Date.now() })
}

/**
 * Sends a request by itself, for the case that the code of the queue cannot be had: it is in the bundle of every form. It waits on the
 * device for that code until it is answered, under the key with which either of them sends it again; nothing accompanies it. Never
 * rejects.
 */
export async function sendBare(
  contact: StorefrontApi['inquiries']['contact'],
  bare: Bare,
): Promise<InquiryResult> {
  const storage = attemptStorage(bare.form)
  const key = openAttempt(storage, bare.inquiry)
  const done = () => {
    storage.clear()
    put(key)
  }
  try {
    const options = { headers: { 'Idempotency-Key': key }, signal: AbortSignal.timeout(30_000) }
    const at = Date.now()
    // The queue leaves it alone as long as this call may still be answered.
    put(key, { ...withPage(bare), state: 'waiting', at, nextAt: at + 30_000 })
    const { success, id, message } = await contact(bare.inquiry, options)
    done()
    return success ? { ok: true, id, message } : { ok: false, reason: 'rejected', message, errors: {} }
  } catch (error) {
    const message = error instanceof ApiError && error.userMessage
    // A proxy's answer, or none.
    if (!message) return { ok: false, reason: 'failed' }
    // After a body cut for slowness, too many calls or a fault the same request is tried again.
    if (error.status < 429 && error.status !== 408) done()
    return { ok: false, reason: 'rejected', message, errors: Object.fromEntries(error.fieldErrors) }
  }
}
