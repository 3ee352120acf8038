import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { InquirySortKey } from '../../../../contract/inquiries/list.ts'
import { INQUIRY_STATUSES, INQUIRY_TYPES } from '../../../../domain/inquiry/kinds.ts'
import type { Database } from '../../../platform/db/database.ts'
import { hasId } from '../../../platform/db/rows.ts'
import { consents } from '../../consents/consents.table.ts'
import { personName, users } from '../../staff/staff.table.ts'
import { inquiries } from '../inquiries.table.ts'
import { type InquiryConditions, isWorkOf, toCondition, WORK } from './inquiry-conditions.store.ts'
import { listBeyond, longTexts, textBytes } from './inquiry-texts.store.ts'

/** What staff see of an inquiry. */
const columns = {
  id: inquiries.id,
  name: inquiries.name,
  phone: inquiries.phone,
  phoneE164: inquiries.phoneE164,
  email: inquiries.email,
  service: inquiries.service,
  type: inquiries.type,
  productName: inquiries.productName,
  address: inquiries.address,
  preferredDate: inquiries.preferredDate,
  status: inquiries.status,
  version: inquiries.version,
  answeredAt: inquiries.answeredAt,
  answerDueAt: inquiries.answerDueAt,
  nextContactAt: inquiries.nextContactAt,
  lostReason: inquiries.lostReason,
  closedAt: inquiries.closedAt,
  spam: inquiries.spam,
  spamReason: inquiries.spamReason,
  page: inquiries.page,
  referrer: inquiries.referrer,
  utm: inquiries.utm,
  sourceName: inquiries.sourceName,
  preferredTime: inquiries.preferredTime,
  doNotContact: inquiries.doNotContact,
  erasedAt: inquiries.erasedAt,
  createdAt: inquiries.createdAt,
  ...longTexts([]),
  assignee: {
    id: users.id,
    name: personName,
  },
  hasConsent: sql<boolean>`exists (select from ${consents} where ${consents.inquiryId} = ${inquiries.id}
    and ${consents.purpose} = 'request' and ${consents.withdrawnAt} is null)`,
}

export type InquiryRow = Awaited<ReturnType<typeof listInquiries>>[number]

interface Page {
  sort: { key: InquirySortKey; isDown: boolean }
  limit: number
  /** Keyset pagination: the list continues after the inquiry with this id. */
  before?: number | undefined
  /** Bytes of long texts that the answer carries; those beyond are cut. Absent: all are whole. */
  maxBytes?: number | undefined
}

/** Inquiries in the order of `sort`, equal ones newest first. */
export async function listInquiries(
  db: Database,
  conditions: InquiryConditions,
  { sort, limit, before, maxBytes }: Page,
) {
  const value = toSortValue(sort)
  const newestFirst = [desc(inquiries.createdAt), desc(inquiries.id)]
  const byDate = sort.isDown ? newestFirst : [asc(inquiries.createdAt), asc(inquiries.id)]
  const order = value ? [sort.isDown ? desc(value) : asc(value), ...newestFirst] : byDate
  const condition = and(
    toCondition(conditions),
    before === undefined ? undefined : await isAfter(db, before, sort),
  )
  const sizes =
    maxBytes === undefined
      ? []
      : await db
          .select({ id: inquiries.id, bytes: textBytes })
          .from(inquiries)
          .where(condition)
          .orderBy(...order)
          .limit(limit)
  return db
    .select({ ...columns, ...longTexts(listBeyond(sizes, maxBytes ?? 0)) })
    .from(inquiries)
    .leftJoin(users, eq(users.id, inquiries.assigneeId))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
}

/** Numbers of inquiries with these phones, by phone; without spam and merged ones. */
export async function countByPhone(
  db: Database,
  phones: readonly string[],
): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ phone: inquiries.phoneE164, count: count() })
    .from(inquiries)
    .where(
      and(
        inArray(inquiries.phoneE164, [...phones]),
        eq(inquiries.spam, false),
        isNull(inquiries.mergedIntoId),
      ),
    )
    .groupBy(inquiries.phoneE164)
  return new Map(rows.map((row) => [row.phone, row.count]))
}

