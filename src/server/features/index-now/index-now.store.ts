import { asc, max, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { changedAddresses, indexNowState } from './index-now.table.ts'

const { id, path, createdAt } = changedAddresses

/** Paths that wait longest, each once, with the id of its last change. */
export async function listChanged(db: Database, limit: number) {
  return await db
    .select({ path, last: sql<number>`${max(id)}::float8` })
    .from(changedAddresses)
    .groupBy(path)
    .orderBy(asc(max(id)))
    .limit(limit)
}

/** Number of paths that wait. */
export async function countChanged(db: Database): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(distinct ${path})::int` }).from(changedAddresses)
  return row?.count ?? 0
}

/** Forgets these changes, but not later ones of the same paths. */
export async function removeChanged(tx: Transaction, told: readonly { path: string; last: number }[]) {
  const paths = sql.param(told.map((one) => one.path))
  const lasts = sql.param(told.map((one) => one.last))
  await tx.execute(sql`
    delete from changed_addresses changed using unnest(${paths}::text[], ${lasts}::bigint[]) as told (path, last)
    where changed.path = told.path and changed.id <= told.last`)
}

/**
 * Forgets changes that nobody could be told of since then, and all while nobody is to be told; failures with the last of them. What is noted
 * after the switch, its statement does not see.
 */
export async function forgetChanged(tx: Transaction, before: Date): Promise<void> {
  await tx
    .delete(changedAddresses)
    .where(sql`${createdAt} < ${before} or not exists (select from site_settings where index_now)`)
  await tx
    .update(indexNowState)
    .set({ failures: 0, reason: null })
    .where(sql`not exists (select from changed_addresses)`)
}

/** How telling has gone; null before the first time. */
export async function findState(db: Database) {
  const { sentAt, sent, failures, failedAt, reason } = indexNowState
  const [row] = await db.select({ sentAt, sent, failures, failedAt, reason }).from(indexNowState).limit(1)
  return row ?? null
}

/** Notes how telling went. */
export async function saveState(
  tx: Transaction,
  state: Partial<Omit<typeof indexNowState.$inferInsert, 'id'>>,
): Promise<void> {
  await tx.insert(indexNowState).values(state).onConflictDoUpdate({ target: indexNowState.id, set: state })
}
