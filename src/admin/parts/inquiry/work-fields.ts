import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import type { InquiryChanges } from '../../../contract/inquiries/work.ts'
import { isOpenStatus } from '../../../domain/inquiry/kinds.ts'

/** A part of a change of which is told how its save went: a field, or the note of an outcome. */
export type ChangePart = keyof InquiryChanges

/** A field of an inquiry that saves by itself; a note goes with the others. */
export type WorkField = Exclude<ChangePart, 'note'>

/** The value of a field as a change sends it. */
export function fieldValue(inquiry: Inquiry, field: WorkField): InquiryChanges[WorkField] {
  return field === 'assigneeId' ? (inquiry.assignee?.id ?? null) : inquiry[field]
}

/**
 * Whether the inquiry is still as it was seen on every field that a change touches, or as one of the own changes (`own`) has made it:
 * then the change can follow unasked. One that promises a call does not, where the inquiry is closed since.
 */
export function agreeOn(
  changes: InquiryChanges,
  seen: Inquiry,
  now: Inquiry,
  own: readonly InquiryChanges[],
): boolean {
  if (promisesInVain(changes, seen, now)) return false
  return fieldsOf(changes).every((field) => {
    const value = fieldValue(now, field)
    return (
      isSame(fieldValue(seen, field), value) ||
      own.some((sent) => sent[field] !== undefined && isSame(sent[field], value))
    )
  })
}

/** The fields of a change, and its note. */
export const partsOf = (changes: InquiryChanges): ChangePart[] => [
  ...fieldsOf(changes),
  ...(changes.note === undefined ? [] : ['note' as const]),
]

/**
 * An outcome without what is no longer to be done since the inquiry was seen: the take that goes with it (`assigneeId`, `status`)
 * where somebody else has taken or moved the inquiry, and the call that it promises where the inquiry is closed. Null where
 * all of it still is.
 */
export function leaveOutdated(
  { assigneeId, status, ...rest }: InquiryChanges,
  seen: Inquiry,
  now: Inquiry,
): InquiryChanges | null {
  const take = { ...(assigneeId !== undefined && { assigneeId }), ...(status !== undefined && { status }) }
  const { nextContactAt: _promised, ...others } = rest
  if (promisesInVain(rest, seen, now)) return others
  return agreeOn(take, seen, now, []) ? null : rest
}

/** Whether a change promises a call of an inquiry that is closed since it was seen: nobody would be reminded of it. */
export const promisesInVain = ({ nextContactAt }: InquiryChanges, seen: Inquiry, now: Inquiry): boolean =>
  Boolean(nextContactAt) && isClosedSince(seen, now)

/** Whether an inquiry that was seen open is closed now. */
export const isClosedSince = (seen: Inquiry, now: Inquiry): boolean =>
  isOpenStatus(seen.status) && !isOpenStatus(now.status)

/** The fields of a change. */
export function fieldsOf(changes: InquiryChanges): WorkField[] {
  const all: readonly WorkField[] = [
    'status',
    'assigneeId',
    'nextContactAt',
    'lostReason',
    'name',
    'phone',
    'email',
    'address',
    'preferredDate',
    'spam',
  ]
  return all.filter((field) => changes[field] !== undefined)
}

/** Whether two values of a field are the same: moments in any notation; other texts are never read as dates. */
export const isSame = (one: unknown, other: unknown) =>
  one === other || (isMoment(one) && isMoment(other) && Date.parse(one) === Date.parse(other))

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