/** Number of inquiries by status, and of those erased before they were finished; statuses without any are missing. */
export function countInquiries(db: Database, conditions: InquiryConditions) {
  return db
    .select({
      status: inquiries.status,
      count: count(),
      erased: sql<number>`count(*) filter (where ${WORK.erasedUnfinished})::int`,
    })
    .from(inquiries)
    .where(toCondition(conditions))
    .groupBy(inquiries.status)
}

/** Numbers of inquiries that match, and of those among them that this person works on, or that need work. */
export async function countInquiryWork(db: Database, conditions: InquiryConditions, actorId: number) {
  const [counts] = await db
    .select({
      mine: sql<number>`count(*) filter (where ${isWorkOf(actorId)})::int`,
      nobody: sql<number>`count(*) filter (where ${WORK.nobody} and ${WORK.open})::int`,
      overdue: sql<number>`count(*) filter (where ${WORK.overdue})::int`,
      today: sql<number>`count(*) filter (where ${WORK.today})::int`,
      spam: sql<number>`count(*) filter (where ${WORK.spam})::int`,
      wizard: sql<number>`count(*) filter (where ${WORK.wizard})::int`,
    })
    .from(inquiries)
    .where(toCondition(conditions))
  return counts ?? { mine: 0, nobody: 0, overdue: 0, today: 0, spam: 0, wizard: 0 }
}

/** Null when there is no inquiry with this id. */
export async function findInquiry(db: Database, id: number): Promise<InquiryRow | null> {
  const [row] = await db
    .select(columns)
    .from(inquiries)
    .leftJoin(users, eq(users.id, inquiries.assigneeId))
    .where(hasId(inquiries.id, id))
  return row ?? null
}

/**
 * Sort expressions; null is the creation time. Statuses and types are sorted in the contract's order.
 */
const SORT_VALUES: Readonly<Record<Exclude<InquirySortKey, 'nextContactAt'>, SQL | null>> = {
  date: null,
  id: sql`${inquiries.id}`,
  name: sql`lower(${inquiries.name})`,
  type: sql`array_position(${sql.param([...INQUIRY_TYPES])}::text[], ${inquiries.type})`,
  status: sql`array_position(${sql.param([...INQUIRY_STATUSES])}::text[], ${inquiries.status})`,
}

/** Inquiries without a planned call come last in both directions: the cursor compares, which an absent value would not allow. */
const toSortValue = ({ key, isDown }: Page['sort']): SQL | null =>
  key === 'nextContactAt'
    ? sql`coalesce(${inquiries.nextContactAt}, ${sql.raw(isDown ? "'-infinity'" : "'infinity'")})`
    : SORT_VALUES[key]

/** Condition for inquiries after `before` in the given order; if that was deleted, for those with lower ids. */
async function isAfter(
  db: Database,
  before: number,
  { key, isDown }: Page['sort'],
): Promise<SQL | undefined> {
  if ((await findInquiry(db, before)) === null) return sql`${inquiries.id} < ${before}::bigint`
  const sortKey = sql`${inquiries.createdAt}, ${inquiries.id}`
  const ofBefore = (wanted: SQL) =>
    sql`(select ${wanted} from ${inquiries} where ${hasId(inquiries.id, before)})`
  const older = sql`(${sortKey}) < ${ofBefore(sortKey)}`
  const value = toSortValue({ key, isDown })
  if (value === null) return isDown ? older : sql`(${sortKey}) > ${ofBefore(sortKey)}`
  const last = ofBefore(value)
  // Redundant first condition: it lets PostgreSQL start in the middle of an index.
  return isDown
    ? and(sql`${value} <= ${last}`, or(sql`${value} < ${last}`, older))
    : and(sql`${value} >= ${last}`, or(sql`${value} > ${last}`, older))
}
