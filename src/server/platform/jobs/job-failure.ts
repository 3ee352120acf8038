import { describeError } from '../../describe-error.ts'

/**
 * A failure of a job as the queue keeps it: without values, which an error of the database repeats, and without what PostgreSQL's text
 * cannot hold (NUL, half a character), since the queue's library ends the process when it cannot note a failure. The cause has the rest.
 */
export function toJobFailure(error: unknown): Error {
  const { message } = describeError(error)
  return new Error(message.replaceAll('\0', '').toWellFormed(), { cause: error })
}
