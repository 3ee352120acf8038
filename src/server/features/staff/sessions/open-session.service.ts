import { randomBytes } from 'node:crypto'
import type { CurrentUser } from '../../../../contract/session.ts'
import { AppError } from '../../../app-error.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { SESSION_LIFETIME } from '../../../platform/http/session-cookie.ts'
import { recordEvent, recordSeldom } from '../../journal/journal.service.ts'
import { sessionIdOf } from '../session-id.service.ts'
import { insertSession, removeExpiredSessions, updateLastLogin } from './session.store.ts'

/** What can be repeated without end is one entry of an account and a source in so many seconds. */
const FAILURE_ONCE_IN = 60

/** Who signs in: the network, the address of the site in the browser, and how the browser calls itself. */
export interface Caller {
  address: string
  origin: string
  userAgent: string | null
}

/**
 * Creates the session and returns its secret; null when the account was blocked or its password changed since it was compared. Sessions
 * that have expired go. `source` tells in the journal how it was opened, where that was not by the usual way.
 */
export async function openSession(
  tx: Transaction,
  account: Pick<CurrentUser, 'id' | 'username' | 'fullName'> & { password: string },
  { address, origin, userAgent }: Caller,
  { now, source }: { now: Date; source?: SignInSource | undefined },
): Promise<string | null> {
  if (!(await updateLastLogin(tx, account, now, origin))) return null
  const secret = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME)
  const id = sessionIdOf(secret)
  await insertSession(tx, { id, userId: account.id, expiresAt, userAgent, address, lastSeenAt: now })
  await removeExpiredSessions(tx, now)
  await recordSignIn(tx, 'login', account, source)
  return secret
}

type SignIn = 'login' | 'login-failed' | 'logout'
/**
 * Came too early; the right password, after which the second step is asked for; by a recovery code; by a passkey; by a passkey whose counter has
 * not risen; ended from another device; a letter for a new password was sent, or used.
 */
type SignInSource = 'refused' | 'second-step' | 'recovery' | 'passkey' | 'copied-passkey' | 'ended' | 'reset'
type Named = Pick<CurrentUser, 'id' | 'username' | 'fullName'> | null

/** What was typed as a name is kept only when it is an account's: people type passwords there. */
const toSignIn = (action: SignIn, account: Named, source?: SignInSource) =>
  ({
    action,
    entity: 'sessions',
    entityId: account ? String(account.id) : '',
    title: account?.username ?? '',
    ...(source === undefined ? {} : { source }),
  }) as const

/** Says in the journal that somebody came, failed to, or left. */
export function recordSignIn(
  db: Database | Transaction,
  action: SignIn,
  account: Named,
  source?: SignInSource,
): Promise<void> {
  return recordEvent(db, toSignIn(action, account, source), account)
}

/** Says that somebody has ended a session of his from another device, which `device` names. */
export function recordEnded(tx: Transaction, account: NonNullable<Named>, device: string): Promise<void> {
  return recordEvent(tx, { ...toSignIn('logout', account, 'ended'), title: device }, account)
}

/** Says that somebody did not come in; the same of an account and a source at most once a minute. */
export function recordSeldomFailure(db: Database, account: Named, source: SignInSource): Promise<void> {
  const event = toSignIn('login-failed', account, source)
  return recordSeldom(db, event, { actor: account, seconds: FAILURE_ONCE_IN })
}

/** Counts a try; of one that comes too early the journal hears, seldom. */
export async function recordTooEarly(
  db: Database,
  named: Named | (() => Promise<Named>),
  countTry: () => Promise<void>,
): Promise<void> {
  try {
    await countTry()
  } catch (error) {
    if (error instanceof AppError && error.kind === 'TOO_MANY_REQUESTS') {
      const account = typeof named === 'function' ? await named() : named
      await recordSeldomFailure(db, account, 'refused')
    }
    throw error
  }
}
