import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { isOpenStatus } from '../../../domain/inquiry/kinds.ts'

/** Whether a request still needs work and nobody has it. */
export const isFree = ({ assignee, status }: Pick<Inquiry, 'assignee' | 'status'>): boolean =>
  assignee === null && isOpenStatus(status)

/** Whether a request is only read: it was merged into another one, or its personal data is erased. */
export const isOnlyRead = ({ erasedAt, mergedInto }: Standing): boolean =>
  erasedAt !== null || (mergedInto ?? null) !== null

interface Standing extends Pick<Inquiry, 'erasedAt'> {
  mergedInto?: number | null
}
