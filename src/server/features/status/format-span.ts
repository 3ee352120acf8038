import { days, hours, minutes } from '../../../lib/duration.ts'
import { plural } from '../../../lib/text/plural.ts'

/** «4 дня», «3 часа», «5 минут», «меньше минуты». */
export function formatSpan(span: number): string {
  const count = (unit: number) => Math.floor(span / unit)
  if (span >= days(1)) return `${count(days(1))} ${plural(count(days(1)), ['день', 'дня', 'дней'])}`
  if (span >= hours(1)) return `${count(hours(1))} ${plural(count(hours(1)), ['час', 'часа', 'часов'])}`
  if (span < minutes(1)) return 'меньше минуты'
  return `${count(minutes(1))} ${plural(count(minutes(1)), ['минуту', 'минуты', 'минут'])}`
}
