import { and, asc, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { hasId } from '../db/rows.ts'
import { blogCategories, blogPosts } from './blog.table.ts'

/** Which posts a question is about: all of them, or only published ones, or only drafts. */
export type PostScope = 'all' | 'published' | 'drafts'

const inScope = {
  all: undefined,
  published: eq(blogPosts.published, true),
  drafts: eq(blogPosts.published, false),
} as const satisfies Record<PostScope, SQL | undefined>

/** Every category in the order it was made, with the number of its posts in scope. */
export function listCategories(db: Database, scope: PostScope) {
  return db
    .select({ ...getTableColumns(blogCategories), postCount: count(blogPosts.id) })
    .from(blogCategories)
    .leftJoin(blogPosts, and(eq(blogPosts.categoryId, blogCategories.id), inScope[scope]))
    .groupBy(blogCategories.id)
    .orderBy(asc(blogCategories.id))
}

export type CategoryRow = typeof blogCategories.$inferSelect

/** Null when there is no category of this number. */
export async function findCategoryById(db: Database, id: number): Promise<CategoryRow | null> {
  const [row] = await db.select().from(blogCategories).where(hasId(blogCategories.id, id))
  return row ?? null
}

/** Null when there is no category of this slug. */
export async function findCategoryBySlug(db: Database, slug: string): Promise<CategoryRow | null> {
  const [row] = await db.select().from(blogCategories).where(eq(blogCategories.slug, slug)).limit(1)
  return row ?? null
}

/** Newest first: by publication, else by creation (storefront.md, section 2). */
const newestFirst = [
  desc(sql`coalesce(${blogPosts.publishedAt}, ${blogPosts.createdAt})`),
  desc(blogPosts.id),
]

function selectPosts(db: Database, scope: PostScope, condition?: SQL) {
  return db
    .select({
      ...getTableColumns(blogPosts),
      categoryName: blogCategories.name,
      categorySlug: blogCategories.slug,
    })
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(and(inScope[scope], condition))
    .orderBy(...newestFirst)
}

export type PostRow = Awaited<ReturnType<typeof listPosts>>[number]

/** Posts in scope, or those of one category, newest first. */
export function listPosts(db: Database, scope: PostScope, categoryId?: number) {
  return selectPosts(db, scope, categoryId === undefined ? undefined : eq(blogPosts.categoryId, categoryId))
}

/** Null when there is no such post in scope. */
export async function findPostById(db: Database, scope: PostScope, id: number): Promise<PostRow | null> {
  const [row] = await selectPosts(db, scope, hasId(blogPosts.id, id)).limit(1)
  return row ?? null
}

/** Null when there is no such post in scope. */
export async function findPostBySlug(db: Database, scope: PostScope, slug: string): Promise<PostRow | null> {
  const [row] = await selectPosts(db, scope, eq(blogPosts.slug, slug)).limit(1)
  return row ?? null
}
