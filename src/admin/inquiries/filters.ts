import type { InquiryListQuery } from '../../contract/admin-inquiries.ts'
import type { Inquiry } from '../../contract/inquiries.ts'
import { days } from '../../lib/duration.ts'
import { INQUIRY_STATUSES, INQUIRY_TYPES } from '../../lib/inquiry-kinds.ts'

/** Filters of the list, as in the address. */
export interface InquiryFilters {
  status: Inquiry['status'] | null
  type: Inquiry['type'] | null
  period: Period | null
  /** Search text. */
  wanted: string
}

export const PERIODS = [
  { period: 'day', label: 'За сутки', span: days(1) },
  { period: 'week', label: 'За неделю', span: days(7) },
  { period: 'month', label: 'За 30 дней', span: days(30) },
] as const
type Period = (typeof PERIODS)[number]['period']

/** Longest search text that the server accepts. */
const MAX_WANTED = 200

/** Reads filters from an address; unknown values are ignored. */
export function readFilters(search: URLSearchParams): InquiryFilters {
  return {
    status: INQUIRY_STATUSES.find((status) => status === search.get('status')) ?? null,
    type: INQUIRY_TYPES.find((type) => type === search.get('type')) ?? null,
    period: PERIODS.find(({ period }) => period === search.get('period'))?.period ?? null,
    wanted: (search.get('find') ?? '').trim().slice(0, MAX_WANTED),
  }
}

/** Whether any filter is active. */
export function isFiltered({ status, type, period, wanted }: InquiryFilters): boolean {
  return status !== null || type !== null || period !== null || wanted !== ''
}

/** Converts filters into the request's query; `now` determines periods. */
export function toQuery({ status, type, period, wanted }: InquiryFilters, now: number): InquiryListQuery {
  const span = PERIODS.find((one) => one.period === period)?.span
  return {
    ...(status === null ? {} : { status }),
    ...(type === null ? {} : { type }),
    ...(span === undefined ? {} : { from: new Date(now - span).toISOString() }),
    ...(wanted === '' ? {} : { search: wanted }),
  }
}
