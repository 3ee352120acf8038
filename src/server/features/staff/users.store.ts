import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { type Changes, hasId, updateRow } from '../../platform/db/rows.ts'
import { sessions, users } from './staff.table.ts'

/** All columns but the password. */
const columns = {
  id: users.id,
  username: users.username,
  fullName: users.fullName,
  email: users.email,
  role: users.role,
  isActive: users.isActive,
  rights: users.rights,
  version: users.version,
  createdAt: users.createdAt,
  lastLogin: users.lastLogin,
}

type NewUser = typeof users.$inferInsert

const isUser = (id: number) => hasId(users.id, id)

/** All accounts without their passwords, the oldest first. */
export function listUsers(db: Database) {
  return db.select(columns).from(users).orderBy(asc(users.id))
}

/** An account without its password; null when there is none with this id. */
export async function findUser(db: Database, id: number) {
  const [row] = await db.select(columns).from(users).where(isUser(id))
  return row ?? null
}

/** The hash; null when there is no such account. */
export async function findPassword(db: Database, id: number): Promise<string | null> {
  const [row] = await db.select({ password: users.password }).from(users).where(isUser(id))
  return row?.password ?? null
}

/** True when the name is in use, ignoring case. */
export async function isUsernameTaken(db: Database, username: string): Promise<boolean> {
  const taken = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.username}) = lower(${username})`)
    .limit(1)
  return taken.length > 0
}

/** Inserts an account and returns its row without the password. */
export async function insertUser(tx: Transaction, user: NewUser) {
  const [row] = await tx.insert(users).values(user).returning(columns)
  if (!row) throw new Error('an account was not stored')
  return row
}

/** Undefined is left as it is; null when there is no such account. */
export async function updateUser(tx: Transaction, id: number, changes: Changes<NewUser>) {
  await updateRow(tx, users, id, changes)
  return findUser(tx, id)
}

/** Replaces the hash; false when it is no longer the given one. */
export async function exchangePassword(
  tx: Transaction,
  id: number,
  from: string,
  to: string,
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ password: to })
    .where(and(isUser(id), eq(users.password, from)))
    .returning({ id: users.id })
  return changed.length > 0
}

/** Ids of active admins; locks their rows. */
export async function lockActiveAdmins(tx: Transaction): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true)))
    .orderBy(asc(users.id))
    .for('no key update')
  return rows.map(({ id }) => id)
}

/** Locks an account: who signs in to it, or turns its second step on or off, waits. */
export async function lockAccount(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(isUser(id)).for('no key update')
}

/** Ends the account's sessions, except one if given. */
export async function removeSessionsOf(tx: Transaction, userId: number, except?: string): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.id, except)))
}
