import { seconds } from '../lib/duration.ts'

type Close = () => Promise<void>

/** In which order things are closed, and how long each may take; what is of one step is closed at once. */
const STEPS = {
  /** What uses the database: the server with its present requests, jobs, the listening connection. */
  work: seconds(6),
  connections: seconds(6),
  /** PostgreSQL writes its data out. */
  database: seconds(21),
} as const

type Step = keyof typeof STEPS

/** The longest that `stop` takes. */
export const STOP_LIMIT = STEPS.work + STEPS.connections + STEPS.database

export interface Shutdown {
  /** Has this closed in its step, when the time comes. */
  add(step: Step, close: Close): void
  /** Closes everything; what does not end in time is left behind. Throws when something failed or was left. */
  stop(): Promise<void>
}

/** Collects what has been opened, so that it can be closed in the right order and in bounded time. */
export function createShutdown(): Shutdown {
  const opened: Record<Step, Close[]> = { work: [], connections: [], database: [] }
  return {
    add: (step, close) => void opened[step].push(close),
    async stop() {
      const faults: unknown[] = []
      for (const step of ['work', 'connections', 'database'] as const) {
        const closings = opened[step].splice(0).map((close) => within(STEPS[step], step, close))
        const results = await Promise.allSettled(closings)
        faults.push(...results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])))
      }
      if (faults.length > 0) throw new AggregateError(faults, 'not everything could be stopped')
    },
  }
}

async function within(limit: number, step: Step, close: Close): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`${step}: not closed in ${limit} ms`)), limit)
  await Promise.race([close(), late.promise]).finally(() => clearTimeout(timer))
}
