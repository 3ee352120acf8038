import { hours } from '../../lib/duration.ts'

/** An inquiry of which no working hours say when to answer (older ones; every day is a day off) is late after this time, ms. */
export const LONG_WAIT_MS = hours(2)

/** When an inquiry should be answered, in ms; the server's filter `overdue` says the same. */
export function toAnswerDue({ answerDueAt, createdAt }: Waiting): number {
  return answerDueAt === null ? Date.parse(createdAt) + LONG_WAIT_MS : Date.parse(answerDueAt)
}

interface Waiting {
  createdAt: string
  answerDueAt: string | null
}
