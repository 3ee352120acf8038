import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import type { InquiryChanges } from '../../../../contract/inquiries/work.ts'

/** A change of status that also gives a request nobody has to the person who makes it; `new` belongs to nobody. */
export function withAssignee(
  changes: InquiryChanges,
  { assignee }: Pick<Inquiry, 'assignee'>,
  me: { id: number } | null,
): InquiryChanges {
  const isOwned = assignee !== null || changes.status === undefined || changes.status === 'new'
  return isOwned || me === null ? changes : { ...changes, assigneeId: me.id }
}
