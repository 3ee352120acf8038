import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { toAnswerDue } from '../../../domain/inquiry/answer-due.ts'
import { MAX_INQUIRIES } from '../../../domain/inquiry/kinds.ts'
import { toMoscowDay } from '../../../lib/dates.ts'
import { formatClock, formatShortWhen } from '../../../lib/moments.ts'
import { INQUIRIES_KEY } from '../../queries.ts'

const MINE = { mine: true, spam: false, doNotContact: false } as const

/**
 * What the day asks of whoever is signed in, and how many open inquiries he has. Asked for by one filter of the server: of many
 * inquiries in work, those that ask for something today are few. `day` is today in Moscow: another day has other calls.
 */
export const myDayQuery = (api: StaffApi, day: string) =>
  queryOptions({
    queryKey: [...INQUIRIES_KEY, 'my-day', day],
    queryFn: async ({ signal }) => {
      const [counts, inquiries] = await Promise.all([
        api.adminInquiries.counts(MINE, { signal }),
        api.adminInquiries.list({ ...MINE, due: true, limit: MAX_INQUIRIES, sort: 'date' }, { signal }),
      ])
      return { inquiries, open: counts.new + counts.processing }
    },
    placeholderData: keepPreviousData,
    meta: { failure: 'Не удалось загрузить ваши запросы' },
  })

/** One inquiry of the day, with what is to be done and when. */
export interface DayItem {
  inquiry: Inquiry
  /** «15:00», «вчера, 12:00», «без ответа». */
  when: string
  isLate: boolean
}

/**
 * What the day asks of whoever has these inquiries: promised calls of today and missed ones by their time, then inquiries without an answer,
 * the one due first before others. `now` in ms.
 */
export function listMyDay(inquiries: readonly Inquiry[], now: number): DayItem[] {
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
  return [
    ...calls.map(({ inquiry, at }) => ({
      inquiry,
      isLate: at < now,
      when:
        at < now ? formatShortWhen(new Date(at).toISOString(), now) : formatClock(new Date(at).toISOString()),
    })),
    ...unanswered.map(({ inquiry, at }) => ({ inquiry, isLate: at < now, when: 'без ответа' })),
  ]
}
