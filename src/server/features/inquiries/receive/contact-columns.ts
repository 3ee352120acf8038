import { toE164 } from '../../../../lib/text/phone.ts'
import { digitsOf } from '../../../../lib/text/phone-digits.ts'
import { toStoredMail } from '../../../../lib/text/stored-mail.ts'
import type { inquiries } from '../inquiries.table.ts'

type Row = Pick<
  typeof inquiries.$inferSelect,
  'name' | 'phone' | 'phoneE164' | 'email' | 'formerContacts' | 'version'
>

/**
 * Columns that follow a corrected name, phone or mail address (decisions.md, inquiries by hand): another version, and what was there
 * before, by which the inquiry is still found. Nothing when none of them differs.
 */
export function toContactColumns(row: Row, { name, phone, email }: Corrections) {
  const isOther = (value: string | null | undefined, stored: string | null) =>
    value !== undefined && value !== stored
  const [hasPhone, hasEmail] = [isOther(phone, row.phone), isOther(email, row.email)]
  if (!hasPhone && !hasEmail && !isOther(name, row.name)) return {}
  const former = [
    ...(hasPhone ? listNumbers(row) : []),
    ...(hasEmail && row.email ? [toStoredMail(row.email).toLowerCase()] : []),
  ]
  return {
    version: row.version + 1,
    phoneE164: phone !== undefined && hasPhone ? toE164(phone) : undefined,
    formerContacts: [...new Set([...row.formerContacts, ...former])],
  }
}

/** A stored phone as it is looked for: the digits of its number, and those that were typed. */
function listNumbers({ phone, phoneE164 }: Pick<Row, 'phone' | 'phoneE164'>): string[] {
  const number = phoneE164 === null ? [] : [digitsOf(phoneE164)]
  return [...number, phone.replace(/\D/g, '')].filter(Boolean)
}

interface Corrections {
  name?: string | undefined
  phone?: string | undefined
  email?: string | null | undefined
}
