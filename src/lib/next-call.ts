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
 * When staff call back for a request sent now, by the hours of the settings in Moscow: «сегодня до 19:00», «завтра с 9:00»,
 * «в понедельник с 9:00». `isSoon`: they work now, so that the promised minutes hold. Null when every day is a day off.
 */
export function nextCall(week: WorkingWeek, now: Date): { when: string; isSoon: boolean } | null {
  const inMoscow = Math.floor(now.getTime() / 60_000) + MOSCOW_MINUTES
  // 1 January 1970 was a Thursday, which is 3 from Monday.
  const today = (Math.floor(inMoscow / DAY_MINUTES) + 3) % 7
  const time = inMoscow % DAY_MINUTES
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

function hoursOf(week: WorkingWeek, weekday: number): [from: string, to: string] | null {
  const name = WEEKDAYS[weekday % 7]
  return name === undefined ? null : week[name]
}

/** The next day of work after `today`, within a week; null when there is none. */
function findLater(week: WorkingWeek, today: number): string | null {
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const hours = hoursOf(week, today + ahead)
    if (hours) return `${ahead === 1 ? 'завтра' : IN_DAYS[(today + ahead) % 7]} с\u00a0${say(hours[0])}`
  }
  return null
}
