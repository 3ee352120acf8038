import { INQUIRY_TYPES, type Inquiry } from '../../contract/inquiries.ts'
import { days } from '../../lib/duration.ts'
import { formatPhone } from '../phone.ts'

/** What of the list is wanted; everything as the address carries it. */
export interface InquiryFilters {
  status: string | null
  type: Inquiry['type'] | null
  period: Period | null
  /** Words somebody looks for. */
  wanted: string
}

export const PERIODS = [
  { period: 'day', label: 'За сутки', span: days(1) },
  { period: 'week', label: 'За неделю', span: days(7) },
  { period: 'month', label: 'За 30 дней', span: days(30) },
] as const
type Period = (typeof PERIODS)[number]['period']

/** Filters as the address says; unknown words of it mean nothing. */
export function readFilters(search: URLSearchParams): InquiryFilters {
  return {
    status: search.get('status'),
    type: INQUIRY_TYPES.find((type) => type === search.get('type')) ?? null,
    period: PERIODS.find(({ period }) => period === search.get('period'))?.period ?? null,
    wanted: search.get('find') ?? '',
  }
}

/** The requests that pass every filter but the status, and those that pass it too. */
export function filterInquiries(inquiries: readonly Inquiry[], filters: InquiryFilters, now: number) {
  const span = PERIODS.find(({ period }) => period === filters.period)?.span ?? Number.POSITIVE_INFINITY
  const inAnyStatus = inquiries.filter(
    (inquiry) =>
      (filters.type === null || inquiry.type === filters.type) &&
      now - Date.parse(inquiry.createdAt) <= span &&
      isFound(inquiry, filters.wanted),
  )
  const shown = inAnyStatus.filter(({ status }) => filters.status === null || status === filters.status)
  return { inAnyStatus, shown }
}

/** By number, name, telephone in any notation, address of mail, product or words of the message. */
function isFound(inquiry: Inquiry, wanted: string): boolean {
  const text = wanted.trim().toLowerCase()
  if (text === '') return true
  const words = [
    `#${inquiry.id}`,
    inquiry.name,
    inquiry.email,
    inquiry.productName,
    inquiry.message,
    inquiry.service,
  ]
  if (words.some((word) => word?.toLowerCase().includes(text))) return true
  const digits = text.replace(/\D/g, '').replace(/^[78](?=\d{10}$)/, '')
  return (
    digits.length >= 3 &&
    /^[\d\s()+-]+$/.test(text) &&
    formatPhone(inquiry).replace(/\D/g, '').includes(digits)
  )
}
