import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Rights } from '../../../domain/staff/rights.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { isSecured, mustBeSecured, users } from './staff.table.ts'

/** Who an account is, and how far it is narrowed (`narrowedBy`). */
export const identity = {
  id: users.id,
  username: users.username,
  fullName: users.fullName,
  role: users.role,
  rights: users.rights,
}

/** The rights of an account as the API has them: absent when it is not narrowed. */
export const narrowedBy = ({ rights }: { rights: Rights | null }): { rights?: Rights } =>
  rights ? { rights } : {}

/** The account with its hash by exact name, also a blocked one; null when there is none. */
export async function findAccount(db: Database, username: string) {
  const [row] = await db
    .select({ ...identity, password: users.password, isActive: users.isActive })
    .from(users)
    .where(eq(users.username, username))
  return row ?? null
}

/** Whether an account has a second factor: no password alone opens a session of it. */
export async function hasSecondFactor(db: Database | Transaction, userId: number): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), isSecured))) > 0
}

/** Whether the rules demand a second factor of an account, also of one that has it. */
export async function mustHaveSecondFactor(db: Database | Transaction, userId: number): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), mustBeSecured))) > 0
}

/** Ids of accounts with a second factor. */
export async function listSecuredUsers(db: Database): Promise<ReadonlySet<number>> {
  const rows = await db.select({ id: users.id }).from(users).where(isSecured)
  return new Set(rows.map(({ id }) => id))
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
