import { createHash } from 'node:crypto'
import { AppError } from '../app-error.ts'
import type { Database, Transaction } from '../db/database.ts'
import { accountDelay, addressDelay, FAILURE_WINDOW } from './login-delay.ts'
import {
  countFailures,
  insertFailure,
  removeFailure,
  removeFailures,
  removeFailuresBefore,
} from './password-tries.store.ts'

/** Whose password is tried, as a hash, and from where. */
export interface PasswordTry {
  account: string
  address: string
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** Sign-in by this name, in whatever letter case. */
const signInAccount = (username: string) => digest(username.toLowerCase())

/** A try to sign in from this network (`toNetwork`). */
export function signInTry(username: string, address: string): PasswordTry {
  return { account: signInAccount(username), address }
}

/** A try of the signed-in person's current password, from wherever: it counts for no network. */
export function ownPasswordTry(userId: number): PasswordTry {
  return { account: digest(`own password ${userId}`), address: `account ${userId}` }
}

/**
 * Counts this try as a failure before anything is compared, so that many at once cannot all be the first; `forgetTries`
 * takes it back. Throws TOO_MANY_REQUESTS, `words` and the seconds left, for one that came too early, which does not count.
 */
export async function countTry(
  db: Database,
  attempt: PasswordTry,
  message: string,
  now = new Date(),
): Promise<void> {
  const since = new Date(now.getTime() - FAILURE_WINDOW)
  await removeFailuresBefore(db, since)
  const id = await insertFailure(db, attempt, now)
  const left = Math.max(
    timeLeft(await countFailures(db, attempt, since, id), accountDelay, now),
    timeLeft(await countFailures(db, { address: attempt.address }, since, id), addressDelay, now),
  )
  if (left <= 0) return
  await removeFailure(db, id)
  const wait = Math.ceil(left / 1000)
  throw new AppError('TOO_MANY_REQUESTS', `${message} Попробуйте через ${wait} с.`, wait)
}

/** Milliseconds until the next try; not above 0 when it may be now. */
function timeLeft(
  { failures, lastAt }: { failures: number; lastAt: Date | null },
  delayOf: (failures: number) => number,
  now: Date,
): number {
  const delay = delayOf(failures)
  return delay === 0 || lastAt === null ? 0 : lastAt.getTime() + delay - now.getTime()
}

/** The password was right: this try and the failures before it no longer count. */
export async function forgetTries(db: Database, attempt: PasswordTry): Promise<void> {
  await removeFailures(db, attempt)
}

/** The account has a new password: nobody waits for what was tried with the old one, from wherever. */
export async function forgetTriesOf(
  tx: Transaction,
  { id, username }: { id: number; username: string },
): Promise<void> {
  await removeFailures(tx, { account: signInAccount(username) })
  await removeFailures(tx, ownPasswordTry(id))
}
