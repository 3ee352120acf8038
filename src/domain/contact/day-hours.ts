import { WEEKDAY_NAMES, WEEKDAYS, type Weekday, type WorkingWeek } from '../inquiry/lead-handling.ts'

/**
 * Hours of `days` in words, neighbouring days with the same hours together: «понедельник–пятница — 09:00–19:00, суббота и воскресенье —
 * выходной», «ежедневно 09:00–19:00».
 */
export function formatDayHours(days: readonly Weekday[], hours: WorkingWeek): string {
  const groups: Weekday[][] = []
  for (const day of WEEKDAYS.filter((one) => days.includes(one))) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const isNext = last !== undefined && WEEKDAYS.indexOf(day) === WEEKDAYS.indexOf(last) + 1
    if (group && isNext && toText(hours[last]) === toText(hours[day])) group.push(day)
    else groups.push([day])
  }
  return groups.map((group) => formatGroup(group, hours)).join(', ')
}

function formatGroup(group: readonly Weekday[], hours: WorkingWeek): string {
  const [first = 'mon'] = group
  const text = toText(hours[first])
  if (group.length === WEEKDAYS.length) {
    return hours[first] ? `ежедневно ${text}` : 'все дни выходные'
  }
  const names = group.map((day) => WEEKDAY_NAMES[day].toLowerCase())
  const named = names.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(' и ')
  return `${named} — ${text}`
}

const toText = (hours: WorkingWeek[Weekday]) => hours?.join('–') ?? 'выходной'
