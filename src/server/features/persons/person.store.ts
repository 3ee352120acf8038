import { asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { ConsentPerson } from '../../../contract/consents.ts'
import { toE164 } from '../../../lib/text/phone.ts'
import { digitsOf } from '../../../lib/text/phone-digits.ts'
import { spellMail } from '../../mail-spellings.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { hasId } from '../../platform/db/rows.ts'
import { consents } from '../consents/consents.table.ts'
import { deliveries } from '../deliveries/deliveries.table.ts'
import { inquiries, inquiryAttachments, inquiryNotes, wasReachedBy } from '../inquiries/inquiries.table.ts'

/** Condition for inquiries with this phone, in any spelling, this e-mail, or this number. Empty ones match nothing. */
function isOf({ phone = '', email = '', inquiryId }: ConsentPerson): SQL {
  const number = toE164(phone)
  const digits = phone.replace(/\D/g, '')
  // However the country was written.
  const within = number === null ? null : `%${digitsOf(number).replace(/^7/, '')}%`
  const storedDigits = sql`regexp_replace(${inquiries.phone}, '[^0-9]', '', 'g')`
  const mails = email === '' ? [] : spellMail(email)
  const conditions = [
    number !== null && eq(inquiries.phoneE164, number),
    // Also where it is the second of two numbers in one field.
    within !== null && sql`${storedDigits} like ${within}`,
    number === null && digits !== '' && eq(storedDigits, digits),
    // By what was corrected since, too.
    within !== null && sql`${inquiries.formerContacts}::text like ${within}`,
    number === null && digits !== '' && wasReachedBy([digits]),
    mails.length > 0 && wasReachedBy(mails),
    inquiryId !== undefined && hasId(inquiries.id, inquiryId),
    mails.length > 0 && inArray(sql`lower(${inquiries.email})`, mails),
  ]
  return or(...conditions.filter((condition) => condition !== false)) ?? sql`false`
}

/** Numbers of a person's inquiries, newest first, with those they are merged with. */
export async function listPersonIds(db: Database, person: ConsentPerson): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with own as (select coalesce(${inquiries.mergedIntoId}, ${inquiries.id}) as head from ${inquiries} where ${isOf(person)})
    select ${inquiries.id} as id from ${inquiries}
    where coalesce(${inquiries.mergedIntoId}, ${inquiries.id}) in (select head from own)
    order by ${inquiries.createdAt} desc, ${inquiries.id} desc`)
  return rows.map(({ id }) => id)
}

/** Inquiries of a person with who sent them; `isOther` are those of others, merged with this person's. */
export async function listPersonInquiries(db: Database, person: ConsentPerson, ids: readonly number[]) {
  const rows = await db
    .select({
      id: inquiries.id,
      name: inquiries.name,
      phone: inquiries.phone,
      email: inquiries.email,
      erasedAt: inquiries.erasedAt,
      isOther: sql<boolean>`not coalesce(${isOf(person)}, false)`,
    })
    .from(inquiries)
    .where(inArray(inquiries.id, [...ids]))
    .orderBy(desc(inquiries.createdAt), desc(inquiries.id))
  return rows.toSorted((one, other) => Number(one.isOther) - Number(other.isOther))
}

/** How many records inquiries are: with their notes, photos, deliveries and consents. */
export async function countPersonRecords(db: Database, ids: readonly number[]): Promise<number> {
  const those = sql`any(${sql.param([...ids])}::int[])`
  const parts = [inquiryNotes, inquiryAttachments, deliveries, consents].map(
    (table) => sql`(select count(*) from ${table} where ${table.inquiryId} = ${those})`,
  )
  const { rows } = await db.execute<{ count: number }>(sql`
    select ((select count(*) from ${inquiries} where ${inquiries.id} = ${those})
      + ${sql.join(parts, sql` + `)})::int as count`)
  return rows[0]?.count ?? 0
}

/** What only an admin sees of an inquiry: the network address it was sent from, and what it was reached by before. */
export async function findHidden(db: Database, id: number) {
  const [row] = await db
    .select({ ipAddress: inquiries.ipAddress, formerContacts: inquiries.formerContacts })
    .from(inquiries)
    .where(eq(inquiries.id, id))
  return row ?? { ipAddress: null, formerContacts: [] }
}

/** The evidence of the consents of an inquiry, oldest first. */
export function listEvidence(db: Database, id: number) {
  return db.select().from(consents).where(eq(consents.inquiryId, id)).orderBy(asc(consents.id))
}

/** Marks inquiries «не звонить, не писать» without a next contact, and their consents as withdrawn; returns how many consents. */
export async function markWithdrawn(tx: Transaction, ids: readonly number[]): Promise<number> {
  const those = sql`any(${sql.param([...ids])}::int[])`
  await tx.execute(sql`
    update ${inquiries} set do_not_contact = true, next_contact_at = null where ${inquiries.id} = ${those}`)
  await tx.execute(sql`
    update deliveries set status = 'failed', next_at = null, last_error = 'согласие отозвано'
    where inquiry_id = ${those} and status = 'queued'`)
  const { rowCount } = await tx.execute(sql`
    update ${consents} set withdrawn_at = now() where inquiry_id = ${those} and withdrawn_at is null`)
  return rowCount ?? 0
}
