import { and, asc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { inquiries } from '../inquiries.table.ts'

const contacts = {
  id: inquiries.id,
  phone: inquiries.phone,
  phoneE164: inquiries.phoneE164,
  email: inquiries.email,
}

/** What an inquiry is reached by, as stored. */
export interface StoredContacts {
  id: number
  phone: string
  phoneE164: string | null
  email: string | null
}

/** Mail addresses that may have another form: spaces, other scripts, Punycode, a domain in capitals. */
const mayDiffer = sql`(octet_length(${inquiries.email}) <> char_length(${inquiries.email})
  or ${inquiries.email} ~ '\\s|@.*[A-Z]' or ${inquiries.email} ilike '%xn--%')`

/** An hour beside a phone: former rules read «с 12:00 495 …» as a number of another country. */
export const HOUR = String.raw`\d:\d\d`

/** Digits of a Russian number; among more of them former rules read «кв. 84 8 926 …» from the 84 on. */
export const NUMBER_DIGITS = 11

/** The next inquiries after this one whose phone was not read, or perhaps wrongly, or whose mail address may have another form; by number. */
export function listUnread(db: Database, after: number, limit: number): Promise<StoredContacts[]> {
  const isUnread = and(isNull(inquiries.phoneE164), ne(inquiries.phone, ''))
  const mayBeWrong = sql`(${inquiries.phone} ~ ${HOUR}
    or char_length(regexp_replace(${inquiries.phone}, '[^[:digit:]]', '', 'g')) > ${NUMBER_DIGITS})`
  return db
    .select(contacts)
    .from(inquiries)
    .where(and(gt(inquiries.id, after), or(isUnread, mayBeWrong, and(isNotNull(inquiries.email), mayDiffer))))
    .orderBy(asc(inquiries.id))
    .limit(limit)
}

/** Writes the read number and address, unless somebody has corrected the inquiry since. False when so. */
export async function writeContacts(
  tx: Transaction,
  { id, phone, phoneE164, email }: StoredContacts,
  read: Pick<StoredContacts, 'phoneE164' | 'email'>,
): Promise<boolean> {
  const isSame = [
    eq(inquiries.phone, phone),
    sql`${inquiries.phoneE164} is not distinct from ${phoneE164}`,
    sql`${inquiries.email} is not distinct from ${email}`,
  ]
  const { rowCount } = await tx
    .update(inquiries)
    .set(read)
    .where(and(eq(inquiries.id, id), ...isSame))
  return rowCount === 1
}

/**
 * Number of the rules by which all stored contacts were read last; null while that is not known. It is the comment of their column: a
 * restored backup has none, so that what it brings is read again.
 */
export async function findContactRules(db: Database): Promise<number | null> {
  const { rows } = await db.execute<{ rules: number | null }>(sql`
    select substring(col_description(attrelid, attnum) from '^rules (\\d{1,9})$')::int as rules
    from pg_attribute where attrelid = 'inquiries'::regclass and attname = 'phone_e164'`)
  return rows[0]?.rules ?? null
}

/** Notes the number of the rules by which all stored contacts have been read. */
export async function noteContactRules(tx: Transaction, rules: number): Promise<void> {
  await tx.execute(sql`comment on column ${inquiries.phoneE164} is ${sql.raw(`'rules ${Number(rules)}'`)}`)
}
