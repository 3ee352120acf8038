import { createHash, randomBytes } from 'node:crypto'
import type { Credentials, CurrentUser } from '../../../contract/session.ts'
import { days, hours } from '../../../lib/duration.ts'
import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { SESSION_LIFETIME } from '../../platform/http/session-cookie.ts'
import type { FoundSession } from '../../platform/http/sessions.ts'
import { recordEvent, recordSeldom } from '../journal/journal.service.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { countTry, removeTries, signInTry } from './password-tries.service.ts'
import {
  findAccount,
  findSession,
  insertSession,
  listOpenSessions,
  removeExpiredSessions,
  removeSession,
  updateLastLogin,
  updateSessionExpiry,
} from './session.store.ts'

/** Absolute lifetime of a session, however often it is used. */
const LONGEST_SESSION = days(30)
/** Sign-ins that come too early are one entry of an account in so many seconds. */
const REFUSAL_ONCE_IN = 60
/** The expiry is only written when it moves by more than this, so that not every request writes. */
const SESSION_STEP = hours(1)

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** Id of the session row for a cookie's secret. */
export const sessionIdOf = digest

/** Hash to compare with when the account is unknown, against timing attacks. */
const dummyHash = hashPassword(randomBytes(16).toString('hex'))

/** Who signs in: the network, and the address of the site in the browser. */
interface Caller {
  address: string
  origin: string
}

/**
 * Signs in and returns the new session's secret. Throws the same UNAUTHORIZED, after the same time, for unknown name, wrong
 * password, inactive account and role `user`; TOO_MANY_REQUESTS after too many failures.
 */
export async function signIn(
  db: Database,
  credentials: Credentials,
  { address, origin }: Caller,
  now = new Date(),
): Promise<{ user: CurrentUser; secret: string }> {
  const attempt = signInTry(credentials.username, address)
  try {
    await countTry(db, attempt, 'Слишком много попыток входа.', now)
  } catch (error) {
    if (error instanceof AppError && error.kind === 'TOO_MANY_REQUESTS') {
      const named = await findAccount(db, credentials.username)
      const event = { ...toSignIn('login-failed', named), source: 'refused' }
      await recordSeldom(db, event, { actor: named, seconds: REFUSAL_ONCE_IN })
    }
    throw error
  }
  const account = await findAccount(db, credentials.username)
  const matches = await verifyPassword(account?.password ?? (await dummyHash), credentials.password)
  const mayEnter = account && matches && account.isActive && account.role !== 'user'
  const secret = mayEnter ? await openSession(db, account, origin, now) : null
  if (!account || account.role === 'user' || secret === null) {
    await recordSignIn(db, 'login-failed', account)
    throw invalidCredentials()
  }
  await removeTries(db, attempt)
  await removeExpiredSessions(db, now)
  const { id, username, fullName, role } = account
  return { user: { id, username, fullName, role }, secret }
}

const invalidCredentials = () => new AppError('UNAUTHORIZED', 'Неверное имя пользователя или пароль')

/** Creates the session; null when the account was blocked or its password changed during the comparison. */
function openSession(
  db: Database,
  account: Pick<CurrentUser, 'id' | 'username' | 'fullName'> & { password: string },
  origin: string,
  now: Date,
): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    if (!(await updateLastLogin(tx, account, now, origin))) return null
    const secret = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + SESSION_LIFETIME)
    await insertSession(tx, { id: digest(secret), userId: account.id, expiresAt })
    await recordSignIn(tx, 'login', account)
    return secret
  })
}

type SignIn = 'login' | 'login-failed' | 'logout'
type Named = Pick<CurrentUser, 'id' | 'username' | 'fullName'> | null

/** What was typed as a name is kept only when it is an account's: people type passwords there. */
const toSignIn = (action: SignIn, account: Named) =>
  ({
    action,
    entity: 'sessions',
    entityId: account ? String(account.id) : '',
    title: account?.username ?? '',
  }) as const

function recordSignIn(db: Database | Transaction, action: SignIn, account: Named): Promise<void> {
  return recordEvent(db, toSignIn(action, account), account)
}

/** The user of a session; null when it is missing, expired or too old, or the account is blocked. Extends the expiry. */
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

/** Account ids of those of the sessions (by `sessionIdOf`) that are valid; none is extended. */
export async function findOpenSessions(
  db: Database,
  ids: readonly string[],
  now = new Date(),
): Promise<ReadonlyMap<string, number>> {
  const rows = await listOpenSessions(db, ids, now)
  const young = rows.filter(({ createdAt }) => now.getTime() < createdAt.getTime() + LONGEST_SESSION)
  return new Map(young.map(({ id, userId }) => [id, userId]))
}

/** Ends the session; does nothing when there is none. */
export function endSession(db: Database, secret: string): Promise<void> {
  return removeSession(db, digest(secret))
}

/** The user leaves: ends the session and says so in the journal. */
export function signOut(db: Database, actor: CurrentUser, secret: string | null): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    if (secret !== null) await removeSession(tx, digest(secret))
    await recordSignIn(tx, 'logout', actor)
  })
}
