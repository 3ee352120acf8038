import { days } from '../../lib/duration.ts'
import { lazy } from '../../lib/lazy.ts'

const zone = { timeZone: 'Europe/Moscow' } as const
const time = lazy(() => new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit', ...zone }))
const day = lazy(() => new Intl.DateTimeFormat('ru-RU', { dateStyle: 'short', ...zone }))
const dayMonth = lazy(() => new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', ...zone }))
const withYear = lazy(
  () => new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric', ...zone }),
)
const year = lazy(() => new Intl.DateTimeFormat('ru-RU', { year: 'numeric', ...zone }))

/** Formats a time in Moscow: «сегодня в 14:32», «20 ноября в 9:05», with the year when it is not the current one. */
export function formatMoment(iso: string, now: number): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return 'Неверная дата'
  return `${formatDay(date, now)} в\u00A0${time().format(date)}`
}

function formatDay(date: Date, now: number): string {
  if (day().format(date) === day().format(now)) return 'сегодня'
  if (day().format(date) === day().format(now - days(1))) return 'вчера'
  return (year().format(date) === year().format(now) ? dayMonth : withYear)().format(date)
}
