import { seconds } from '../../lib/duration.ts'
import { AppError } from '../app-error.ts'

/** Runs a search when one of the few slots is free. Throws SERVICE_UNAVAILABLE when that takes too long. */
export type InSearchSlot = <T>(work: () => Promise<T>) => Promise<T>

/** A search takes milliseconds; whoever waits longer than this comes back later. */
const WAIT_TIMEOUT = seconds(2)
const MAX_WAITING = 30

/** Seconds, for the Retry-After header. */
const RETRY_AFTER = 5

/** How many searches may use the database at once: the other connections stay for pages, requests and staff. */
export function countSearchSlots(poolSize: number): number {
  return Math.max(1, Math.floor(poolSize / 3))
}

/** That many slots, with a short queue before them. */
export function createSearchSlots(slots: number): InSearchSlot {
  let free = slots
  const queue: (() => void)[] = []

  function waitForSlot(): Promise<void> {
    if (queue.length === MAX_WAITING) throw tooMany()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const enter = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(enter), 1)
      reject(tooMany())
    }, WAIT_TIMEOUT)
    queue.push(enter)
    return promise
  }

  return async (work) => {
    if (free > 0) free -= 1
    else await waitForSlot()
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free += 1
    }
  }
}

const tooMany = () =>
  new AppError(
    'SERVICE_UNAVAILABLE',
    'Сейчас слишком много поисков сразу. Попробуйте через несколько секунд.',
    RETRY_AFTER,
  )
