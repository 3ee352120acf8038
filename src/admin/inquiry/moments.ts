import { formatShortDate } from '../../lib/dates.ts'
import { days } from '../../lib/duration.ts'
import { lazy } from '../../lib/lazy.ts'

const zone = { timeZone: 'Europe/Moscow' } as const
const clock = lazy(() => new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit', ...zone }))
const dayAndMonth = lazy(() => new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', ...zone }))
const isoDay = lazy(() => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', ...zone }))

/** The day in Moscow, `2026-11-20`; `at` in ms. */
export function toMoscowDay(at: number): string {
  return isoDay().format(at)
}

/** The time of day in Moscow: «14:03». */
export function formatClock(iso: string): string {
  return clock().format(new Date(iso))
}

/** «сегодня», «завтра», «вчера», else «20 ноября»; `now` in ms. */
export function formatDayWord(iso: string, now: number): string {
  const day = toMoscowDay(Date.parse(iso))
  if (day === toMoscowDay(now)) return 'сегодня'
  if (day === toMoscowDay(now + days(1))) return 'завтра'
  if (day === toMoscowDay(now - days(1))) return 'вчера'
  return dayAndMonth().format(new Date(iso))
}

/** Day and time in words: «сегодня в 14:03», «20 ноября в 11:00». */
export function formatWhen(iso: string, now: number): string {
  return `${formatDayWord(iso, now)} в ${formatClock(iso)}`
}

/** Day and time for narrow columns: «14:03» of today, else «20.11, 11:00»; `now` in ms. */
export function formatShortWhen(iso: string, now: number): string {
  const isToday = toMoscowDay(Date.parse(iso)) === toMoscowDay(now)
  return isToday ? formatClock(iso) : `${formatShortDate(iso).slice(0, 5)}, ${formatClock(iso)}`
}

/** The value of a `datetime-local` field, in Moscow time; empty without a moment. */
export function toLocalInput(iso: string | null): string {
  return iso === null ? '' : `${toMoscowDay(Date.parse(iso))}T${formatClock(iso)}`
}

/** The moment that a `datetime-local` field names, in Moscow time; null for an empty one. */
export function fromLocalInput(value: string): string | null {
  return value === '' ? null : `${value.slice(0, 16)}:00+03:00`
}

/** Tomorrow at that hour in Moscow, as ISO text with the zone. */
export function tomorrowAt(hour: number, now: number): string {
  return `${toMoscowDay(now + days(1))}T${String(hour).padStart(2, '0')}:00:00+03:00`
}
