import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../api/staff.ts'
import type { Inquiry } from '../../contract/inquiries.ts'
import { toAnswerDue } from '../../lib/answer-due.ts'
import { toMoscowDay } from '../../lib/dates.ts'
import { formatClock, formatShortWhen } from '../../lib/moments.ts'
import { INQUIRIES_KEY } from '../queries.ts'

/** More of one's own requests than anybody works on in a day. */
const MAX_READ = 100

const MINE = { mine: true, spam: false, doNotContact: false, sort: 'date', limit: MAX_READ } as const

/** The open requests of whoever is signed in, oldest first. */
export const myOpenQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...INQUIRIES_KEY, 'my-day'],
    queryFn: async ({ signal }) =>
      (
        await Promise.all([
          api.adminInquiries.list({ ...MINE, status: 'new' }, { signal }),
          api.adminInquiries.list({ ...MINE, status: 'processing' }, { signal }),
        ])
      ).flat(),
    meta: { failure: 'Не удалось загрузить ваши запросы' },
  })

/** One request of the day, with what is to be done and when. */
export interface DayItem {
  inquiry: Inquiry
  /** «15:00», «вчера, 12:00», «без ответа». */
  when: string
  isLate: boolean
}

/**
 * What the day asks of whoever has these requests: promised calls of today and missed ones by their time, then requests without an answer,
 * the one due first before others. `rest` counts those that have neither; `now` in ms.
 */
export function listMyDay(inquiries: readonly Inquiry[], now: number): { items: DayItem[]; rest: number } {
  const today = toMoscowDay(new Date(now))
  const isOfToday = ({ nextContactAt }: Inquiry) =>
    nextContactAt !== null && toMoscowDay(new Date(nextContactAt)) <= today
  const calls = inquiries
    .filter(isOfToday)
    .map((inquiry) => ({ inquiry, at: Date.parse(inquiry.nextContactAt ?? '') }))
    .sort((a, b) => a.at - b.at)
  const unanswered = inquiries
    .filter((one) => !isOfToday(one) && one.status === 'new' && one.answeredAt === null)
    .map((inquiry) => ({ inquiry, at: toAnswerDue(inquiry) }))
    .sort((a, b) => a.at - b.at)
  const items = [
    ...calls.map(({ inquiry, at }) => ({
      ...{ inquiry, isLate: at < now },
      when:
        at < now ? formatShortWhen(new Date(at).toISOString(), now) : formatClock(new Date(at).toISOString()),
    })),
    ...unanswered.map(({ inquiry, at }) => ({ inquiry, isLate: at < now, when: 'без ответа' })),
  ]
  return { items, rest: inquiries.length - items.length }
}
