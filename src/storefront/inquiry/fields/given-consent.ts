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

/** What every form has beside its own fields: to what the visitor agrees, and when to call; absent where nothing is said. */
export function readGiven(
  form: HTMLFormElement,
  documentVersion: number,
): Pick<ContactInquiry, 'consent' | 'preferredTime'> {
  const consent = givenConsent(form, documentVersion)
  const preferredTime = readFormText(form)('preferredTime')
  return { ...(consent && { consent }), ...(preferredTime && { preferredTime }) }
}
