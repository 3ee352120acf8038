import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment } from '../../platform/db/columns.ts'

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
