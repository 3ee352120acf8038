import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { blogPosts } from '../blog/blog.table.ts'
import { products } from '../catalogue/catalogue.table.ts'

/** Hidden products that will be shown. */
export function listShownLater(db: Database) {
  return db
    .select({ id: products.id, title: products.name, at: products.publishAt, version: products.version })
    .from(products)
    .where(and(isNotNull(products.publishAt), eq(products.published, false)))
}

/** Products that will be hidden, also those that are still to be shown. */
export function listHiddenLater(db: Database) {
  return db
    .select({ id: products.id, title: products.name, at: products.unpublishAt, version: products.version })
    .from(products)
    .where(isNotNull(products.unpublishAt))
}

/** Drafts of posts that will be published. */
export function listPostsLater(db: Database) {
  return db
    .select({ id: blogPosts.id, title: blogPosts.title, at: blogPosts.publishAt, version: blogPosts.version })
    .from(blogPosts)
    .where(and(isNotNull(blogPosts.publishAt), eq(blogPosts.published, false)))
}
