import { and, count, desc, eq, gt, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { sessions, users } from './staff.table.ts'

const identity = { id: users.id, username: users.username, fullName: users.fullName, role: users.role }

/** The account with its hash by exact name, also a blocked one; null when there is none. */
export async function findAccount(db: Database, username: string) {
  const [row] = await db
    .select({ ...identity, password: users.password, isActive: users.isActive })
    .from(users)
    .where(eq(users.username, username))
  return row ?? null
}

/** Stores a session; `id` is the hash of its secret. */
export async function insertSession(
  tx: Transaction,
  session: { id: string; userId: number; expiresAt: Date },
): Promise<void> {
  await tx.insert(sessions).values(session)
}

/** The active account of an unexpired session. */
export async function findSession(db: Database, id: string, now: Date) {
  const [row] = await db
    .select({ ...identity, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now), eq(users.isActive, true)))
  return row ?? null
}

/** Those of the sessions that are not expired, with an active account that may sign in. */
export function listOpenSessions(db: Database, ids: readonly string[], now: Date) {
  return db
    .select({ id: sessions.id, userId: sessions.userId, createdAt: sessions.createdAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.id, [...ids]),
        gt(sessions.expiresAt, now),
        eq(users.isActive, true),
        ne(users.role, 'user'),
      ),
    )
}

/** Does nothing when the session is gone. */
export async function updateSessionExpiry(db: Database, id: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, id))
}

/** Ends one session. */
export async function removeSession(db: Database, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id))
}

/** Deletes sessions that have expired. */
export async function removeExpiredSessions(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.expiresAt, now))
}

/** Address of the site at the latest login of an active account; null when there was none yet. */
export async function findStaffOrigin(db: Database): Promise<string | null> {
  const [row] = await db
    .select({ origin: users.lastLoginOrigin })
    .from(users)
    .where(and(isNotNull(users.lastLoginOrigin), eq(users.isActive, true)))
    .orderBy(desc(users.lastLogin))
    .limit(1)
  return row?.origin ?? null
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

/** Number of all accounts, also blocked ones. */
export async function countAccounts(db: Database): Promise<number> {
  const [row] = await db.select({ count: sql<number>`${count()}::int` }).from(users)
  return row?.count ?? 0
}

/** Creates the first admin; `password` is a hash. */
export async function insertAdmin(
  db: Database,
  account: { username: string; password: string },
): Promise<void> {
  await db.insert(users).values({ ...account, fullName: 'Администратор', role: 'admin' })
}
