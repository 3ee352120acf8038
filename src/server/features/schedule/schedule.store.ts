import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { blogPosts } from '../blog/blog.table.ts'
import { products } from '../catalogue/catalogue.table.ts'

const isShownLater = and(isNotNull(products.publishAt), eq(products.published, false))
const isHiddenLater = isNotNull(products.unpublishAt)
const isPostLater = and(isNotNull(blogPosts.publishAt), eq(blogPosts.published, false))

/** So many of the hidden products that will be shown, by their time. */
export function listShownLater(db: Database, most: number) {
  return db
    .select({ id: products.id, title: products.name, at: products.publishAt, version: products.version })
    .from(products)
    .where(isShownLater)
    .orderBy(products.publishAt, products.id)
    .limit(most)
}

/** So many of the products that will be hidden, also of those that are still to be shown. */
export function listHiddenLater(db: Database, most: number) {
  return db
    .select({ id: products.id, title: products.name, at: products.unpublishAt, version: products.version })
    .from(products)
    .where(isHiddenLater)
    .orderBy(products.unpublishAt, products.id)
    .limit(most)
}

/** So many of the drafts of posts that will be published. */
export function listPostsLater(db: Database, most: number) {
  return db
    .select({ id: blogPosts.id, title: blogPosts.title, at: blogPosts.publishAt, version: blogPosts.version })
    .from(blogPosts)
    .where(isPostLater)
    .orderBy(blogPosts.publishAt, blogPosts.id)
    .limit(most)
}

/** How many publications of products wait, their hiding counted by itself. */
export const countProductsLater = async (db: Database): Promise<number> =>
  (await db.$count(products, isShownLater)) + (await db.$count(products, isHiddenLater))

/** How many publications of posts wait. */
export const countPostsLater = (db: Database) => db.$count(blogPosts, isPostLater)
