import { isDay, toMoscowDay } from '../../../lib/dates.ts'
import { days } from '../../../lib/duration.ts'

/** Days of a report, both included. */
export interface Period {
  from: string
  to: string
}

export const PERIODS = [
  { key: 'week', label: 'Неделя', length: 7 },
  { key: 'month', label: '30 дней', length: 30 },
  { key: 'year', label: 'Год', length: 365 },
] as const

/** Days that `toMoscowDay` moves to the next or the one before are those of noon. */
const noonOf = (day: string) => Date.parse(`${day}T12:00:00+03:00`)
const moved = (day: string, count: number) => toMoscowDay(noonOf(day) + days(count))

/** The period of an address: own days, or one of `PERIODS`; the last 30 days without. `now` in ms. */
export function readPeriod(search: URLSearchParams, now: number): Period & { key: string | null } {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? '']
  if (isDay(from) && isDay(to) && from <= to) return { key: null, from, to }
  const [, month] = PERIODS
  const { key, length } = PERIODS.find((one) => one.key === search.get('period')) ?? month
  const today = toMoscowDay(now)
  return { key, from: moved(today, 1 - length), to: today }
}

/** Number of days. */
export function lengthOf({ from, to }: Period): number {
  return Math.round((noonOf(to) - noonOf(from)) / days(1)) + 1
}

/** The period of the same length that ends before this one begins. */
export function before(period: Period): Period {
  return { from: moved(period.from, -lengthOf(period)), to: moved(period.from, -1) }
}
