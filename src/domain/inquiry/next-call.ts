import { CALL_TIMES } from './call-times.ts'
import { WEEKDAYS, type WorkingWeek } from './lead-handling.ts'

/** Minutes before closing time from which a call on the same day is not promised. */
const LAST_MINUTES = 30
/** Moscow has had no summer time since 2014. */
const MOSCOW_MINUTES = 180
const DAY_MINUTES = 24 * 60

const IN_DAYS = [
  'в\u00a0понедельник',
  'во\u00a0вторник',
  'в\u00a0среду',
  'в\u00a0четверг',
  'в\u00a0пятницу',
  'в\u00a0субботу',
  'в\u00a0воскресенье',
]

/** «09:00» as people say it: «9:00». */
const say = (clock: string) => clock.replace(/^0/, '')
const toMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/**
 * When staff call back for an inquiry sent now, by the hours of the settings in Moscow: «сегодня до 19:00», «завтра с 9:00»,
 * «в понедельник с 9:00». `isSoon`: they work now, so that the promised minutes hold. Null when every day is a day off.
 */
export function nextCall(week: WorkingWeek, now: Date): { when: string; isSoon: boolean } | null {
  const { today, time } = inMoscow(now)
  const later = findLater(week, today)
  const hours = hoursOf(week, today)
  if (hours === null || time >= toMinutes(hours[1]))
    return later === null ? null : { when: later, isSoon: false }
  const [opens, closes] = hours
  if (time < toMinutes(opens)) return { when: `сегодня с\u00a0${say(opens)}`, isSoon: false }
  const until = `сегодня до\u00a0${say(closes)}`
  if (time < toMinutes(closes) - LAST_MINUTES) return { when: until, isSoon: true }
  return { when: later === null ? until : `${until} или ${later}`, isSoon: false }
}

/**
 * The day on which staff call whoever asked for hours of the day (`from` to `until`): «сегодня», «завтра», «в понедельник»; today only
 * while enough of them is left. Null when they work at these hours on no day, or the wish is not one of CALL_TIMES.
 */
export function wishedDay(week: WorkingWeek, now: Date, wish: string): string | null {
  const wished = CALL_TIMES.find(({ label }) => label === wish)
  if (!wished) return null
  const { today, time } = inMoscow(now)
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const hours = hoursOf(week, today + ahead)
    if (!hours) continue
    const from = Math.max(toMinutes(hours[0]), wished.from * 60)
    const until = Math.min(toMinutes(hours[1]), wished.until * 60)
    const isLeft = ahead > 0 || time < until - LAST_MINUTES
    if (from < until && isLeft) return nameDay(today, ahead)
  }
  return null
}

function nameDay(today: number, ahead: number): string {
  if (ahead === 0) return 'сегодня'
  return ahead === 1 ? 'завтра' : (IN_DAYS[(today + ahead) % 7] ?? '')
}

/** The weekday in Moscow, from Monday as 0, and the minutes of its day. */
function inMoscow(now: Date): { today: number; time: number } {
  const minutes = Math.floor(now.getTime() / 60_000) + MOSCOW_MINUTES
  // 1 January 1970 was a Thursday, which is 3 from Monday.
  return { today: (Math.floor(minutes / DAY_MINUTES) + 3) % 7, time: minutes % DAY_MINUTES }
}

function hoursOf(week: WorkingWeek, weekday: number): [from: string, to: string] | null {
  const name = WEEKDAYS[weekday % 7]
  return name === undefined ? null : week[name]
}

/** The next day of work after `today`, within a week; null when there is none. */
function findLater(week: WorkingWeek, today: number): string | null {
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const hours = hoursOf(week, today + ahead)
    if (hours) return `${nameDay(today, ahead)} с\u00a0${say(hours[0])}`
  }
  return null
}
