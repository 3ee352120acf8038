import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { hasId } from '../../../platform/db/rows.ts'
import { identity } from '../accounts.store.ts'
import { maySignIn, passwordResets, users } from '../staff.table.ts'

/** Whoever may sign in, and has an address. */
const isReachable = and(maySignIn, isNotNull(users.email))

/** Number of the account that goes by a name, else by an address (in any of these spellings, whatever the case); null when a letter can reach none. */
export async function findReachable(
  db: Database,
  name: string,
  addresses: readonly string[],
): Promise<number | null> {
  const isNamed = sql<boolean>`lower(${users.username}) = lower(${name})`
  const written = addresses.map((address) => address.toLowerCase())
  const isAddressed = inArray(sql`lower(${users.email})`, written)
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(or(isNamed, isAddressed), isReachable))
    .orderBy(desc(isNamed), asc(users.id))
    .limit(1)
  return row?.id ?? null
}

/** Locks the account that a letter is for; null when none can reach it any more. */
export async function lockReachable(tx: Transaction, id: number) {
  const [row] = await tx
    .select({
      ...identity,
      email: users.email,
      password: users.password,
      lastLoginOrigin: users.lastLoginOrigin,
    })
    .from(users)
    .where(and(hasId(users.id, id), isReachable))
    .for('no key update')
  return row?.email ? { ...row, email: row.email } : null
}

/** How many letters an account was sent since a moment. */
export async function countResets(tx: Transaction, userId: number, since: Date): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`${count()}::int` })
    .from(passwordResets)
    .where(and(eq(passwordResets.userId, userId), gt(passwordResets.createdAt, since)))
  return row?.count ?? 0
}

/** Stores a link by the hash of its token; false when it is there already. Links that are over go. */
export async function insertReset(
  tx: Transaction,
  reset: typeof passwordResets.$inferSelect,
): Promise<boolean> {
  await tx.delete(passwordResets).where(lt(passwordResets.expiresAt, reset.createdAt))
  const stored = await tx
    .insert(passwordResets)
    .values(reset)
    .onConflictDoNothing()
    .returning({ id: passwordResets.id })
  return stored.length > 0
}

/** Who a link is for, with the password's hash; null for one that is late, used, or worthless since the account has changed. */
export async function findReset(db: Database, id: string, now: Date) {
  const [row] = await db
    .select({ ...identity, password: users.password, email: passwordResets.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(
      and(
        eq(passwordResets.id, id),
        gt(passwordResets.expiresAt, now),
        eq(users.password, passwordResets.password),
        eq(users.email, passwordResets.email),
        isReachable,
      ),
    )
  return row ?? null
}

/** Uses up the links of an account. */
export async function removeResetsOf(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId))
}
