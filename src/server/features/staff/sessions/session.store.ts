import { and, desc, eq, gt, inArray, lt, ne, not, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { identity } from '../accounts.store.ts'
import { lacksSecondFactor, maySignIn, mayWorkOnInquiries, sessions, users } from '../staff.table.ts'

/** Stores a session; `id` is the hash of its secret. */
export async function insertSession(
  tx: Transaction,
  session: Pick<
    typeof sessions.$inferSelect,
    'id' | 'userId' | 'expiresAt' | 'userAgent' | 'address' | 'lastSeenAt'
  >,
): Promise<void> {
  await tx.insert(sessions).values({ ...session, knowsPasskeys: true })
}

/** The active account of an unexpired session. */
export async function findSession(db: Database, id: string, now: Date) {
  const [row] = await db
    .select({
      ...identity,
      lacksSecondFactor,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now), eq(users.isActive, true)))
  return row ?? null
}

/** Those of the sessions that are not expired, with an active account that may sign in, and whether inquiries are open to it. */
export function listOpenSessions(db: Database, ids: readonly string[], now: Date) {
  return db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      createdAt: sessions.createdAt,
      mayWork: mayWorkOnInquiries,
      lacksSecondFactor,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, now), maySignIn))
}

/** Notes a call of a session, and its new expiry if there is one. Does nothing when the session is gone. */
export async function noteSession(
  db: Database,
  id: string,
  noted: { lastSeenAt: Date; address: string; expiresAt?: Date },
): Promise<void> {
  await db.update(sessions).set(noted).where(eq(sessions.id, id))
}

/** Sessions of an account that are not expired, the last seen first. */
export function listSessionsOf(db: Database, userId: number, now: Date) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      address: sessions.address,
      createdAt: sessions.createdAt,
      seenAt: sql<string>`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`.mapWith(
        sessions.createdAt,
      ),
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`), sessions.id)
}

/**
 * Ends sessions of an account: one, or all but one; how the browsers of those called themselves that had not expired. With each the push
 * subscription of its device goes.
 */
export async function takeSessions(
  tx: Transaction,
  userId: number,
  which: { only: string } | { except: string },
  now: Date,
): Promise<(string | null)[]> {
  const chosen = 'only' in which ? eq(sessions.id, which.only) : ne(sessions.id, which.except)
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), chosen))
    .returning({ userAgent: sessions.userAgent, expiresAt: sessions.expiresAt })
  return ended.filter(({ expiresAt }) => expiresAt > now).map(({ userAgent }) => userAgent)
}

/** Ends one session. */
export async function removeSession(db: Database, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id))
}

/** Ends the session that a browser leaves for another one: of the same account it only expires, since its push subscription goes on. */
export async function leaveSession(db: Database, id: string, userId: number, now: Date): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.id, id), ne(sessions.userId, userId)))
  await db
    .update(sessions)
    .set({ expiresAt: now })
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now)))
}

/**
 * Deletes sessions that have expired, but for those by which a device still gets push messages: a phone rings in the morning too, as long
 * as nobody has ended its session. The table of subscriptions belongs to a feature above this one, whose foreign key it is.
 */
export async function removeExpiredSessions(tx: Transaction, now: Date): Promise<void> {
  const rings = sql`exists (select from push_subscriptions where push_subscriptions.session_id = ${sessions.id})`
  await tx.delete(sessions).where(and(lt(sessions.expiresAt, now), not(rings)))
}

/** Sets the last login, which locks the account; false when it was blocked or has another password by now. */
export async function updateLastLogin(
  tx: Transaction,
  account: { id: number; password: string },
  lastLogin: Date,
  lastLoginOrigin: string,
): Promise<boolean> {
  const same = and(eq(users.id, account.id), eq(users.password, account.password), eq(users.isActive, true))
  const updated = await tx
    .update(users)
    .set({ lastLogin, lastLoginOrigin })
    .where(same)
    .returning({ id: users.id })
  return updated.length > 0
}
