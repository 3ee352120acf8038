import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { DEFAULT_AUTHOR } from '../../../domain/blog/default-author.ts'
import { createdAt, id, moment, timestamps, version } from '../../platform/db/columns.ts'

export const blogCategories = pgTable('blog_categories', {
  id: id(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  description: text(),
  version: version(),
  createdAt: createdAt(),
})

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    categoryId: integer().references(() => blogCategories.id, { onDelete: 'set null' }),
    title: text().notNull(),
    slug: text().notNull().unique(),
    excerpt: text(),
    content: text().notNull(),
    featuredImage: text(),
    author: text().notNull().default(DEFAULT_AUTHOR),
    published: boolean().notNull().default(false),
    publishedAt: moment(),
    /** When a draft is published; null is never. */
    publishAt: moment(),
    metaTitle: text(),
    metaDescription: text(),
    version: version(),
    ...timestamps(),
  },
  (t) => [index().on(t.categoryId), index().on(t.published, t.publishedAt)],
)
