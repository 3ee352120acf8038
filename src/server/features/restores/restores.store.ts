import { desc, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { restores } from './restores.table.ts'

/** Notes that this database comes from a backup: until an admin releases it, nothing is sent, repriced or published. */
export async function insertRestore(tx: Transaction, backupMadeAt: Date): Promise<void> {
  await tx.insert(restores).values({ backupMadeAt })
}

/** When the backups were made that this database comes from. */
export async function listRestoredBackups(db: Database): Promise<Date[]> {
  const rows = await db.select({ madeAt: restores.backupMadeAt }).from(restores)
  return rows.map(({ madeAt }) => madeAt)
}

/** The restore that no admin has released yet; null when nothing is held. */
export async function findHeldRestore(db: Database) {
  const [row] = await db
    .select({ restoredAt: restores.restoredAt, backupMadeAt: restores.backupMadeAt })
    .from(restores)
    .where(isNull(restores.releasedAt))
    .orderBy(desc(restores.id))
    .limit(1)
  return row ?? null
}

/** Notes who let the work go on. False when nothing was held. */
export async function releaseRestores(tx: Transaction, releasedBy: string): Promise<boolean> {
  const released = await tx
    .update(restores)
    .set({ releasedAt: sql`now()`, releasedBy })
    .where(isNull(restores.releasedAt))
    .returning({ id: restores.id })
  return released.length > 0
}
