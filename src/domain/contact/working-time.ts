import { minutes } from '../../lib/duration.ts'
import { WEEKDAYS, type WorkingWeek } from '../inquiry/lead-handling.ts'

/** Moscow has had no summer time since 2014. */
const MOSCOW = minutes(180)
const DAY = minutes(24 * 60)

/** Start of the day in Moscow that a moment belongs to, ms since the epoch. */
const startOfDay = (time: number) => Math.floor((time + MOSCOW) / DAY) * DAY - MOSCOW

/** Ms since midnight of «09:30». */
const ofClock = (clock: string) => {
  const [hour, minute] = clock.split(':')
  return minutes(Number(hour) * 60 + Number(minute))
}

/** First and last moment of work on the day that begins at `day`, ms since the epoch; null on a day off. */
function workOf(day: number, week: WorkingWeek): { from: number; to: number } | null {
  // 1 January 1970 was a Thursday, which is 3 from Monday.
  const weekday = WEEKDAYS[(Math.round((day + MOSCOW) / DAY) + 3) % 7]
  const span = weekday === undefined ? null : week[weekday]
  return span && { from: day + ofClock(span[0]), to: day + ofClock(span[1]) }
}

/** Whether staff work at a moment, by the hours of the settings; the closing minute is no longer work. */
export function isWorkingTime(moment: Date, week: WorkingWeek): boolean {
  const time = moment.getTime()
  const work = workOf(startOfDay(time), week)
  return work !== null && time >= work.from && time < work.to
}

/** When staff open next: the moment itself while they work; null when every day is a day off. */
export function nextWorkingMoment(moment: Date, week: WorkingWeek): Date | null {
  return addWorkingMinutes(moment, 0, week)
}

/** The moment after so many minutes of work; null when every day is a day off. */
export function addWorkingMinutes(moment: Date, count: number, week: WorkingWeek): Date | null {
  if (WEEKDAYS.every((day) => week[day] === null)) return null
  const time = moment.getTime()
  let left = minutes(count)
  for (let day = startOfDay(time); ; day += DAY) {
    const work = workOf(day, week)
    if (work === null) continue
    const from = Math.max(work.from, time)
    // What ends with the working day is still due on it; what begins then is not.
    if (from < work.to && from + left <= work.to) return new Date(from + left)
    left -= Math.max(0, work.to - from)
  }
}

/** Minutes of work between two moments, with decimals; nights and days off do not count. */
export function countWorkingMinutes(from: Date, to: Date, week: WorkingWeek): number {
  let sum = 0
  for (let day = startOfDay(from.getTime()); day < to.getTime(); day += DAY) {
    const work = workOf(day, week)
    if (work) sum += Math.max(0, Math.min(work.to, to.getTime()) - Math.max(work.from, from.getTime()))
  }
  return sum / minutes(1)
}

/** The next morning's summary after a moment: when staff open on a day, 9:00 on a day off. */
export function nextMorning(moment: Date, week: WorkingWeek): Date {
  const time = moment.getTime()
  for (let day = startOfDay(time); ; day += DAY) {
    const morning = workOf(day, week)?.from ?? day + ofClock('09:00')
    if (morning > time) return new Date(morning)
  }
}

/** Start and end of the day in Moscow that a moment belongs to. */
export function dayInMoscow(moment: Date): { from: Date; to: Date } {
  const from = startOfDay(moment.getTime())
  return { from: new Date(from), to: new Date(from + DAY) }
}
