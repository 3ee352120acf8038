import type { InquiryListInput } from '../../../contract/inquiries/list.ts'
import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { INQUIRY_STATUSES, INQUIRY_TYPES } from '../../../domain/inquiry/kinds.ts'
import { isDay } from '../../../lib/dates.ts'
import { days } from '../../../lib/duration.ts'
import { parseId } from '../../../lib/numbers.ts'

/** Filters that are on or off. */
export const FLAGS = ['mine', 'nobody', 'overdue', 'today', 'spam'] as const
type Flag = (typeof FLAGS)[number]

/** Filters of the list, as in the address. */
export interface InquiryFilters extends Record<Flag, boolean> {
  status: Inquiry['status'] | null
  type: Inquiry['type'] | null
  /** `1` from the selection, `0` not; null is either. */
  wizard: Wizard | null
  period: Period | null
  /** Own days, both included: what a report leads to. */
  days: { from: string; to: string } | null
  /** Id of the member of staff who works on it. */
  assigneeId: number | null
  /** `utm.source`, else the referrer's host, else `direct`. */
  source: string
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

const WIZARD_VALUES = ['1', '0'] as const
type Wizard = (typeof WIZARD_VALUES)[number]

/** Reads filters from an address; unknown values are ignored. */
export function readFilters(search: URLSearchParams): InquiryFilters {
  const isOn = (flag: Flag) => search.get(flag) === 'true'
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? '']
  return {
    status: INQUIRY_STATUSES.find((status) => status === search.get('status')) ?? null,
    type: INQUIRY_TYPES.find((type) => type === search.get('type')) ?? null,
    wizard: WIZARD_VALUES.find((value) => value === search.get('wizard')) ?? null,
    period: PERIODS.find(({ period }) => period === search.get('period'))?.period ?? null,
    days: isDay(from) && isDay(to) ? { from, to } : null,
    assigneeId: parseId(search.get('assigneeId') ?? ''),
    source: (search.get('source') ?? '').slice(0, MAX_WANTED),
    wanted: (search.get('find') ?? '').trim().slice(0, MAX_WANTED),
    mine: isOn('mine'),
    nobody: isOn('nobody'),
    overdue: isOn('overdue'),
    today: isOn('today'),
    spam: isOn('spam'),
  }
}

/** Whether any filter is active. */
export function isFiltered(filters: InquiryFilters): boolean {
  return Object.values(filters).some((value) => value !== null && value !== '' && value !== false)
}

/** Converts filters into the request's query; `now` determines periods. */
export function toQuery(filters: InquiryFilters, now: number): InquiryListInput {
  const { status, type, wizard, period, days: own, assigneeId, source, wanted, nobody, spam } = filters
  const span = PERIODS.find((one) => one.period === period)?.span
  return {
    ...(status === null ? {} : { status }),
    ...(type === null ? {} : { type }),
    ...(wizard === null ? {} : { wizard: wizard === '1' }),
    ...(span === undefined ? own : { from: new Date(now - span).toISOString() }),
    ...(assigneeId === null ? {} : { assigneeId }),
    ...(source === '' ? {} : { source }),
    ...(wanted === '' ? {} : { search: wanted }),
    // Spam is in «Все» and «Спам» only.
    ...(status === null || spam ? {} : { spam: false }),
    // «Ничьи» are to be worked on.
    ...(nobody && !spam ? { open: true } : {}),
    ...Object.fromEntries(FLAGS.filter((flag) => filters[flag]).map((flag) => [flag, true])),
  }
}
