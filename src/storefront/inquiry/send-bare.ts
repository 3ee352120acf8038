import { ApiError } from '../../api/error.ts'
import type { StorefrontApi } from '../../api/storefront.ts'
import type { ContactInquiry } from '../../contract/inquiries.ts'
import { givenConsent } from './given-consent.ts'
import type { InquiryResult } from './inquiry-sender.ts'

/** Keys of what was sent without a known result, by content: pressed again, it is no second request. */
const keys: Record<string, string> = {}

/** Whether a request was sent bare without a known result: it must go on so, under its key. */
export const isSentBare = (inquiry: ContactInquiry): boolean => JSON.stringify(inquiry) in keys

/**
 * Sends a request by itself, for the case that the code of the queue cannot be had: it is in the bundle of every form. Nothing is
 * kept on the device, and nothing accompanies it but the consent. Never rejects.
 */
export async function sendBare(
  contact: StorefrontApi['inquiries']['contact'],
  inquiry: ContactInquiry,
  typing: HTMLFormElement,
  consentVersion: number,
): Promise<InquiryResult> {
  const content = JSON.stringify(inquiry)
  keys[content] ??= crypto.getRandomValues(new Uint32Array(4)).join('')
  try {
    const options = { headers: { 'Idempotency-Key': keys[content] }, signal: AbortSignal.timeout(30_000) }
    const consent = givenConsent(typing, consentVersion)
    const { success, id, message } = await contact({ ...inquiry, consent }, options)
    delete keys[content]
    return success ? { ok: true, id, message } : { ok: false, reason: 'rejected', message, errors: {} }
  } catch (error) {
    const message = error instanceof ApiError && error.userMessage
    // A proxy's answer, or none.
    if (!message) return { ok: false, reason: 'failed' }
    // After too many calls or a fault the same request is tried again.
    if (error.status < 429) delete keys[content]
    return { ok: false, reason: 'rejected', message, errors: Object.fromEntries(error.fieldErrors) }
  }
}
