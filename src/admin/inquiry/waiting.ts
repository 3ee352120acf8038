import { days, hours, minutes } from '../../lib/duration.ts'
import { plural } from '../../lib/plural.ts'

/** Formats a client's waiting time, `wait` in ms: «ждёт 2 ч 10 мин», from a day on «ждёт 2 дня». */
export function formatWaiting(wait: number): string {
  if (wait < minutes(1)) return 'ждёт меньше минуты'
  if (wait < hours(1)) return `ждёт ${Math.floor(wait / minutes(1))} мин`
  if (wait < days(1)) {
    const rest = Math.floor((wait % hours(1)) / minutes(1))
    return `ждёт ${Math.floor(wait / hours(1))} ч${rest > 0 ? ` ${rest} мин` : ''}`
  }
  const whole = Math.floor(wait / days(1))
  return `ждёт ${whole} ${plural(whole, ['день', 'дня', 'дней'])}`
}
