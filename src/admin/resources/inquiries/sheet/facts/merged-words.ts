import type { Inquiry } from '../../../../../contract/inquiries/visitor.ts'
import { formatKind } from '../../../../../domain/inquiry/labels.ts'
import { describeWithoutWords } from '../../../../../domain/inquiry/subject.ts'
import { formatPhone } from '../../../../../lib/text/shown-phone.ts'

/** Who sent a merged inquiry: the name, and of phone and mail address what the inquiry it was merged into does not have. */
export function describeSender(
  merged: Inquiry,
  into: Pick<Inquiry, 'phone' | 'phoneE164' | 'email'>,
): string {
  const phone = formatPhone(merged)
  const email = merged.email?.toLowerCase() === into.email?.toLowerCase() ? null : merged.email
  return [merged.name, phone === formatPhone(into) ? null : phone, email].filter(Boolean).join(', ')
}

/** What a merged inquiry was about: its kind, and every product by name. */
export function describeAsked(merged: Inquiry): string {
  const items = (merged.items ?? []).map(({ name }) => name).join(', ')
  const what = items || describeWithoutWords(merged)?.what
  return [formatKind(merged), what].filter(Boolean).join(' · ')
}
