import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { insertRow, removeRow } from '../../platform/db/rows.ts'
import { previews } from './previews.table.ts'

const now = sql`now()`

/** Stores a link and returns its row. */
export function insertPreview(tx: Transaction, preview: typeof previews.$inferInsert) {
  return insertRow(tx, previews, preview)
}

/** The record that a link shows; null when there is no such link or its time is over. */
export async function findPreview(db: Database, tokenHash: string) {
  const [row] = await db
    .select({ entity: previews.entity, entityId: previews.entityId })
    .from(previews)
    .where(and(eq(previews.tokenHash, tokenHash), gt(previews.expiresAt, now)))
  return row ?? null
}

/** False when there was no such link. */
export function removePreview(tx: Transaction, id: number): Promise<boolean> {
  return removeRow(tx, previews, id)
}

/** Removes the links whose time is over. */
export async function removeExpired(tx: Transaction): Promise<void> {
  await tx.delete(previews).where(lte(previews.expiresAt, now))
}
