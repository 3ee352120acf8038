import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, timestamps, version } from '../../platform/db/columns.ts'

/** Texts of pages that staff edit; one row for each key of `TEXT_PAGES`, made at the start. */
export const pages = pgTable('pages', {
  id: id(),
  key: text().notNull().unique(),
  /** What the journal calls it. */
  title: text().notNull(),
  /** As `pageTextsSchema` says of the key; what is missing or fits no more is read from `content/pages/`. */
  blocks: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  version: version(),
  ...timestamps(),
})
