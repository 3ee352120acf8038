import { ApiError } from '../../api/error.ts'
import type { StorefrontApi } from '../../api/storefront.ts'
import type { ContactInquiry } from '../../contract/inquiries.ts'
import { givenConsent } from './given-consent.ts'
import type { InquiryResult } from './inquiry-sender.ts'

/** Keys of what was sent, by content: pressed again, it is no second request. */
const keys: Record<string, string> = {}

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
  const sent = { ...inquiry, consent: givenConsent(typing, consentVersion) }
  const content = JSON.stringify(sent)
  keys[content] ??= crypto.getRandomValues(new Uint32Array(4)).join('')
  try {
    const { id, message } = await contact(sent, { headers: { 'Idempotency-Key': keys[content] } })
    return { ok: true, id, message }
  } catch (error) {
    const message = error instanceof ApiError && error.userMessage
    if (!message) return { ok: false, reason: 'failed' }
    return { ok: false, reason: 'rejected', message, errors: Object.fromEntries(error.fieldErrors) }
  }
}
