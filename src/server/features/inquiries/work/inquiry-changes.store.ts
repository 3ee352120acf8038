import { asc, eq, sql } from 'drizzle-orm'
import { UNDO_DAYS } from '../../../../domain/inquiry/status.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { type FormerWork, inquiryUndos } from '../inquiries.table.ts'

interface Kept {
  undo: string
  inquiryId: number
  /** The version that the change has made. */
  version: number
  before: FormerWork
}

/** Keeps how a changed inquiry was before. */
export async function keepFormerWork(tx: Transaction, kept: Kept): Promise<void> {
  await tx.insert(inquiryUndos).values(kept)
}

/** What one change of several inquiries has kept of each, in the order of their numbers. */
export function listFormerWork(tx: Transaction, undo: string) {
  const { inquiryId, version, before } = inquiryUndos
  return tx
    .select({ inquiryId, version, before })
    .from(inquiryUndos)
    .where(eq(inquiryUndos.undo, undo))
    .orderBy(asc(inquiryId))
}

/** Forgets what nobody takes back any more: what is older than `UNDO_DAYS`. */
export async function forgetFormerWork(tx: Transaction): Promise<void> {
  await tx
    .delete(inquiryUndos)
    .where(sql`${inquiryUndos.createdAt} < now() - make_interval(days => ${UNDO_DAYS})`)
}
