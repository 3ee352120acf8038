import { createHash, randomBytes } from 'node:crypto'
import type { Credentials, CurrentUser } from '../../contract/session.ts'
import { days, hours } from '../../lib/duration.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { countTry, forgetTries, signInTry } from './password-tries.service.ts'
import {
  findAccount,
  findSession,
  insertSession,
  removeExpiredSessions,
  removeSession,
  updateLastLogin,
  updateSessionExpiry,
} from './session.store.ts'

/** A session lives this long after its last use. */
export const SESSION_LIFETIME = hours(12)
/** However often it is used: a browser that was left somewhere does not stay signed in for ever. */
const LONGEST_SESSION = days(30)
/** The expiry is moved only when it would move by more than this: a read of a page is not a write. */
const SESSION_STEP = hours(1)

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** Key of the session row that a cookie's secret opens. */
export const sessionIdOf = digest

/** Compared against when the account is unknown, so that the answer takes the same time. */
const nobodysPassword = hashPassword(randomBytes(16).toString('hex'))

/**
 * Signs in and returns the new session's secret. Unknown name, wrong password, inactive account
 * and role `user` get the same UNAUTHORIZED in the same time; too many failures, TOO_MANY_REQUESTS.
 */
export async function signIn(
  db: Database,
  credentials: Credentials,
  address: string,
  now = new Date(),
): Promise<{ user: CurrentUser; secret: string }> {
  const attempt = signInTry(credentials.username, address)
  await countTry(db, attempt, 'Слишком много попыток входа.', now)
  const account = await findAccount(db, credentials.username)
  const matches = await verifyPassword(account?.password ?? (await nobodysPassword), credentials.password)
  if (!account || !matches || !account.isActive || account.role === 'user') {
    throw invalidCredentials()
  }
  const secret = await openSession(db, account, now)
  if (secret === null) throw invalidCredentials()
  await forgetTries(db, attempt)
  await removeExpiredSessions(db, now)
  const { id, username, fullName, role } = account
  return { user: { id, username, fullName, role }, secret }
}

const invalidCredentials = () => new AppError('UNAUTHORIZED', 'Неверное имя пользователя или пароль')

/** Null when the account was blocked or its password changed while the old one was compared. */
function openSession(
  db: Database,
  account: { id: number; password: string },
  now: Date,
): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    if (!(await updateLastLogin(tx, account, now))) return null
    const secret = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + SESSION_LIFETIME)
    await insertSession(tx, { id: digest(secret), userId: account.id, expiresAt })
    return secret
  })
}

export interface FoundSession {
  user: CurrentUser
  /** The expiry was moved: the browser's cookie has to follow. */
  moved: boolean
}

/** Whose session this is; null for none, an expired one, one of a month, or a blocked account. Slides the expiry. */
export async function findCurrentUser(
  db: Database,
  secret: string,
  now = new Date(),
): Promise<FoundSession | null> {
  const row = await findSession(db, digest(secret), now)
  if (!row || row.role === 'user') return null
  const { id, username, fullName, role } = row
  const end = row.createdAt.getTime() + LONGEST_SESSION
  if (now.getTime() >= end) return null
  const expiresAt = new Date(Math.min(now.getTime() + SESSION_LIFETIME, end))
  const moved = expiresAt.getTime() - row.expiresAt.getTime() > SESSION_STEP
  if (moved) await updateSessionExpiry(db, digest(secret), expiresAt)
  return { user: { id, username, fullName, role }, moved }
}

/** Ends the session; ending one that is gone is fine. */
export function signOut(db: Database, secret: string): Promise<void> {
  return removeSession(db, digest(secret))
}
