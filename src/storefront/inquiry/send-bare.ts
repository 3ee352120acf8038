import { ApiError } from '../../api/error.ts'
import type { StorefrontApi } from '../../api/storefront.ts'
import type { ContactInquiry } from '../../contract/inquiries.ts'
import { storedValue } from '../../ui/stored-value.ts'
import { accompanying } from './accompanying.ts'
import { attemptStorage } from './attempt-storage.ts'
import { givenConsent } from './given-consent.ts'
import type { InquiryResult } from './inquiry-sender.ts'
import { UNSENT_KEY } from './unsent-key.ts'

/** Keys of what was sent without a known result, by content: pressed again, it is no second request. */
const keys: Record<string, string> = {}

/** Whether a request was sent bare without a known result: it must go on so, under its key. */
export const isSentBare = (inquiry: ContactInquiry): boolean => JSON.stringify(inquiry) in keys

/** The requests of this device, unread: `unsent.ts` checks them once its code is there. */
const kept = storedValue(UNSENT_KEY, (all): { key?: unknown; [part: string]: unknown }[] =>
  Array.isArray(all) ? all : [],
)
/** Puts a request in the place of the one with this key, or takes it off; the queue of this tab is told like another tab's. */
function put(key: string, request?: object): void {
  const all = kept.get().filter((one) => one?.key !== key)
  if (request) all.push({ key, ...request })
  if (all.length > 0) kept.set(all)
  else kept.remove()
  dispatchEvent(new StorageEvent('storage', { key: UNSENT_KEY }))
}

const createKey = () => crypto.getRandomValues(new Uint32Array(4)).join('')

/** The request with the consent of its form's boxes. */
function withConsent(
  inquiry: ContactInquiry,
  typing: HTMLFormElement,
  consentVersion: number,
): ContactInquiry {
  const consent = givenConsent(typing, consentVersion)
  return { ...inquiry, ...(consent && { consent }) }
}

/**
 * Keeps a request whose chat could not be tried for want of the queue's code: with that code the form shows it, with ways to go on.
 */
export function keepBare(
  inquiry: ContactInquiry,
  typing: HTMLFormElement,
  consentVersion: number,
  form: string,
): void {
  const { name, phone, email, message } = inquiry
  // Pressed again, it replaces what was kept before, also in a former document.
  const former = kept.get().find((one) => one?.form === form && one.state === 'kept')
  put(typeof former?.key === 'string' ? former.key : createKey(), {
    ...{ form, inquiry: { ...withConsent(inquiry, typing, consentVersion), ...accompanying() } },
    // The wizard's message names the visitor itself.
    text: message?.includes(phone) ? message : [name, phone, email, message].filter(Boolean).join('\n'),
    ...{ state: 'kept', chat: 'failed', at: Date.now() },
  })
}

/**
 * Sends a request by itself, for the case that the code of the queue cannot be had: it is in the bundle of every form. It waits on the
 * device for that code until it is answered; nothing accompanies it but the consent. Never rejects.
 */
export async function sendBare(
  contact: StorefrontApi['inquiries']['contact'],
  inquiry: ContactInquiry,
  typing: HTMLFormElement,
  consentVersion: number,
  form: string,
): Promise<InquiryResult> {
  const content = JSON.stringify(inquiry)
  const sent = withConsent(inquiry, typing, consentVersion)
  // After a reload, with the code or without it, the form still knows its attempt.
  const attempt = { content: JSON.stringify(sent), key: '' }
  const storage = attemptStorage(form)
  const last = storage.find()
  attempt.key = keys[content] ?? (last?.content === attempt.content ? last.key : createKey())
  const { key } = attempt
  keys[content] = key
  storage.save(attempt)
  const done = () => {
    delete keys[content]
    storage.clear()
    put(key)
  }
  try {
    const options = { headers: { 'Idempotency-Key': key }, signal: AbortSignal.timeout(30_000) }
    // From another page, within a second of its opening, it would look like haste.
    const later = { ...sent, ...accompanying() }
    const at = Date.now()
    // The queue leaves it alone as long as this call may still be answered.
    put(key, { form, inquiry: later, text: inquiry.message, state: 'waiting', at, nextAt: at + 30_000 })
    const { success, id, message } = await contact(sent, options)
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
