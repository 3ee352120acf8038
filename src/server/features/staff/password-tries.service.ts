import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { digest } from './digest.ts'
import { accountDelay, addressDelay, FAILURE_WINDOW } from './login-delay.ts'
import {
  countFailures,
  insertFailure,
  removeFailure,
  removeFailures,
  removeFailuresBefore,
} from './password-tries.store.ts'

/** An attempt: hash of the account, and network. */
export interface PasswordTry {
  account: string
  address: string
}

/** Hash of an account's name, ignoring case. */
const signInAccount = (username: string) => digest(username.toLowerCase())

/** An attempt to sign in from this network (`toNetwork`). */
export function signInTry(username: string, address: string): PasswordTry {
  return { account: signInAccount(username), address }
}

/** An attempt at the signed-in user's current password; counts for the account only, not for the network. */
export function ownPasswordTry(userId: number): PasswordTry {
  return { account: digest(`own password ${userId}`), address: `account ${userId}` }
}

/** An attempt at the codes of an account, from all networks together: who tries knows the password. */
export function secondStepTry(userId: number): PasswordTry {
  return { account: digest(`second step ${userId}`), address: `account ${userId}` }
}

/** A letter asked for in the name of an account, counted apart from sign-ins. */
export function forgottenTry(login: string, address: string): PasswordTry {
  return { account: digest(`forgotten ${login.toLowerCase()}`), address: `forgotten ${address}` }
}

/**
 * Counts an attempt as failed before the password is compared, so that concurrent attempts are all counted; `removeTries`
 * reverts it. Throws TOO_MANY_REQUESTS with the remaining seconds for an attempt that is too early, which is not counted.
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

/** Milliseconds until the next attempt; 0 or less when it is allowed now. */
function timeLeft(
  { failures, lastAt }: { failures: number; lastAt: Date | null },
  delayOf: (failures: number) => number,
  now: Date,
): number {
  const delay = delayOf(failures)
  return delay === 0 || lastAt === null ? 0 : lastAt.getTime() + delay - now.getTime()
}

/** After the right password: removes this attempt and the failures before it. */
export async function removeTries(db: Database, attempt: PasswordTry): Promise<void> {
  await removeFailures(db, attempt)
}

interface Account {
  id: number
  username: string
}

/** After a new password: removes all failures of the account, from any network. */
export async function removeTriesOf(tx: Transaction, account: Account): Promise<void> {
  await removePasswordTriesOf(tx, account)
  await removeFailures(tx, secondStepTry(account.id))
}

/** The same without those at the codes of the second step, which whoever reads the account's mail does not know. */
export async function removePasswordTriesOf(tx: Transaction, { id, username }: Account): Promise<void> {
  await removeFailures(tx, { account: signInAccount(username) })
  await removeFailures(tx, ownPasswordTry(id))
}
