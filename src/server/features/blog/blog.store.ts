import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { findRow, hasId } from '../../platform/db/rows.ts'
import { inScope, type Scope } from '../../platform/db/scope.ts'
import { blogCategories, blogPosts } from './blog.table.ts'

const isPost = (id: number) => hasId(blogPosts.id, id)

const CATEGORY = {
  id: blogCategories.id,
  name: blogCategories.name,
  slug: blogCategories.slug,
  description: blogCategories.description,
  version: blogCategories.version,
  createdAt: blogCategories.createdAt,
}

/** All categories by id, with the number of their posts in scope. */
export function listCategories(db: Database, scope: Scope) {
  return db
    .select({ ...CATEGORY, postCount: count(blogPosts.id) })
    .from(blogCategories)
    .leftJoin(
      blogPosts,
      and(eq(blogPosts.categoryId, blogCategories.id), inScope(blogPosts.published, scope)),
    )
    .groupBy(blogCategories.id)
    .orderBy(asc(blogCategories.id))
}

export type CategoryRow = typeof blogCategories.$inferSelect

/** Null when there is no category with this id. */
export const findCategoryById = (db: Database, id: number) => findRow(db, blogCategories, id)

/** Null when there is no category with this slug. */
export async function findCategoryBySlug(db: Database, slug: string): Promise<CategoryRow | null> {
  const [row] = await db.select(CATEGORY).from(blogCategories).where(eq(blogCategories.slug, slug)).limit(1)
  return row ?? null
}

/** Newest first: by publication, else by creation (storefront.md, section 2). */
const newestFirst = [
  desc(sql`coalesce(${blogPosts.publishedAt}, ${blogPosts.createdAt})`),
  desc(blogPosts.id),
]

function selectPosts(db: Database, scope: Scope, condition?: SQL) {
  return db
    .select({
      id: blogPosts.id,
      categoryId: blogPosts.categoryId,
      title: blogPosts.title,
      slug: blogPosts.slug,
      excerpt: blogPosts.excerpt,
      content: blogPosts.content,
      featuredImage: blogPosts.featuredImage,
      author: blogPosts.author,
      published: blogPosts.published,
      publishedAt: blogPosts.publishedAt,
      publishAt: blogPosts.publishAt,
      metaTitle: blogPosts.metaTitle,
      metaDescription: blogPosts.metaDescription,
      version: blogPosts.version,
      createdAt: blogPosts.createdAt,
      updatedAt: blogPosts.updatedAt,
      categoryName: blogCategories.name,
      categorySlug: blogCategories.slug,
    })
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(and(inScope(blogPosts.published, scope), condition))
    .orderBy(...newestFirst)
}

export type PostRow = Awaited<ReturnType<typeof listPosts>>[number]

/** Posts in scope, or those of one category, newest first. */
export function listPosts(db: Database, scope: Scope, categoryId?: number) {
  return selectPosts(db, scope, categoryId === undefined ? undefined : eq(blogPosts.categoryId, categoryId))
}

/** Null when there is no such post in scope. */
export async function findPostById(db: Database, scope: Scope, id: number): Promise<PostRow | null> {
  const [row] = await selectPosts(db, scope, hasId(blogPosts.id, id)).limit(1)
  return row ?? null
}

/** Null when there is no such post in scope. */
export async function findPostBySlug(db: Database, scope: Scope, slug: string): Promise<PostRow | null> {
  const [row] = await selectPosts(db, scope, eq(blogPosts.slug, slug)).limit(1)
  return row ?? null
}

/** What is known of the post's publication; locks the row. */
export async function lockPost(tx: Transaction, id: number) {
  const [row] = await tx
    .select({
      published: blogPosts.published,
      publishedAt: blogPosts.publishedAt,
      publishAt: blogPosts.publishAt,
    })
    .from(blogPosts)
    .where(isPost(id))
    .for('update')
  return row ?? null
}
