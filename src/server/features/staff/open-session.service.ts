import { randomBytes } from 'node:crypto'
import type { CurrentUser } from '../../../contract/session.ts'
import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { SESSION_LIFETIME } from '../../platform/http/session-cookie.ts'
import { recordEvent, recordSeldom } from '../journal/journal.service.ts'
import { digest } from './digest.ts'
import { insertSession, updateLastLogin } from './session.store.ts'

/** Sign-ins that come too early are one entry of an account in so many seconds. */
const REFUSAL_ONCE_IN = 60

/** Id of the session row for a cookie's secret. */
export const sessionIdOf = (secret: string): string => digest(secret)

/** Who signs in: the network, and the address of the site in the browser. */
export interface Caller {
  address: string
  origin: string
}

/** Creates the session and returns its secret; null when the account was blocked or its password changed since it was compared. */
export async function openSession(
  tx: Transaction,
  account: Pick<CurrentUser, 'id' | 'username' | 'fullName'> & { password: string },
  { origin }: Caller,
  now: Date,
): Promise<string | null> {
  if (!(await updateLastLogin(tx, account, now, origin))) return null
  const secret = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME)
  await insertSession(tx, { id: sessionIdOf(secret), userId: account.id, expiresAt })
  await recordSignIn(tx, 'login', account)
  return secret
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

/** Says in the journal that somebody came, failed to, or left. */
export function recordSignIn(db: Database | Transaction, action: SignIn, account: Named): Promise<void> {
  return recordEvent(db, toSignIn(action, account), account)
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
      const event = { ...toSignIn('login-failed', account), source: 'refused' }
      await recordSeldom(db, event, { actor: account, seconds: REFUSAL_ONCE_IN })
    }
    throw error
  }
}
