import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { inquiries } from './inquiries.table.ts'

export type NewInquiry = typeof inquiries.$inferInsert

/** Inserts an inquiry and returns its id; null when one with the same idempotency key exists. */
export async function insertInquiry(tx: Transaction, inquiry: NewInquiry): Promise<number | null> {
  const [row] = await tx
    .insert(inquiries)
    .values(inquiry)
    .onConflictDoNothing({ target: inquiries.idempotencyKey })
    .returning({ id: inquiries.id })
  return row?.id ?? null
}

/** Id of the inquiry with this idempotency key; null when there is none. */
export async function findInquiryIdByKey(db: Database, idempotencyKey: string): Promise<number | null> {
  const [row] = await db
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(eq(inquiries.idempotencyKey, idempotencyKey))
  return row?.id ?? null
}
