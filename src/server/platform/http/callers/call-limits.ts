import { minutes } from '../../../../lib/duration.ts'
import { AppError } from '../../../app-error.ts'

/** How often one address may call an endpoint; absent means unlimited. */
export interface CallLimits {
  perMinute?: number
}

/** Rate limit per caller in fixed windows of a minute. Throws TOO_MANY_REQUESTS with the seconds to wait. */
export function createCallLimits(now: () => number = () => Date.now()) {
  const inMinute = createWindow(minutes(1))
  return (caller: string, { perMinute }: CallLimits): void => {
    const time = now()
    if (perMinute !== undefined && inMinute.count(caller, time) > perMinute) {
      const message = 'Слишком много запросов подряд. Попробуйте через минуту.'
      throw new AppError('TOO_MANY_REQUESTS', message, inMinute.secondsLeft(time))
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
