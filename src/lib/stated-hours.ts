import { WEEKDAYS, type Weekday, type WorkingWeek } from './lead-handling.ts'

const DAY_WORDS: readonly (readonly [RegExp, Weekday])[] = [
  [/^(?:пн|понедельник)/, 'mon'],
  [/^(?:вт|вторник)/, 'tue'],
  [/^(?:ср|сред)/, 'wed'],
  [/^(?:чт|четверг)/, 'thu'],
  [/^(?:пт|пятниц)/, 'fri'],
  [/^(?:сб|суббот)/, 'sat'],
  [/^(?:вс|воскресень)/, 'sun'],
]
const GROUPS: readonly (readonly [RegExp, readonly Weekday[]])[] = [
  [/^будн/, ['mon', 'tue', 'wed', 'thu', 'fri']],
  [/^выходны/, ['sat', 'sun']],
  [/^(?:ежедневно|кажды)/, WEEKDAYS],
]
const TOKEN =
  /(\d{1,2})(?:[:.](\d{2}))?\s*(?:[-–—]|до)\s*(\d{1,2})(?:[:.](\d{2}))?|без\s+выходных|круглосуточно|выходной|[а-яё]+|[-–—]/g

/**
 * The week that a text of working hours states: «Пн–Пт 9:00–19:00, Сб 10–16, Вс выходной». Days that it does not name are days off once it names
 * some, else it means all of them. Null for a text that is not understood.
 */
export function readStatedHours(text: string): WorkingWeek | null {
  const tokens = [...text.toLowerCase().matchAll(TOKEN)]
  const named = new Map<Weekday, [string, string] | null>()
  let days: Weekday[] = []
  let isRange = false
  let isStated = false
  const everyDay = new Set<string>()
  let common: [string, string] | null = null
  const state = (hours: [string, string] | null) => {
    isStated = true
    if (days.length === 0) {
      if (hours === null) return
      everyDay.add(hours.join())
      common = hours
    }
    for (const day of days) named.set(day, hours)
    days = []
  }
  let isAfterHours = false
  for (const [word, hour, minute, endHour, endMinute] of tokens) {
    if (hour !== undefined && endHour !== undefined) {
      state([toClock(hour, minute), toClock(endHour, endMinute)])
      isAfterHours = true
      continue
    }
    if (word === 'круглосуточно') {
      state(['00:00', '23:59'])
      continue
    }
    if (word === 'выходной' || (/^выходны/.test(word) && days.length > 0)) {
      state(null)
      continue
    }
    if (/^[-–—]$/.test(word)) {
      isRange = days.length > 0
      continue
    }
    const found = findDays(word)
    if (found.length === 0) continue
    // «9:00–19:00 ежедневно»: the days come after their hours.
    if (isAfterHours && found.length === WEEKDAYS.length) continue
    isAfterHours = false
    days = isRange ? upTo(days, found) : [...days, ...found]
    isRange = false
  }
  // Days after the last hours: «9:00–19:00 по будням».
  if (!isStated || everyDay.size > 1 || days.length > 0) return null
  if (everyDay.size > 0 && [...named.values()].some((hours) => hours !== null)) return null
  const week = WEEKDAYS.map((day) => [day, named.has(day) ? (named.get(day) ?? null) : common] as const)
  return Object.fromEntries(week) as WorkingWeek
}

/** Days on which a text of working hours says something else than the hours by day; none while the text is not understood. */
export function findOtherHours(text: string, hours: WorkingWeek): Weekday[] {
  const stated = readStatedHours(text)
  if (stated === null) return []
  return WEEKDAYS.filter((day) => stated[day]?.join() !== hours[day]?.join())
}

function findDays(word: string): readonly Weekday[] {
  const group = GROUPS.find(([pattern]) => pattern.test(word))
  if (group) return group[1]
  const day = DAY_WORDS.find(([pattern]) => pattern.test(word))
  return day ? [day[1]] : []
}

/** «Пн–Пт»: the days from the last named one to this one, around the end of the week too. */
function upTo(days: readonly Weekday[], [end = 'sun']: readonly Weekday[]): Weekday[] {
  const from = WEEKDAYS.indexOf(days.at(-1) ?? 'mon')
  const to = WEEKDAYS.indexOf(end)
  const length = ((to - from + 7) % 7) + 1
  const between = Array.from({ length }, (_, index) => WEEKDAYS[(from + index) % 7])
  return [...days.slice(0, -1), ...between.filter((day) => day !== undefined)]
}

const toClock = (hour: string, minute = '00') =>
  hour === '24' ? '23:59' : `${hour.padStart(2, '0')}:${minute}`
