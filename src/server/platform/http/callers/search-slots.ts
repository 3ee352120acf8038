import { seconds } from '../../../../lib/duration.ts'
import { AppError } from '../../../app-error.ts'

/** Runs a search as soon as a slot is free. Throws SERVICE_UNAVAILABLE after WAIT_TIMEOUT. */
export type InSearchSlot = <T>(work: () => Promise<T>) => Promise<T>

/** Longest wait for a slot. */
const WAIT_TIMEOUT = seconds(2)
const MAX_WAITING = 30

/** Seconds, for the Retry-After header. */
const RETRY_AFTER = 5

/**
 * Slots for searches of products, a third of the pool's connections, and one more for those of texts, so that neither waits for the other.
 * The other connections are left to pages, requests and staff: in a pool of two both kinds share one slot.
 */
export function openSearchSlots(poolSize: number): { ofProducts: InSearchSlot; ofTexts: InSearchSlot } {
  const slots = Math.max(1, Math.floor(poolSize / 3))
  const ofProducts = createSearchSlots(slots)
  return { ofProducts, ofTexts: slots + 1 < poolSize ? createSearchSlots(1) : ofProducts }
}

/** Creates the slots, with a short queue. */
function createSearchSlots(slots: number): InSearchSlot {
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
