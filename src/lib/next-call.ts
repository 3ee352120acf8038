import { lazy } from './lazy.ts'

const TIME = String.raw`(\d{1,2})[:.](\d{2})`
/** Matches the same hours on every day: only from those the next call can be computed. */
const DAILY = new RegExp(
  String.raw`^(?:ежедневно,?\s*(?:с\s*)?)?${TIME}\s*[-–—]\s*${TIME},?\s*(без выходных|ежедневно)?$`,
  'i',
)
/** Minutes before closing time from which a call on the same day is not promised. */
const LAST_MINUTES = 30

const moscowClock = lazy(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Moscow', timeStyle: 'short' }),
)

/** Minutes since midnight in Moscow. */
function minutesInMoscow(now: Date): number {
  const [hour, minute] = moscowClock().format(now).split(':')
  return Number(hour) * 60 + Number(minute)
}

/**
 * When staff call back for a request sent now, by the working hours of the settings: «сегодня до 19:00»,
 * «завтра с 9:00». Null when the hours differ between days or cannot be parsed.
 */
export function nextCall(workingHours: string, now: Date): string | null {
  const [match, hour, minute, endHour, endMinute, everyDay] = DAILY.exec(workingHours.trim()) ?? []
  if (match === undefined || (everyDay === undefined && !/^ежедневно/i.test(match))) return null
  const [opens, closes] = [Number(hour) * 60 + Number(minute), Number(endHour) * 60 + Number(endMinute)]
  if (opens >= closes) return null
  const time = minutesInMoscow(now)
  const [from, to] = [`с\u00a0${hour}:${minute}`, `до\u00a0${endHour}:${endMinute}`]
  if (time < opens) return `сегодня ${from}`
  if (time < closes - LAST_MINUTES) return `сегодня ${to}`
  return time < closes ? `сегодня ${to} или завтра ${from}` : `завтра ${from}`
}
