import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { hasId } from '../../../platform/db/rows.ts'
import { inquiries, inquiryAttachments, inquiryNotes } from '../inquiries.table.ts'

/** What the secret of an inquiry is checked against; null when there is no such inquiry. */
export async function findSecretParts(db: Database, id: number) {
  const [row] = await db
    .select({
      id: inquiries.id,
      idempotencyKey: inquiries.idempotencyKey,
      createdAt: inquiries.createdAt,
      erasedAt: inquiries.erasedAt,
    })
    .from(inquiries)
    .where(hasId(inquiries.id, id))
  return row ?? null
}

/** Number of photos of an inquiry. */
export async function countAttachments(db: Database, inquiryId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(inquiryAttachments)
    .where(eq(inquiryAttachments.inquiryId, inquiryId))
  return row?.count ?? 0
}

/** Whether the inquiry has a photo whose file's name begins so; no name begins with nothing. */
export async function hasMarkedPhoto(db: Database, inquiryId: number, mark: string): Promise<boolean> {
  if (mark === '') return false
  const [row] = await db
    .select({ id: inquiryAttachments.id })
    .from(inquiryAttachments)
    .where(
      and(
        eq(inquiryAttachments.inquiryId, inquiryId),
        sql`starts_with(${inquiryAttachments.fileName}, ${mark})`,
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Photos of the last hour on the inquiries that came from the same network as this one. */
export async function countPhotosOfNetwork(db: Database, inquiryId: number): Promise<number> {
  const network = db
    .select({ ipAddress: inquiries.ipAddress })
    .from(inquiries)
    .where(eq(inquiries.id, inquiryId))
  const [row] = await db
    .select({ count: count() })
    .from(inquiryAttachments)
    .innerJoin(inquiries, eq(inquiries.id, inquiryAttachments.inquiryId))
    .where(
      and(
        eq(inquiries.ipAddress, sql`(${network})`),
        gt(inquiryAttachments.createdAt, sql`statement_timestamp() - interval '1 hour'`),
      ),
    )
  return row?.count ?? 0
}

/** What the visitor added to an inquiry in words, oldest first. */
export async function listComments(tx: Transaction, inquiryId: number): Promise<string[]> {
  const rows = await tx
    .select({ text: inquiryNotes.text })
    .from(inquiryNotes)
    .where(and(eq(inquiryNotes.inquiryId, inquiryId), isNull(inquiryNotes.authorId)))
    .orderBy(asc(inquiryNotes.id))
  return rows.map(({ text }) => text)
}

/** Stores what is known of photos; at least one. */
export async function insertAttachments(
  tx: Transaction,
  photos: (typeof inquiryAttachments.$inferInsert)[],
): Promise<void> {
  await tx.insert(inquiryAttachments).values(photos)
}

/** A photo of this inquiry; null when it has no such one. */
export async function findAttachment(db: Database, inquiryId: number, id: number) {
  const [row] = await db
    .select({ fileName: inquiryAttachments.fileName, mediaType: inquiryAttachments.mediaType })
    .from(inquiryAttachments)
    .where(and(hasId(inquiryAttachments.id, id), hasId(inquiryAttachments.inquiryId, inquiryId)))
  return row ?? null
}

/** Deletes the rows of an inquiry's photos and returns the names of their files. */
export async function deleteAttachments(tx: Transaction, inquiryId: number): Promise<string[]> {
  const rows = await tx
    .delete(inquiryAttachments)
    .where(eq(inquiryAttachments.inquiryId, inquiryId))
    .returning({ name: inquiryAttachments.fileName })
  return rows.map(({ name }) => name)
}
