import type { Report } from '../../../contract/reports.ts'
import type { WordForms } from '../../../lib/text/plural.ts'
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

/** Groups in a row without an inquiry: one line of the table. */
export interface EmptyRun {
  from: string
  name: string
  /** How many groups it stands for. */
  length: number
}

type Days = Report['requests']

interface GroupedDays {
  title: string
  /** Title of the column with their names. */
  what: string
  forms: WordForms
  groups: DayGroup[]
}

/** A name of the groups, their word in counts, and the groups: days, weeks from Monday where these are too many, or months. */
export function groupDays(days: Days): GroupedDays {
  if (days.length <= MAX_DAYS) {
    return {
      title: 'По дням',
      what: 'День',
      forms: ['день', 'дня', 'дней'],
      groups: days.map((day) => toGroup([day])),
    }
  }
  if (days.length <= MAX_WEEKS * 7) {
    return {
      title: 'По неделям',
      what: 'Неделя',
      forms: ['неделя', 'недели', 'недель'],
      groups: splitAt(days, isMonday).map((week) => toGroup(week)),
    }
  }
  const months = splitAt(days, ({ date }) => date.endsWith('-01'))
  return {
    title: 'По месяцам',
    what: 'Месяц',
    forms: ['месяц', 'месяца', 'месяцев'],
    groups: months.map((month) => toGroup(month, formatMonth)),
  }
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

/** Runs of two and more groups without an inquiry as one each, in the same order; a single one stays. */
export function foldEmpty(groups: readonly DayGroup[]): (DayGroup | EmptyRun)[] {
  const runs: DayGroup[][] = []
  for (const group of groups) {
    const last = runs.at(-1)
    if (group.count === 0 && last?.[0]?.count === 0) last.push(group)
    else runs.push([group])
  }
  return runs.flatMap((run): (DayGroup | EmptyRun)[] => {
    const [first, last] = [run[0], run.at(-1)]
    if (!first || !last || first === last) return run
    return [{ from: first.from, name: `${first.label} – ${endOf(last)}`, length: run.length }]
  })
}

const endOf = ({ from, to, label, name }: DayGroup) => (from === to || name === label ? label : formatDay(to))
