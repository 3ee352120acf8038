import type { Report } from '../../contract/reports.ts'
import { formatDay, formatMonth } from './words.ts'

/** Most columns that can be told apart on a phone, and most weeks. */
const MAX_DAYS = 62
const MAX_WEEKS = 60

/** Days of a report that one column stands for. */
export interface DayGroup {
  from: string
  to: string
  /** Below the column: short. */
  label: string
  /** In the table. */
  name: string
  count: number
  completed: number
}

type Days = Report['requests']

/** A name of the groups, and the groups: days, weeks from Monday where these are too many, or months. */
export function groupDays(days: Days): { title: string; what: string; groups: DayGroup[] } {
  if (days.length <= MAX_DAYS)
    return { title: 'По дням', what: 'День', groups: days.map((day) => toGroup([day])) }
  if (days.length <= MAX_WEEKS * 7) {
    return {
      title: 'По неделям',
      what: 'Неделя',
      groups: splitAt(days, isMonday).map((week) => toGroup(week)),
    }
  }
  const months = splitAt(days, ({ date }) => date.endsWith('-01'))
  return { title: 'По месяцам', what: 'Месяц', groups: months.map((month) => toGroup(month, formatMonth)) }
}

const isMonday = ({ date }: Days[number]) => new Date(`${date}T12:00:00Z`).getUTCDay() === 1

function splitAt(days: Days, isFirst: (day: Days[number]) => boolean): Days[] {
  const groups: Days[] = []
  for (const day of days) {
    if (groups.length === 0 || isFirst(day)) groups.push([])
    groups.at(-1)?.push(day)
  }
  return groups
}

function toGroup(days: Days, format = formatDay): DayGroup {
  const [from = '', to = ''] = [days[0]?.date, days.at(-1)?.date]
  const label = format(from)
  return {
    from,
    to,
    label,
    name: format === formatDay && from !== to ? `${label} – ${formatDay(to)}` : label,
    count: days.reduce((sum, { count }) => sum + count, 0),
    completed: days.reduce((sum, { completed }) => sum + completed, 0),
  }
}
