import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import type { InquiryChanges } from '../../../../contract/inquiries/work.ts'

/** The change that brings back what another one changed of the work on a request; `before` is as it was then. */
export function toUndo(
  {
    status,
    lostReason,
    assignee,
    nextContactAt,
  }: Pick<Inquiry, 'status' | 'lostReason' | 'assignee' | 'nextContactAt'>,
  changes: InquiryChanges,
): InquiryChanges {
  return {
    ...(changes.assigneeId === undefined ? {} : { assigneeId: assignee?.id ?? null }),
    ...(changes.nextContactAt === undefined ? {} : { nextContactAt }),
    ...(changes.status === undefined ? {} : { status }),
    // `canceled` needs its reason.
    ...(changes.status !== undefined && status === 'canceled' ? { lostReason } : {}),
  }
}
