import type { ContactInquiry } from '../../contract/inquiries.ts'

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
