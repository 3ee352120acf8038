import { toRecord } from '../../lib/to-record.ts'
import { WEEKDAYS, type Weekday, type WorkingWeek } from '../inquiry/lead-handling.ts'

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
const PIECE =
  /(\d{1,2})(?:[:.](\d{2}))?\s*(?:[-–—]|до)\s*(\d{1,2})(?:[:.](\d{2}))?|без\s+выходных|круглосуточно|выходной|[а-яё]+|[-–—]/g

/** From and to: «09:00», «19:00». */
type Hours = NonNullable<WorkingWeek[Weekday]>

/** What a piece of the text says; «выходные» are days, or what these days are. */
type Token =
  | { hours: Hours | null }
  | { days: readonly Weekday[]; isOff: boolean; isEveryDay: boolean }
  | 'to'

/** Days that are named together, and what is said of them: hours, or null for a day off. Without days it is said of all. */
interface Statement {
  days: readonly Weekday[]
  hours: Hours | null
}

/**
 * The week that a text of working hours states: «Пн–Пт 9:00–19:00, Сб 10–16, Вс выходной». Days that it does not name are days off once it names
 * some, else it means all of them. Null for a text that is not understood.
 */
export function readStatedHours(text: string): WorkingWeek | null {
  const statements = toStatements(toTokens(text))
  if (statements === null) return null
  const ofAll = statements.filter(({ days }) => days.length === 0)
  const named = new Map(statements.flatMap(({ days, hours }) => days.map((day) => [day, hours] as const)))
  // Hours for all days beside others for all, or beside hours of some days, say nothing sure.
  if (new Set(ofAll.map(({ hours }) => hours?.join())).size > 1) return null
  if (ofAll.length > 0 && [...named.values()].some((hours) => hours !== null)) return null
  const common = ofAll[0]?.hours ?? null
  return toRecord(WEEKDAYS, (day) => (named.has(day) ? (named.get(day) ?? null) : common))
}

function toTokens(text: string): Token[] {
  return [...text.toLowerCase().matchAll(PIECE)].flatMap(
    ([piece, hour, minute, endHour, endMinute]): Token[] => {
      if (hour !== undefined && endHour !== undefined) {
        return [{ hours: [toClock(hour, minute), toClock(endHour, endMinute)] }]
      }
      if (piece === 'круглосуточно') return [{ hours: ['00:00', '23:59'] }]
      if (piece === 'выходной') return [{ hours: null }]
      if (/^[-–—]$/.test(piece)) return ['to']
      const days = findDays(piece)
      if (days.length === 0) return []
      return [{ days, isOff: /^выходны/.test(piece), isEveryDay: days.length === WEEKDAYS.length }]
    },
  )
}

/** Null where nothing is said, or of days that are named last: «9:00–19:00 по будням». */
function toStatements(tokens: readonly Token[]): Statement[] | null {
  const statements: Statement[] = []
  let days: readonly Weekday[] = []
  for (const [index, token] of tokens.entries()) {
    if (token === 'to') continue
    if ('hours' in token || (token.isOff && days.length > 0)) {
      const hours = 'hours' in token ? token.hours : null
      if (hours !== null || days.length > 0) statements.push({ days, hours })
      days = []
      continue
    }
    const before = tokens[index - 1]
    // «9:00–19:00 ежедневно»: the days come after their hours.
    if (token.isEveryDay && days.length === 0 && statements.at(-1)?.hours) continue
    days = before === 'to' && days.length > 0 ? upTo(days, token.days) : [...days, ...token.days]
  }
  return statements.length > 0 && days.length === 0 ? statements : null
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
