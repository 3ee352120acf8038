import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/columns.ts'

/**
 * When pages have last changed by what keeps no date of its own; written by triggers: sections of the texts of all pages by their key,
 * manufacturers, categories of posts and questions, and landing pages, whose answers change elsewhere, by their number.
 */
export const pageChanges = pgTable(
  'page_changes',
  {
    kind: text({
      enum: ['sections', 'manufacturers', 'blog-categories', 'faq-categories', 'landing-pages'],
    }).notNull(),
    record: text().notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.record] })],
)
