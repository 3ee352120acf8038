const TIME = String.raw`(\d{1,2})[:.](\d{2})`
/** Hours of every day: only then the next hour of work is known. */
const DAILY = new RegExp(
  String.raw`^(?:ежедневно,?\s*(?:с\s*)?)?${TIME}\s*[-–—]\s*${TIME},?\s*(без выходных|ежедневно)?$`,
  'i',
)
/** So late in the day, in minutes, a call on the same day is no longer sure. */
const LAST_MINUTES = 30

const moscowClock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Moscow', timeStyle: 'short' })

/** Minutes since midnight in Moscow. */
function minutesInMoscow(now: Date): number {
  const [hour, minute] = moscowClock.format(now).split(':')
  return Number(hour) * 60 + Number(minute)
}

/**
 * When a request of this moment is answered by phone, as far as the hours in the settings tell: «сегодня до 19:00»,
 * «завтра с 9:00». Null when they are not the same for every day or cannot be read.
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
