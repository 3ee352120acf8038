import type { Inquiry } from '../../contract/inquiries.ts'
import type { InquiryChanges } from '../../contract/inquiry-work.ts'

/** A field of a request that saves by itself; a note goes with the others. */
export type WorkField = Exclude<keyof InquiryChanges, 'note'>

/** The value of a field as a change sends it. */
export function fieldValue(inquiry: Inquiry, field: WorkField): InquiryChanges[WorkField] {
  return field === 'assigneeId' ? (inquiry.assignee?.id ?? null) : inquiry[field]
}

/**
 * Whether the request is still as it was seen on every field that a change touches, or as one of the own changes (`own`) has made it:
 * then the change can follow unasked.
 */
export function agreeOn(
  changes: InquiryChanges,
  seen: Inquiry,
  now: Inquiry,
  own: readonly InquiryChanges[],
): boolean {
  return fieldsOf(changes).every((field) => {
    const value = fieldValue(now, field)
    return (
      isSame(fieldValue(seen, field), value) ||
      own.some((sent) => sent[field] !== undefined && isSame(sent[field], value))
    )
  })
}

/** The fields of a change. */
export function fieldsOf(changes: InquiryChanges): WorkField[] {
  const all: readonly WorkField[] = [
    ...(['status', 'assigneeId', 'nextContactAt', 'lostReason'] as const),
    ...(['name', 'phone', 'email', 'address', 'preferredDate', 'spam'] as const),
  ]
  return all.filter((field) => changes[field] !== undefined)
}

/** Moments are the same in any notation; other texts are never read as dates. */
const isSame = (one: unknown, other: unknown) =>
  one === other || (isMoment(one) && isMoment(other) && Date.parse(one) === Date.parse(other))

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
