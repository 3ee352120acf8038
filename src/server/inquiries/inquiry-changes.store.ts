import { asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { type FormerWork, inquiries, inquiryUndos } from './inquiries.table.ts'

interface Kept {
  undo: string
  inquiryId: number
  before: FormerWork
}

/** Keeps how a changed request was before, beside the version that the change has made. */
export async function keepFormerWork(tx: Transaction, kept: Kept): Promise<void> {
  const version = sql`(select ${inquiries.version} from ${inquiries} where ${inquiries.id} = ${kept.inquiryId})`
  await tx.insert(inquiryUndos).values({ ...kept, version })
}

/** What one change of several requests has kept of each, in the order of their numbers. */
export function listFormerWork(tx: Transaction, undo: string) {
  return tx
    .select()
    .from(inquiryUndos)
    .where(eq(inquiryUndos.undo, undo))
    .orderBy(asc(inquiryUndos.inquiryId))
}

/** Forgets what nobody takes back any more: what is older than a day. */
export async function forgetFormerWork(tx: Transaction): Promise<void> {
  await tx.delete(inquiryUndos).where(sql`${inquiryUndos.createdAt} < now() - interval '1 day'`)
}

/** The present version of a request; null without one. */
export async function findVersion(tx: Transaction, id: number): Promise<number | null> {
  const [row] = await tx.select({ version: inquiries.version }).from(inquiries).where(eq(inquiries.id, id))
  return row?.version ?? null
}
