import { hours, minutes } from '../../lib/duration.ts'
import { plural } from '../../lib/plural.ts'
import { AppError } from '../app-error.ts'

/** How often one address may call an endpoint; absent means unlimited. */
export interface CallLimits {
  perMinute?: number
  perHour?: number
}

/**
 * Rate limit per caller in fixed windows of a minute and an hour. Throws TOO_MANY_REQUESTS with the seconds to wait.
 * Calls rejected by the minute's limit do not count towards the hour's.
 */
export function createCallLimits(now: () => number = () => Date.now()) {
  const inMinute = createWindow(minutes(1))
  const inHour = createWindow(hours(1))
  return (caller: string, { perMinute, perHour }: CallLimits): void => {
    const time = now()
    if (perMinute !== undefined && inMinute.count(caller, time) > perMinute) {
      const message = 'Слишком много запросов подряд. Попробуйте через минуту.'
      throw new AppError('TOO_MANY_REQUESTS', message, inMinute.secondsLeft(time))
    }
    if (perHour !== undefined && inHour.count(caller, time) > perHour) {
      const wait = inHour.secondsLeft(time)
      const left = Math.ceil(wait / 60)
      const waitText = `${left} ${plural(left, ['минуту', 'минуты', 'минут'])}`
      const message = `Слишком много запросов с вашего адреса. Попробуйте через ${waitText}.`
      throw new AppError('TOO_MANY_REQUESTS', message, wait)
    }
  }
}

/** Counter that resets at every multiple of `span` ms. */
function createWindow(span: number) {
  let current = 0
  let counts = new Map<string, number>()
  return {
    count(caller: string, time: number): number {
      const window = Math.floor(time / span)
      if (window !== current) {
        current = window
        counts = new Map()
      }
      const calls = (counts.get(caller) ?? 0) + 1
      counts.set(caller, calls)
      return calls
    },
    secondsLeft: (time: number) => Math.ceil((span - (time % span)) / 1000),
  }
}
