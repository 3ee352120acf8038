import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { hasId } from '../../platform/db/rows.ts'
import { previews } from './previews.table.ts'

const now = sql`now()`

/** The record that a link shows; null when there is no such link or its time is over. */
export async function findPreview(db: Database, tokenHash: string) {
  const [row] = await db
    .select({ entity: previews.entity, entityId: previews.entityId })
    .from(previews)
    .where(and(eq(previews.tokenHash, tokenHash), gt(previews.expiresAt, now)))
  return row ?? null
}

/** What the link with this number shows; null when there is none. */
export async function findPreviewById(db: Database, id: number) {
  const [row] = await db.select({ entity: previews.entity }).from(previews).where(hasId(previews.id, id))
  return row ?? null
}

/** Removes the links whose time is over. */
export async function removeExpired(tx: Transaction): Promise<void> {
  await tx.delete(previews).where(lte(previews.expiresAt, now))
}
