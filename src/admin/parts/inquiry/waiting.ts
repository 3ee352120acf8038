import { days, hours, minutes } from '../../../lib/duration.ts'
import { plural } from '../../../lib/text/plural.ts'

/** Formats a client's waiting time, `wait` in ms: «только что», «ждёт 2 ч 10 мин», from a day on «ждёт 2 дня». */
export function formatWaiting(wait: number): string {
  if (wait < minutes(1)) return 'только что'
  return `ждёт ${formatSpan(wait)}`
}

/** From so many hours on a span is told without its minutes. */
const WHOLE_HOURS = 10

/** Formats a span of time in ms: «меньше минуты», «2 ч 10 мин», «20 ч», «2 дня». */
export function formatSpan(span: number): string {
  if (span < minutes(1)) return 'меньше минуты'
  if (span < hours(1)) return `${Math.floor(span / minutes(1))} мин`
  if (span < days(1)) {
    const rest = Math.floor((span % hours(1)) / minutes(1))
    const isShort = span < hours(WHOLE_HOURS)
    return `${Math.floor(span / hours(1))} ч${isShort && rest > 0 ? ` ${rest} мин` : ''}`
  }
  const whole = Math.floor(span / days(1))
  return `${whole} ${plural(whole, ['день', 'дня', 'дней'])}`
}
