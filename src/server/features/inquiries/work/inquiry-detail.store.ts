import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { digitsOf } from '../../../../lib/text/phone-digits.ts'
import { spellMail } from '../../../mail-spellings.ts'
import type { Database } from '../../../platform/db/database.ts'
import { hasId } from '../../../platform/db/rows.ts'
import { consents } from '../../consents/consents.table.ts'
import { journal } from '../../journal/journal.table.ts'
import { inquiries, inquiryAttachments, inquiryNotes, wasReachedBy } from '../inquiries.table.ts'
import { NOTE } from './inquiry-work.store.ts'

/** Most related inquiries that are listed. */
const MAX_RELATED = 50

/** Notes of an inquiry, oldest first. */
export function listNotes(db: Database, inquiryId: number) {
  return db
    .select(NOTE)
    .from(inquiryNotes)
    .where(eq(inquiryNotes.inquiryId, inquiryId))
    .orderBy(asc(inquiryNotes.id))
}

/** Entries about changes of an inquiry: exports and the like are none, nor are notes and photos, which are told of as such. */
const ofChanges = (inquiryId: number) =>
  and(
    eq(journal.entity, 'inquiries'),
    eq(journal.entityId, String(inquiryId)),
    inArray(journal.action, ['create', 'update']),
    sql`${journal.source} is distinct from 'part'`,
  )

/** What the journal says of changes of an inquiry, oldest first. */
export function listHistory(db: Database, inquiryId: number) {
  return db
    .select({ at: journal.at, actor: journal.actorName, changes: journal.changes, source: journal.source })
    .from(journal)
    .where(ofChanges(inquiryId))
    .orderBy(asc(journal.id))
}

/** Who changed an inquiry last, and when; corrected notes are no change of the inquiry itself. Null when the journal knows nothing of it. */
export async function findLastChange(db: Database, inquiryId: number) {
  const [last] = await db
    .select({ at: journal.at, actor: journal.actorName })
    .from(journal)
    .where(
      and(
        ofChanges(inquiryId),
        sql`${journal.changes} <> '[{"field": "notes", "before": null, "after": null}]'`,
      ),
    )
    .orderBy(desc(journal.id))
    .limit(1)
  return last ?? null
}

/** Photos of an inquiry, oldest first. */
export function listAttachments(db: Database, inquiryId: number) {
  const { id, mediaType, width, height, bytes, createdAt } = inquiryAttachments
  return db
    .select({ id, inquiryId: inquiryAttachments.inquiryId, mediaType, width, height, bytes, createdAt })
    .from(inquiryAttachments)
    .where(eq(inquiryAttachments.inquiryId, inquiryId))
    .orderBy(asc(id))
}

/** Consents given with an inquiry. */
export function listInquiryConsents(db: Database, inquiryId: number) {
  const { purpose, documentVersion, createdAt, withdrawnAt } = consents
  return db
    .select({ purpose, documentVersion, createdAt, withdrawnAt })
    .from(consents)
    .where(eq(consents.inquiryId, inquiryId))
    .orderBy(asc(consents.id))
}

/** Numbers of the inquiries that were merged into this one. */
export function listMerged(db: Database, inquiryId: number) {
  return db
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(eq(inquiries.mergedIntoId, inquiryId))
    .orderBy(asc(inquiries.id))
}

/** What an inquiry was reached by before it was corrected: digits of phones, mail addresses in lower case. */
export async function listFormerContacts(db: Database, id: number): Promise<string[]> {
  const [row] = await db
    .select({ former: inquiries.formerContacts })
    .from(inquiries)
    .where(hasId(inquiries.id, id))
  return row?.former ?? []
}

/** Other inquiries with the same phone or e-mail, the present ones or former ones, newest first, without merged ones. */
export async function listRelated(
  db: Database,
  { id, phoneE164, email }: { id: number; phoneE164: string | null; email: string | null },
) {
  const former = await listFormerContacts(db, id)
  const contacts = [
    ...(phoneE164 === null ? [] : [digitsOf(phoneE164)]),
    ...(email === null ? [] : spellMail(email)),
    ...former,
  ]
  if (contacts.length === 0) return []
  const isSamePerson = or(
    inArray(
      inquiries.phoneE164,
      contacts.map((contact) => `+${contact}`),
    ),
    inArray(sql`lower(${inquiries.email})`, contacts),
    wasReachedBy(contacts),
  )
  return db
    .select({ id: inquiries.id, createdAt: inquiries.createdAt, status: inquiries.status })
    .from(inquiries)
    .where(and(isSamePerson, ne(inquiries.id, id), isNull(inquiries.mergedIntoId)))
    .orderBy(desc(inquiries.createdAt), desc(inquiries.id))
    .limit(MAX_RELATED)
}
