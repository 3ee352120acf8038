import { toMoscowDay } from './dates.ts'
import { days } from './duration.ts'
import { moscowFormat } from './moscow-format.ts'

const clock = moscowFormat({ hour: '2-digit', minute: '2-digit' })
const dayAndMonth = moscowFormat({ day: 'numeric', month: 'long' })
const withYear = moscowFormat({ day: 'numeric', month: 'long', year: 'numeric' })
const figures = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' } as const
const inFigures = moscowFormat(figures)
const inFiguresWithYear = moscowFormat({ ...figures, year: 'numeric' })

const isThisYear = (day: string, now: number) => day.slice(0, 4) === toMoscowDay(now).slice(0, 4)

/** The time of day in Moscow: «14:03». */
export function formatClock(iso: string): string {
  return clock().format(new Date(iso))
}

/** «сегодня», «завтра», «вчера», else «20 ноября», with the year when it is not the current one; `now` in ms. */
export function formatDayWord(iso: string, now: number): string {
  const day = toMoscowDay(Date.parse(iso))
  if (day === toMoscowDay(now)) return 'сегодня'
  if (day === toMoscowDay(now + days(1))) return 'завтра'
  if (day === toMoscowDay(now - days(1))) return 'вчера'
  return (isThisYear(day, now) ? dayAndMonth : withYear)().format(new Date(iso))
}

/** Day and time in words: «сегодня в 14:03», «20 ноября в 11:00». */
export function formatWhen(iso: string, now: number): string {
  if (Number.isNaN(Date.parse(iso))) return 'Неверная дата'
  return `${formatDayWord(iso, now)} в ${formatClock(iso)}`
}

/** The same without «сегодня»: «в 15:36» of today, «завтра в 11:00»; `now` in ms. */
export function formatAt(iso: string, now: number): string {
  return formatWhen(iso, now).replace(/^сегодня /, '')
}

/** Day and time in figures: «20.11, 14:08», with the year when it is not the current one; `now` in ms. */
export function formatMoment(iso: string, now: number): string {
  const at = Date.parse(iso)
  if (Number.isNaN(at)) return 'Неверная дата'
  return (isThisYear(toMoscowDay(at), now) ? inFigures : inFiguresWithYear)().format(at)
}

/** Day and time for narrow columns: «14:03» of today, else «20.11, 11:00»; `now` in ms. */
export function formatShortWhen(iso: string, now: number): string {
  const isToday = toMoscowDay(Date.parse(iso)) === toMoscowDay(now)
  return isToday ? formatClock(iso) : formatMoment(iso, now)
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
