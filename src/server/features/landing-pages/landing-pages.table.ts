import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { StoredLandingFilter } from '../../../contract/content/landing-pages.ts'
import { id, timestamps, version } from '../../platform/db/columns.ts'

export const landingPages = pgTable('landing_pages', {
  id: id(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  metaTitle: text(),
  description: text(),
  text: text().notNull(),
  filter: jsonb().$type<StoredLandingFilter>().notNull().default({}),
  /** Questions below the models, in their order; one that is gone stands nowhere. */
  questionIds: integer().array().notNull().default([]),
  order: integer().notNull().default(0),
  published: boolean().notNull().default(true),
  version: version(),
  ...timestamps(),
})
