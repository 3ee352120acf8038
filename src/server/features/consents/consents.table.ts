import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/db/columns.ts'
import { inquiries } from '../inquiries/inquiries.table.ts'

/** Texts that visitors agree to, one per purpose in each version (152-FZ, article 9). A published one never changes. */
export const consentDocuments = pgTable(
  'consent_documents',
  {
    id: id(),
    version: integer().notNull(),
    purpose: text().notNull(),
    text: text().notNull(),
    /** SHA-256 of the text, hex. */
    textHash: text().notNull(),
    validFrom: moment().notNull().defaultNow(),
  },
  (t) => [unique().on(t.version, t.purpose)],
)

/** Who agreed to what, when and where: the evidence of a consent. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    inquiryId: integer()
      .notNull()
      .references(() => inquiries.id),
    purpose: text().notNull(),
    documentVersion: integer().notNull(),
    /** SHA-256 of the text that was agreed to, hex. */
    textHash: text().notNull(),
    ipAddress: text(),
    /** `product`, `cart`, `contact` or `wizard`. */
    form: text(),
    page: text(),
    createdAt: createdAt(),
    withdrawnAt: moment(),
  },
  (t) => [index().on(t.inquiryId)],
)
