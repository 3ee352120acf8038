import { and, eq, gte, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import { digitsOf } from '../../../../lib/text/phone-digits.ts'
import { containsText, hasId } from '../../../platform/db/rows.ts'
import {
  inquiries,
  isDue,
  isDueOnDay,
  isErasedUnfinished,
  isOpen,
  isOverdue,
  wasReachedBy,
} from '../inquiries.table.ts'
import type { InquirySearch } from './parse-inquiry-search.ts'

/** Conditions on inquiries; an absent one matches all. */
export interface InquiryConditions {
  status?: Inquiry['status'] | undefined
  type?: Inquiry['type'] | undefined
  /** Created at this time or later. */
  from?: Date | undefined
  /** Created before this time. */
  until?: Date | undefined
  searched?: InquirySearch | undefined
  /** Null is no number, which no inquiry came from. */
  phoneE164?: string | null | undefined
  assigneeId?: number | undefined
  /** Of this person's work. */
  workerId?: number | undefined
  /** With answers of the wizard. */
  wizard?: boolean | undefined
  nobody?: boolean | undefined
  /** New or in work, neither spam nor erased. */
  open?: boolean | undefined
  overdue?: boolean | undefined
  today?: boolean | undefined
  /** To be answered or called today, or late. */
  due?: boolean | undefined
  spam?: boolean | undefined
  doNotContact?: boolean | undefined
  source?: string | undefined
  /** Only these. */
  ids?: readonly number[] | undefined
}

/** Conditions of kind and work, for filters and counts. */
export const WORK = {
  nobody: sql`(${inquiries.assigneeId} is null and not ${isErasedUnfinished})`,
  erasedUnfinished: isErasedUnfinished,
  open: sql`(${isOpen} and not ${inquiries.spam})`,
  overdue: isOverdue(sql`now()`),
  today: isDueOnDay(sql`now()`),
  due: isDue(sql`now()`),
  spam: sql`${inquiries.spam}`,
  doNotContact: sql`${inquiries.doNotContact}`,
  wizard: sql`(${inquiries.wizardData} is not null)`,
} as const

/** An inquiry of this person's work, finished or not. */
export const isWorkOf = (personId: number): SQL =>
  sql`(${hasId(inquiries.assigneeId, personId)} and not ${isErasedUnfinished})`

/** The SQL condition; absent parts match all, merged inquiries never. A status is one of the work. */
export function toCondition(conditions: InquiryConditions): SQL | undefined {
  const { status, type, from, until, searched, phoneE164, assigneeId, workerId, source } = conditions
  return and(
    isNull(inquiries.mergedIntoId),
    status && and(eq(inquiries.status, status), not(isErasedUnfinished)),
    type && eq(inquiries.type, type),
    from && gte(inquiries.createdAt, from),
    until && lt(inquiries.createdAt, until),
    searched && isFound(searched),
    phoneE164 === undefined ? undefined : hasPhone(phoneE164),
    assigneeId === undefined ? undefined : hasId(inquiries.assigneeId, assigneeId),
    workerId === undefined ? undefined : isWorkOf(workerId),
    source === undefined ? undefined : eq(inquiries.sourceName, source),
    conditions.ids && inArray(inquiries.id, [...conditions.ids]),
    isAsked(conditions.wizard, WORK.wizard),
    isAsked(conditions.nobody, WORK.nobody),
    isAsked(conditions.open, WORK.open),
    isAsked(conditions.overdue, WORK.overdue),
    isAsked(conditions.today, WORK.today),
    isAsked(conditions.due, WORK.due),
    isAsked(conditions.spam, WORK.spam),
    isAsked(conditions.doNotContact, WORK.doNotContact),
  )
}

/** Inquiries of this phone, now or before it was corrected; null is no number. Both parts have an index. */
const hasPhone = (phoneE164: string | null) =>
  phoneE164 === null
    ? sql`false`
    : or(eq(inquiries.phoneE164, phoneE164), wasReachedBy([digitsOf(phoneE164)]))

/** The condition, or its opposite; undefined asks for neither. */
const isAsked = (wanted: boolean | undefined, condition: SQL) =>
  wanted === undefined ? undefined : wanted ? condition : sql`(${condition}) is not true`

/**
 * Inquiries that the search finds, and those that one which it finds was merged into. These are looked up once, as an array: joined
 * by `or` with a subquery, no index would be used.
 */
function isFound(searched: InquirySearch): SQL {
  const merged = alias(inquiries, 'merged')
  return sql`(${isOwnFound(inquiries, searched)} or ${inquiries.id} = any(array(
    select ${merged.mergedIntoId} from ${inquiries} as merged
    where ${merged.mergedIntoId} is not null and ${isOwnFound(merged, searched)})))`
}

function isOwnFound(table: { id: PgColumn; searchText: PgColumn }, { id, texts }: InquirySearch): SQL {
  const contains = texts.map((text) => containsText(table.searchText, text))
  return or(id === null ? undefined : hasId(table.id, id), ...contains) ?? sql`false`
}
