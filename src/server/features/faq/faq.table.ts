import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, timestamps, version } from '../../platform/db/columns.ts'

export const faqCategories = pgTable('faq_categories', {
  id: id(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  description: text(),
  icon: text(),
  version: version(),
  ...timestamps(),
})

export const faqItems = pgTable(
  'faq_items',
  {
    id: id(),
    categoryId: integer().references(() => faqCategories.id, { onDelete: 'set null' }),
    question: text().notNull(),
    answer: text().notNull(),
    orderIndex: integer().default(0),
    published: boolean().notNull().default(true),
    version: version(),
    ...timestamps(),
  },
  (t) => [index().on(t.categoryId)],
)
