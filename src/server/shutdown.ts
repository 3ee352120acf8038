import { seconds } from '../lib/duration.ts'
import { within } from '../lib/within.ts'

type Close = () => Promise<void>

/** Steps of the shutdown in order, with their timeouts; everything in one step is closed concurrently. */
const STEPS = {
  /** Users of the database: server with running requests, jobs, the LISTEN connection. */
  work: seconds(6),
  connections: seconds(6),
  /** Shutdown of the embedded PostgreSQL. */
  database: seconds(21),
} as const

type Step = keyof typeof STEPS

/** Longest duration of `stop`. */
export const STOP_LIMIT = STEPS.work + STEPS.connections + STEPS.database

export interface Shutdown {
  /** Registers something to be closed in a step. */
  add(step: Step, close: Close): void
  /** Closes everything, step by step. Throws when anything failed or timed out. */
  stop(): Promise<void>
}

/** Registry of opened resources, to close them in order and in bounded time. */
export function createShutdown(): Shutdown {
  const opened: Record<Step, Close[]> = { work: [], connections: [], database: [] }
  return {
    add: (step, close) => void opened[step].push(close),
    async stop() {
      const faults: unknown[] = []
      for (const step of ['work', 'connections', 'database'] as const) {
        const closings = opened[step].splice(0).map((close) => closeWithin(STEPS[step], step, close))
        const results = await Promise.allSettled(closings)
        faults.push(...results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])))
      }
      if (faults.length > 0) throw new AggregateError(faults, 'not everything could be stopped')
    },
  }
}

async function closeWithin(limit: number, step: Step, close: Close): Promise<void> {
  const closing = close().then(() => true)
  if (!(await within(limit, closing, false))) throw new Error(`${step}: not closed in ${limit} ms`)
}
