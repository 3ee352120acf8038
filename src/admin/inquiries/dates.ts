import { lazy } from '../../lib/lazy.ts'

const parts = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' } as const
const thisYear = lazy(() => new Intl.DateTimeFormat('ru-RU', { ...parts, timeZone: 'Europe/Moscow' }))
const otherYear = lazy(
  () => new Intl.DateTimeFormat('ru-RU', { ...parts, year: 'numeric', timeZone: 'Europe/Moscow' }),
)
const year = lazy(() => new Intl.DateTimeFormat('ru-RU', { year: 'numeric', timeZone: 'Europe/Moscow' }))

/** Formats a request's time in Moscow: «20.11, 14:08», with the year when it is not the current one. */
export function formatMoment(iso: string, now: number): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return 'Неверная дата'
  return (year().format(date) === year().format(now) ? thisYear : otherYear)().format(date)
}
