import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { recoveryCodes, secondFactors } from '../staff.table.ts'

const isOf = (userId: number) => eq(secondFactors.userId, userId)
const isOn = (userId: number) => and(isOf(userId), isNotNull(secondFactors.confirmedAt))

/** What an account has, also only begun; null without any. */
export async function findSecondFactor(db: Database | Transaction, userId: number) {
  const [row] = await db
    .select({ sealedSecret: secondFactors.sealedSecret, confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(isOf(userId))
  return row ?? null
}

/** Whether an account has codes of an app, not only begun. */
export async function hasTotp(db: Database, userId: number): Promise<boolean> {
  return (await db.$count(secondFactors, isOn(userId))) > 0
}

/** Stores a secret that is not confirmed, in place of another one that was not; false where one is confirmed. */
export async function putUnconfirmed(
  tx: Transaction,
  userId: number,
  sealedSecret: string,
): Promise<boolean> {
  const stored = await tx
    .insert(secondFactors)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId })
  return stored.length > 0
}

/** Confirms this secret by the step of its first code; false when it is another one, or confirmed, by now. */
export async function confirmSecondFactor(
  tx: Transaction,
  userId: number,
  { sealedSecret, step, now }: { sealedSecret: string; step: number; now: Date },
): Promise<boolean> {
  const confirmed = await tx
    .update(secondFactors)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(isOf(userId), eq(secondFactors.sealedSecret, sealedSecret), isNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId })
  return confirmed.length > 0
}

/** Notes that the code of this step was used; false when it, or a later one, was used before. */
export async function takeStep(tx: Transaction, userId: number, step: number): Promise<boolean> {
  const taken = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(isOn(userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return taken.length > 0
}

/** Removes the codes of an app; false when there were none, or only begun. Recovery codes stay. */
export async function removeTotp(tx: Transaction, userId: number): Promise<boolean> {
  const removed = await tx
    .delete(secondFactors)
    .where(isOn(userId))
    .returning({ userId: secondFactors.userId })
  return removed.length > 0
}

/** Removes all recovery codes of an account. */
export async function removeRecoveryCodes(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Exchanges all recovery codes, by their hashes. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  await removeRecoveryCodes(tx, userId)
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })))
}

/** Uses up a recovery code; false when there is none with this hash. */
export async function takeRecoveryCode(tx: Transaction, userId: number, hash: string): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
    .returning({ userId: recoveryCodes.userId })
  return taken.length > 0
}

/** How many recovery codes are left. */
export async function countRecoveryCodes(db: Database | Transaction, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return row?.count ?? 0
}
