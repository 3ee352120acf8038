import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/db/columns.ts'
import { inquiries } from '../inquiries/inquiries.table.ts'

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
