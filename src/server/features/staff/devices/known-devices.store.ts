import { and, desc, eq, inArray, lt, or } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database.ts'
import { knownDevices } from '../staff.table.ts'

/** Hashes of the devices that somebody has signed in from, the last one first. */
export async function listKnownDevices(tx: Transaction, userId: number): Promise<string[]> {
  const rows = await tx
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.seenAt), knownDevices.hash)
  return rows.map(({ hash }) => hash)
}

/** Notes a sign-in from a device. */
export async function putKnownDevice(
  tx: Transaction,
  device: { userId: number; hash: string; seenAt: Date },
): Promise<void> {
  const { seenAt } = device
  await tx
    .insert(knownDevices)
    .values(device)
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.hash], set: { seenAt } })
}

/** Forgets devices of an account by their hashes, and those of all accounts that nobody has signed in from since a moment. */
export async function removeKnownDevices(
  tx: Transaction,
  { userId, hashes }: { userId: number; hashes: readonly string[] },
  unusedSince: Date,
): Promise<void> {
  const surplus = and(eq(knownDevices.userId, userId), inArray(knownDevices.hash, [...hashes]))
  await tx.delete(knownDevices).where(or(lt(knownDevices.seenAt, unusedSince), surplus))
}
