import {
  INQUIRY_SORT_KEYS,
  type InquiryCounts,
  type InquiryFilters,
  type InquiryListQuery,
  type InquirySort,
} from '../../../../contract/inquiries/list.ts'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import { MAX_INQUIRIES } from '../../../../domain/inquiry/kinds.ts'
import { days } from '../../../../lib/duration.ts'
import { toE164 } from '../../../../lib/text/phone.ts'
import { AppError } from '../../../app-error.ts'
import type { Database } from '../../../platform/db/database.ts'
import { toInquiry } from '../inquiries.mapper.ts'
import type { InquiryConditions } from './inquiry-conditions.store.ts'
import {
  countByPhone,
  countInquiries as countInquiryRows,
  countInquiryWork,
  findInquiry,
  listInquiries as listInquiryRows,
} from './inquiry-list.store.ts'
import { parseInquirySearch } from './parse-inquiry-search.ts'

/**
 * A page of the inquiries that match the filters, and their total; without `sort` newest first. `maxBytes` of long texts are
 * whole, what is beyond is cut: 500 of the longest inquiries weigh 80 MB.
 */
export async function listInquiries(
  db: Database,
  actorId: number,
  { sort = '-date', limit = MAX_INQUIRIES, before, samePhone: _marked, ...filters }: InquiryListQuery,
  maxBytes?: number,
): Promise<{ inquiries: Inquiry[]; total: number }> {
  const conditions = toConditions(filters, actorId)
  const page = { sort: readSort(sort), limit, before, maxBytes }
  const [rows, counts] = await Promise.all([
    listInquiryRows(db, conditions, page),
    countInquiryRows(db, conditions),
  ])
  return { inquiries: rows.map(toInquiry), total: counts.reduce((sum, { count }) => sum + count, 0) }
}

/** The inquiries with how many there are of each phone, where it is not the only one. */
export async function markSamePhones(db: Database, inquiries: readonly Inquiry[]): Promise<Inquiry[]> {
  const phones = inquiries.flatMap(({ phoneE164, spam }) => (phoneE164 === null || spam ? [] : [phoneE164]))
  if (phones.length === 0) return [...inquiries]
  const counts = await countByPhone(db, [...new Set(phones)])
  return inquiries.map((inquiry) => {
    const samePhone = inquiry.spam ? 0 : (counts.get(inquiry.phoneE164) ?? 0)
    return samePhone > 1 ? { ...inquiry, samePhone } : inquiry
  })
}

/**
 * Number of matching inquiries, spam included, and of those by status, without spam unless it is asked for. What was erased before it
 * was finished counts among all, but in no status.
 */
export async function countInquiries(
  db: Database,
  actorId: number,
  filters: InquiryFilters,
): Promise<InquiryCounts> {
  const conditions = toConditions(filters, actorId)
  const [rows, spam, work] = await Promise.all([
    countInquiryRows(db, conditions),
    conditions.spam === undefined ? countInquiryRows(db, { ...conditions, spam: true }) : [],
    countInquiryWork(db, conditions, actorId),
  ])
  const unfinished = ({ count, erased }: (typeof rows)[number]) => count - erased
  const counts = { all: 0, new: 0, processing: 0, completed: 0, canceled: 0, ...work }
  for (const row of rows) {
    const ofSpam = spam.find(({ status }) => status === row.status)
    counts[row.status] = unfinished(row) - (ofSpam ? unfinished(ofSpam) : 0)
    counts.all += row.count
  }
  return counts
}

/** An inquiry as the list shows it. Throws NOT_FOUND when there is no such inquiry. */
export async function requireInquiry(db: Database, id: number): Promise<Inquiry> {
  const row = await findInquiry(db, id)
  if (!row) throw new AppError('NOT_FOUND', 'Запрос не найден')
  return toInquiry(row)
}

function toConditions(filters: InquiryFilters, actorId: number): InquiryConditions {
  const { status, type, search, q, phone, from, to, mine, assigneeId, ...work } = filters
  const typed = q || search
  return {
    ...work,
    ...(mine === true ? { workerId: actorId } : { assigneeId }),
    status,
    type,
    from: from === undefined ? undefined : toMoment(from, 0),
    until: to === undefined ? undefined : toMoment(to, days(1)),
    searched: typed ? parseInquirySearch(typed) : undefined,
    phoneE164: phone ? toE164(phone) : undefined,
  }
}

/** Bounds of dates in filters: PostgreSQL cannot parse JavaScript's notation of extreme years. */
const FIRST = Date.parse('2000-01-01T00:00:00Z')
const LAST = Date.parse('2200-01-01T00:00:00Z')

/** Parses a filter: a timestamp unchanged, a date as its start in Moscow plus `ofDay` ms. */
function toMoment(text: string, ofDay: number): Date {
  const time = text.includes('T') ? Date.parse(text) : Date.parse(`${text}T00:00:00+03:00`) + ofDay
  return new Date(Math.min(Math.max(time, FIRST), LAST))
}

function readSort(sort: InquirySort) {
  const key = INQUIRY_SORT_KEYS.find((one) => sort === one || sort === `-${one}`) ?? 'date'
  return { key, isDown: sort.startsWith('-') }
}
