import { lazy } from './lazy.ts'
import { MOSCOW_ZONE } from './moscow-zone.ts'

const longDate = lazy(() => new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: MOSCOW_ZONE }))
const longDateTime = lazy(
  () =>
    new Intl.DateTimeFormat('ru-RU', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: MOSCOW_ZONE,
    }),
)
const shortDate = lazy(
  () =>
    new Intl.DateTimeFormat('ru-RU', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: MOSCOW_ZONE,
    }),
)

/** Formats a date in Moscow time; missing and invalid ones have their own texts (storefront.md, section 8). */
export function formatDate(iso: string | null | undefined, withTime = false): string {
  if (!iso) return 'Дата не указана'
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return 'Неверная дата'
  return (withTime ? longDateTime : longDate)().format(date)
}

/** Formats a date in Moscow time for narrow columns: «21.11.2026»; missing and invalid ones as in `formatDate`. */
export function formatShortDate(iso: string | null | undefined): string {
  if (!iso) return 'Дата не указана'
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? 'Неверная дата' : shortDate().format(date)
}

const day = lazy(() => new Intl.DateTimeFormat('sv-SE', { timeZone: MOSCOW_ZONE }))

/** The day of a moment in Moscow: 2026-11-21. */
export function toMoscowDay(moment: number | Date): string {
  return day().format(moment)
}

/** Whether a text is a day as `toMoscowDay` writes it, and one that exists. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T12:00:00+03:00`) : Number.NaN
  return !Number.isNaN(time) && toMoscowDay(time) === text
}

/** Days from one to another: «1–20 октября 2026 г.». */
export function formatDays({ from, to }: { from: string; to: string }): string {
  return longDate().formatRange(Date.parse(`${from}T12:00:00+03:00`), Date.parse(`${to}T12:00:00+03:00`))
}
