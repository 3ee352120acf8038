import { days, hours } from '../lib/duration.ts'

/** One message of the log's errors, with the times of the last day it was said, oldest first. */
interface Said {
  message: string
  times: Date[]
}

/** What this process has logged as errors in the last day; nothing personal, since the messages are ours. */
export interface RecentErrors {
  add(message: string, at?: Date): void
  /** How many there were since the start. */
  count(): number
  /** Newest first. */
  list(now?: Date): { message: string; at: Date; times: number; lately: number }[]
}

/** Different messages, and times of each, that are kept. */
const MAX_MESSAGES = 50
const MAX_TIMES = 200

/** Keeps errors in memory: they are gone with the process. */
export function createRecentErrors(): RecentErrors {
  // In the order in which they were last said.
  const said = new Map<string, Said>()
  let count = 0
  return {
    add(message, at = new Date()) {
      count += 1
      const known = said.get(message) ?? { message, times: [] }
      known.times = [...known.times.slice(1 - MAX_TIMES), at]
      said.delete(message)
      said.set(message, known)
      const [oldest] = said.keys()
      if (said.size > MAX_MESSAGES && oldest !== undefined) said.delete(oldest)
    },
    count: () => count,
    list(now = new Date()) {
      return [...said.values()].reverse().flatMap(({ message, times }) => {
        const within = (span: number) => times.filter((at) => at.getTime() > now.getTime() - span)
        const today = within(days(1))
        const at = today.at(-1)
        return at ? [{ message, at, times: today.length, lately: within(hours(1)).length }] : []
      })
    },
  }
}
