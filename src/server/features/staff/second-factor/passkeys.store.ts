import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { passkeys } from '../staff.table.ts'

const columns = {
  id: passkeys.id,
  userId: passkeys.userId,
  credentialId: passkeys.credentialId,
  publicKey: passkeys.publicKey,
  counter: passkeys.counter,
  transports: passkeys.transports,
  name: passkeys.name,
  userAgent: passkeys.userAgent,
  isBackedUp: passkeys.isBackedUp,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
}

/** A passkey as it is stored. */
export type Passkey = Pick<typeof passkeys.$inferSelect, keyof typeof columns>

const isOf = (userId: number) => eq(passkeys.userId, userId)
const isOne = (userId: number, id: number) => and(isOf(userId), eq(passkeys.id, id))

/** Passkeys of an account, the oldest first. */
export function listPasskeys(db: Database | Transaction, userId: number): Promise<Passkey[]> {
  return db.select(columns).from(passkeys).where(isOf(userId)).orderBy(asc(passkeys.id))
}

/** How many passkeys an account has. */
export async function countPasskeys(db: Database | Transaction, userId: number): Promise<number> {
  return await db.$count(passkeys, isOf(userId))
}

/** A passkey of this account by the name that the browser gives it; null for one of somebody else, too. */
export async function findPasskey(
  tx: Transaction,
  userId: number,
  credentialId: string,
): Promise<Passkey | null> {
  const [row] = await tx
    .select(columns)
    .from(passkeys)
    .where(and(isOf(userId), eq(passkeys.credentialId, credentialId)))
  return row ?? null
}

/** Stores a passkey; null where its credential is stored already, whosever it is. */
export async function insertPasskey(
  tx: Transaction,
  passkey: Omit<typeof passkeys.$inferInsert, 'id' | 'createdAt' | 'lastUsedAt'>,
): Promise<Passkey | null> {
  const [row] = await tx
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning(columns)
  return row ?? null
}

/** Notes a use; false when its counter has not risen: another copy of the key has counted further. */
export async function notePasskeyUse(
  tx: Transaction,
  id: number,
  { counter, isBackedUp, now }: { counter: number; isBackedUp: boolean; now: Date },
): Promise<boolean> {
  const hasRisen = or(
    lt(passkeys.counter, counter),
    and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`),
  )
  const noted = await tx
    .update(passkeys)
    .set({ counter, isBackedUp, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), hasRisen))
    .returning({ id: passkeys.id })
  return noted.length > 0
}

/** Gives a passkey of this account another name; null when there is none. */
export async function renamePasskey(
  tx: Transaction,
  userId: number,
  id: number,
  name: string,
): Promise<Passkey | null> {
  const [row] = await tx.update(passkeys).set({ name }).where(isOne(userId, id)).returning(columns)
  return row ?? null
}

/** Removes a passkey of this account; null when there is none. */
export async function removePasskey(tx: Transaction, userId: number, id: number): Promise<Passkey | null> {
  const [row] = await tx.delete(passkeys).where(isOne(userId, id)).returning(columns)
  return row ?? null
}

/** Removes all passkeys of an account; how many there were. */
export async function removePasskeysOf(tx: Transaction, userId: number): Promise<number> {
  return (await tx.delete(passkeys).where(isOf(userId)).returning({ id: passkeys.id })).length
}
