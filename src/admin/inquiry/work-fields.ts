import type { Inquiry } from '../../contract/inquiries.ts'
import type { InquiryChanges } from '../../contract/inquiry-work.ts'

/** A field of a request that saves by itself. */
export type WorkField = keyof InquiryChanges

/** The value of a field as a change sends it. */
export function fieldValue(inquiry: Inquiry, field: WorkField): InquiryChanges[WorkField] {
  return field === 'assigneeId' ? (inquiry.assignee?.id ?? null) : inquiry[field]
}

/** Whether two versions of a request agree on every field that a change touches: then the change can follow unasked. */
export function agreeOn(changes: InquiryChanges, one: Inquiry, other: Inquiry): boolean {
  return fieldsOf(changes).every((field) => isSame(fieldValue(one, field), fieldValue(other, field)))
}

/** The fields of a change. */
export function fieldsOf(changes: InquiryChanges): WorkField[] {
  const all: readonly WorkField[] = [
    ...(['status', 'assigneeId', 'nextContactAt', 'lostReason'] as const),
    ...(['address', 'preferredDate', 'spam'] as const),
  ]
  return all.filter((field) => changes[field] !== undefined)
}

const isSame = (one: unknown, other: unknown) =>
  one === other ||
  (typeof one === 'string' && typeof other === 'string' && Date.parse(one) === Date.parse(other))
