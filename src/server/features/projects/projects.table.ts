import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, timestamps, version } from '../../platform/db/columns.ts'

export const projectCategories = pgTable('project_categories', {
  id: id(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  description: text(),
  version: version(),
  ...timestamps(),
})

/** `dateText`, `equipment`, `challenges` and `solutions` are the optional columns of decisions.md. */
export const projects = pgTable(
  'projects',
  {
    id: id(),
    categoryId: integer().references(() => projectCategories.id, { onDelete: 'set null' }),
    title: text().notNull(),
    slug: text().unique(),
    description: text().notNull(),
    shortDescription: text(),
    location: text(),
    featuredImage: text(),
    images: jsonb().$type<string[]>().notNull().default([]),
    completed: boolean().notNull().default(true),
    completedAt: moment(),
    published: boolean().notNull().default(true),
    dateText: text(),
    equipment: text(),
    challenges: jsonb().$type<string[]>().notNull().default([]),
    solutions: jsonb().$type<string[]>().notNull().default([]),
    metaTitle: text(),
    metaDescription: text(),
    version: version(),
    ...timestamps(),
  },
  (t) => [index().on(t.categoryId)],
)
