import { randomBytes } from 'node:crypto'
import type { Credentials, CurrentUser } from '../../../../contract/session.ts'
import { days, hours, minutes } from '../../../../lib/duration.ts'
import { AppError } from '../../../app-error.ts'
import type { Database } from '../../../platform/db/database.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { SESSION_LIFETIME } from '../../../platform/http/session-cookie.ts'
import type { FoundSession } from '../../../platform/http/sessions.ts'
import type { Secrets } from '../../../secrets.ts'
import { findAccount, mustHaveSecondFactor, narrowedBy } from '../accounts.store.ts'
import { hashPassword, verifyPassword } from '../password.ts'
import { countTry, removeTries, signInTry } from '../password-tries.service.ts'
import { listSecondSteps } from '../second-factor/second-factor.service.ts'
import { sessionIdOf } from '../session-id.service.ts'
import { lockAccount } from '../users.store.ts'
import { type Caller, openSession, recordSignIn, recordTooEarly } from './open-session.service.ts'
import { askForSecondStep } from './second-step.service.ts'
import { findSession, leaveSession, listOpenSessions, noteSession, removeSession } from './session.store.ts'

/** Absolute lifetime of a session, however often it is used. */
const LONGEST_SESSION = days(30)
/** The expiry is only written when it moves by more than this, so that not every request writes. */
const SESSION_STEP = hours(1)
/** A call is only noted this long after the one noted before, for the same reason. */
const SEEN_STEP = minutes(5)

/** Hash to compare with when the account is unknown, against timing attacks. */
const dummyHash = hashPassword(randomBytes(16).toString('hex'))

/**
 * Signs in and returns the new session's secret. Throws the same UNAUTHORIZED, after the same time, for unknown name, wrong
 * password, inactive account and role `user`; another one, with a ticket, where a second step is to follow; TOO_MANY_REQUESTS
 * after too many failures.
 */
export async function signIn(
  db: Database,
  secrets: Secrets,
  credentials: Credentials,
  caller: Caller,
  now = new Date(),
): Promise<{ user: CurrentUser; secret: string }> {
  const attempt = signInTry(credentials.username, caller.address)
  const findNamed = () => findAccount(db, credentials.username)
  await recordTooEarly(db, findNamed, () => countTry(db, attempt, 'Слишком много попыток входа.', now))
  const account = await findNamed()
  const matches = await verifyPassword(account?.password ?? (await dummyHash), credentials.password)
  if (!account || !matches || !account.isActive || account.role === 'user') {
    await recordSignIn(db, 'login-failed', account)
    throw invalidCredentials()
  }
  const { id, username, fullName, role } = account
  const outcome = await inTransaction(db, async (tx) => {
    // Turning the second step on takes the same lock: it is seen here, or ends the session that is opened here.
    await lockAccount(tx, id)
    const steps = await listSecondSteps(tx, secrets, id)
    if (steps.length > 0) return { steps }
    const secret = await openSession(tx, account, caller, { now })
    return secret === null ? null : { secret, lacksSecondFactor: await mustHaveSecondFactor(tx, id) }
  })
  if (outcome === null) {
    await recordSignIn(db, 'login-failed', account)
    throw invalidCredentials()
  }
  await removeTries(db, attempt)
  if (outcome.steps) return askForSecondStep(db, account, outcome.steps, now)
  const user = { id, username, fullName, role, ...narrowedBy(account), ...demandedOf(outcome) }
  return { user, secret: outcome.secret }
}

const invalidCredentials = () => new AppError('UNAUTHORIZED', 'Неверное имя пользователя или пароль')

/**
 * The user of a session; null when it is missing, expired or too old, or the account is blocked. Extends the expiry, and notes the call
 * with the network that it comes from.
 */
export async function findCurrentUser(
  db: Database,
  secret: string,
  address: string,
  now = new Date(),
): Promise<FoundSession | null> {
  const sessionId = sessionIdOf(secret)
  const row = await findSession(db, sessionId, now)
  if (!row || row.role === 'user') return null
  const { id, username, fullName, role } = row
  const end = row.createdAt.getTime() + LONGEST_SESSION
  if (now.getTime() >= end) return null
  const expiresAt = new Date(Math.min(now.getTime() + SESSION_LIFETIME, end))
  const moved = expiresAt.getTime() - row.expiresAt.getTime() > SESSION_STEP
  const wasSeen = row.lastSeenAt !== null && now.getTime() - row.lastSeenAt.getTime() < SEEN_STEP
  if (moved || !wasSeen) {
    const noted = noteSession(db, sessionId, { lastSeenAt: now, address, ...(moved ? { expiresAt } : {}) })
    // The last call is only told in one's own list: a database that takes no writes keeps nobody from reading.
    await (moved ? noted : noted.catch(() => undefined))
  }
  const user = { id, username, fullName, role, ...narrowedBy(row), ...demandedOf(row) }
  return { user, moved }
}

/** What an account says of the second factor that it lacks, if it does. */
const demandedOf = ({ lacksSecondFactor }: { lacksSecondFactor: boolean }): DemandedOf =>
  lacksSecondFactor ? { secondFactorDemanded: true } : {}

type DemandedOf = Pick<CurrentUser, 'secondFactorDemanded'>

/** Whose a session is, whether inquiries are open to the account, and whether it lacks a second factor that is demanded. */
export interface OpenSession {
  userId: number
  mayWork: boolean
  lacksSecondFactor: boolean
}

/** Those of the sessions (by `sessionIdOf`) that are valid; none is extended. */
export async function findOpenSessions(
  db: Database,
  ids: readonly string[],
  now = new Date(),
): Promise<ReadonlyMap<string, OpenSession>> {
  const rows = await listOpenSessions(db, ids, now)
  const young = rows.filter(({ createdAt }) => now.getTime() < createdAt.getTime() + LONGEST_SESSION)
  return new Map(
    young.map(({ id, userId, mayWork, lacksSecondFactor }) => [id, { userId, mayWork, lacksSecondFactor }]),
  )
}

/** Ends the session that a browser had before this account signed in; does nothing when there is none. */
export function endFormerSession(
  db: Database,
  secret: string,
  userId: number,
  now = new Date(),
): Promise<void> {
  return leaveSession(db, sessionIdOf(secret), userId, now)
}

/** The user leaves: ends the session and says so in the journal. */
export function signOut(db: Database, actor: CurrentUser, secret: string | null): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    if (secret !== null) await removeSession(tx, sessionIdOf(secret))
    await recordSignIn(tx, 'logout', actor)
  })
}
