import type { ContactInquiry } from '../../../contract/inquiries/visitor.ts'
import { readFormText } from './form-text.ts'

/** What the boxes of a form say: the version of the texts and the ticked purposes; null when none is ticked. */
export function givenConsent(
  form: HTMLFormElement,
  documentVersion: number,
): NonNullable<ContactInquiry['consent']> | null {
  const data = new FormData(form)
  const isGiven = data.has('agreement') || data.has('agree')
  const purposes = [...(isGiven ? ['request'] : []), ...data.getAll('purpose').map(String)]
  return purposes.length > 0 ? { documentVersion, purposes } : null
}

/** A request with what every form has beside its own fields: to what the visitor agrees, and when to call. */
export function withGiven(
  inquiry: ContactInquiry,
  form: HTMLFormElement,
  documentVersion: number,
): ContactInquiry {
  const consent = givenConsent(form, documentVersion)
  const preferredTime = readFormText(form)('preferredTime')
  return { ...inquiry, ...(consent && { consent }), ...(preferredTime && { preferredTime }) }
}
