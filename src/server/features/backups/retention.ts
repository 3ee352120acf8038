import { days, hours } from '../../../lib/duration.ts'

/** How many backups are kept: the newest of each of the last days, weeks and months that have one. */
export interface Retention {
  daily: number
  weekly: number
  monthly: number
}

/** Moscow is three hours ahead of UTC, in summer too. */
const toMoscow = (moment: Date) => new Date(moment.getTime() + hours(3))

const dayOf = (moment: Date) => toMoscow(moment).toISOString().slice(0, 10)
const monthOf = (moment: Date) => dayOf(moment).slice(0, 7)
/** Weeks are counted from a Monday, 5 January 1970. */
const weekOf = (moment: Date) => Math.floor((toMoscow(moment).getTime() - days(4)) / days(7))

/** Backups that no rule keeps. The newest is always kept. */
export function chooseExpired<Backup extends { madeAt: Date }>(
  backups: readonly Backup[],
  { daily, weekly, monthly }: Retention,
): Backup[] {
  const newestFirst = backups.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
  const newestOf = (period: (moment: Date) => string | number, count: number) =>
    [...Map.groupBy(newestFirst, ({ madeAt }) => period(madeAt)).values()]
      .slice(0, count)
      .flatMap(([newest]) => newest ?? [])
  const kept = new Set([
    ...newestFirst.slice(0, 1),
    ...newestOf(dayOf, daily),
    ...newestOf(weekOf, weekly),
    ...newestOf(monthOf, monthly),
  ])
  return newestFirst.filter((backup) => !kept.has(backup))
}
