import { moscowFormat } from '../../../lib/moscow-format.ts'

const dayAndMonth = moscowFormat({ day: 'numeric', month: 'short' })

/** A day of a report: «20 нояб.». */
export function formatDay(day: string): string {
  return dayAndMonth().format(new Date(`${day}T12:00:00+03:00`))
}

const month = moscowFormat({ month: 'short', year: '2-digit' })

/** The month of a day: «нояб. 26». */
export function formatMonth(day: string): string {
  return month()
    .format(new Date(`${day}T12:00:00+03:00`))
    .replace(/\s*г\.$/, '')
}

/** Minutes as people say them: «9 мин», «3 ч 40 мин», «2 дн 4 ч»; a dash for null. Numbers stay with their units. */
export function formatMinutes(minutes: number | null): string {
  if (minutes === null) return '—'
  const whole = Math.round(minutes)
  if (whole < 1) return 'меньше минуты'
  if (whole < 60) return `${whole}\u00a0мин`
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  if (hours < 24) return rest > 0 ? `${hours}\u00a0ч ${rest}\u00a0мин` : `${hours}\u00a0ч`
  return hours % 24 > 0 ? `${Math.floor(hours / 24)}\u00a0дн ${hours % 24}\u00a0ч` : `${hours / 24}\u00a0дн`
}

/** A share in whole percent: «38 %». */
export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '—' : `${Math.round((part / whole) * 100)} %`
}

/** The change of a number: «+3», «−4»; null when it is the same. */
export function formatChange(now: number, then: number): string | null {
  const change = Math.round(now - then)
  if (change === 0) return null
  return change > 0 ? `+${change}` : `−${-change}`
}
