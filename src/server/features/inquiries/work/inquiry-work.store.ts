import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { MAX_INTEGER } from '../../../../lib/numbers.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { type Changes, hasId, insertRow, updateRow } from '../../../platform/db/rows.ts'
import { maySignIn, mayWorkOnInquiries, personName, users } from '../../staff/staff.table.ts'
import { inquiries, inquiryNotes } from '../inquiries.table.ts'

/** What a writer to an inquiry goes by. */
const LOCKED = {
  id: inquiries.id,
  name: inquiries.name,
  phone: inquiries.phone,
  phoneE164: inquiries.phoneE164,
  email: inquiries.email,
  formerContacts: inquiries.formerContacts,
  status: inquiries.status,
  version: inquiries.version,
  assigneeId: inquiries.assigneeId,
  answeredAt: inquiries.answeredAt,
  nextContactAt: inquiries.nextContactAt,
  lostReason: inquiries.lostReason,
  closedAt: inquiries.closedAt,
  spam: inquiries.spam,
  spamReason: inquiries.spamReason,
  mergedIntoId: inquiries.mergedIntoId,
  doNotContact: inquiries.doNotContact,
  erasedAt: inquiries.erasedAt,
}

/** A locked inquiry. */
export type LockedInquiry = Pick<typeof inquiries.$inferSelect, keyof typeof LOCKED>

/** Columns of a note. */
export const NOTE = {
  id: inquiryNotes.id,
  authorId: inquiryNotes.authorId,
  authorName: inquiryNotes.authorName,
  text: inquiryNotes.text,
  createdAt: inquiryNotes.createdAt,
}

/** The row, locked until the transaction ends; null when there is none. */
export async function lockInquiry(tx: Transaction, id: number): Promise<LockedInquiry | null> {
  const [row] = await tx.select(LOCKED).from(inquiries).where(hasId(inquiries.id, id)).for('update')
  return row ?? null
}

/** The rows with these ids, of which those beyond any id find nothing, locked in the order of their ids so that two writers cannot block each other. */
export function lockInquiries(tx: Transaction, ids: readonly number[]): Promise<LockedInquiry[]> {
  return tx
    .select(LOCKED)
    .from(inquiries)
    .where(
      inArray(
        inquiries.id,
        ids.filter((id) => Math.abs(id) <= MAX_INTEGER),
      ),
    )
    .orderBy(asc(inquiries.id))
    .for('update')
}

/** Undefined is left as it is. Returns the version that the inquiry has then; the caller has locked it, so that it is there. */
export async function updateInquiry(
  tx: Transaction,
  id: number,
  changes: Changes<typeof inquiries.$inferInsert>,
): Promise<number> {
  const version = (await updateRow(tx, inquiries, id, changes)) ?? (await findVersion(tx, id))
  if (version === null) throw new Error(`there is no inquiry ${id} to be changed`)
  return version
}

async function findVersion(tx: Transaction, id: number): Promise<number | null> {
  const [row] = await tx.select({ version: inquiries.version }).from(inquiries).where(hasId(inquiries.id, id))
  return row?.version ?? null
}

/** Number of the inquiry that this one was merged into; null when it stands for itself. */
export async function findMergedInto(db: Database, id: number): Promise<number | null> {
  const [row] = await db
    .select({ into: inquiries.mergedIntoId })
    .from(inquiries)
    .where(hasId(inquiries.id, id))
  return row?.into ?? null
}

/** Sets what these inquiries, and those merged into them, are merged into; null parts them. */
export async function setMergedInto(
  tx: Transaction,
  ids: readonly number[],
  into: number | null,
): Promise<void> {
  await tx
    .update(inquiries)
    .set({ mergedIntoId: into })
    .where(inArray(inquiries.id, [...ids]))
  if (into === null) return
  await tx
    .update(inquiries)
    .set({ mergedIntoId: into })
    .where(inArray(inquiries.mergedIntoId, [...ids]))
}

/** Stores a note; `authorId` null is the visitor. */
export function insertNote(tx: Transaction, note: typeof inquiryNotes.$inferInsert) {
  return insertRow(tx, inquiryNotes, note)
}

/** The note with this id, of that inquiry alone where it is named; null without one. */
export async function findNote(db: Database, id: number, inquiryId?: number) {
  const [note] = await db
    .select(NOTE)
    .from(inquiryNotes)
    .where(
      and(
        hasId(inquiryNotes.id, id),
        inquiryId === undefined ? undefined : eq(inquiryNotes.inquiryId, inquiryId),
      ),
    )
  return note ?? null
}

/** The newest note of an inquiry; null without one. */
export async function findLastNote(tx: Transaction, inquiryId: number) {
  const [note] = await tx
    .select(NOTE)
    .from(inquiryNotes)
    .where(eq(inquiryNotes.inquiryId, inquiryId))
    .orderBy(desc(inquiryNotes.id))
    .limit(1)
  return note ?? null
}

/** Puts another text in place of a note's. */
export async function updateNote(tx: Transaction, id: number, text: string): Promise<void> {
  await updateRow(tx, inquiryNotes, id, { text })
}

/** Active members of staff, by name; `isAble`: those alone whom an inquiry may be given to, since inquiries are open to them. */
export function listAssignees(db: Database, { isAble = false } = {}) {
  return db
    .select({ id: users.id, name: personName })
    .from(users)
    .where(isAble ? and(maySignIn, mayWorkOnInquiries) : maySignIn)
    .orderBy(sql`lower(${personName})`, asc(users.id))
}

/** The accounts with these ids, active or not. */
export function listPeople(db: Database, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: users.id, name: personName })
    .from(users)
    .where(inArray(users.id, [...ids]))
}

/** The account with this id, active or not; null when there is none. */
export async function findPerson(db: Database, id: number): Promise<{ id: number; name: string } | null> {
  const [person] = await db.select({ id: users.id, name: personName }).from(users).where(hasId(users.id, id))
  return person ?? null
}
