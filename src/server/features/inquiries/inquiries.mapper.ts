import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import type { InquiryRow } from './list/inquiry-list.store.ts'

const toText = (moment: Date | null) => moment?.toISOString() ?? null

/** A row as staff see it. */
export function toInquiry({ page, referrer, utm, ...row }: InquiryRow): Inquiry {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    answeredAt: toText(row.answeredAt),
    answerDueAt: toText(row.answerDueAt),
    nextContactAt: toText(row.nextContactAt),
    closedAt: toText(row.closedAt),
    erasedAt: toText(row.erasedAt),
    source: { page, referrer, utm },
  }
}
