import type {
  BlogCategoryChanges,
  BlogPostChanges,
  NewBlogCategory,
  NewBlogPost,
} from '../../contract/admin-blog.ts'
import type { BlogCategory, BlogPost, ListedBlogCategory } from '../../contract/blog.ts'
import type { CurrentUser } from '../../contract/session.ts'
import { parseId } from '../../lib/numbers.ts'
import { AppError } from '../app-error.ts'
import { createCategoryWrites, noCategory } from '../db/category-writes.ts'
import type { Database } from '../db/database.ts'
import { staffTransaction } from '../db/staff-transaction.ts'
import { toCategory, toPost } from './blog.mapper.ts'
import {
  type CategoryRow,
  findCategoryById,
  findCategoryBySlug,
  findPostById,
  findPostBySlug,
  insertPost,
  listCategories as listCategoryRows,
  listPosts as listPostRows,
  lockPost,
  type PostScope,
  removePost as removePostRow,
  updatePost as updatePostRow,
} from './blog.store.ts'
import { blogCategories } from './blog.table.ts'

const noPost = () => new AppError('NOT_FOUND', 'Статья не найдена')

/** Who reads: staff see drafts, everybody else gets 404 for them (decisions.md, access table). */
export interface Reader {
  seesDrafts: boolean
}

const visibleTo = ({ seesDrafts }: Reader): PostScope => (seesDrafts ? 'all' : 'published')

/** Categories with the number of posts visible to the reader. */
export async function listCategories(db: Database, reader: Reader): Promise<ListedBlogCategory[]> {
  const rows = await listCategoryRows(db, visibleTo(reader))
  return rows.map((row) => ({ ...toCategory(row), postCount: row.postCount }))
}

/** Posts, newest first, filtered by `published`; visitors get an empty list of drafts. */
export async function listPosts(
  db: Database,
  reader: Reader,
  published: 'true' | 'false' | undefined,
): Promise<BlogPost[]> {
  if (published === 'false' && !reader.seesDrafts) return []
  const narrowed = published === 'true' ? 'published' : 'drafts'
  const rows = await listPostRows(db, published === undefined ? visibleTo(reader) : narrowed)
  return rows.map(toPost)
}

/** A category named by id or slug, and its posts; throws NOT_FOUND when there is no such category. */
export async function requireCategory(db: Database, reader: Reader, key: string) {
  const category = toCategory(await requireCategoryRow(db, key))
  const rows = await listPostRows(db, visibleTo(reader), category.id)
  return { ...category, category, posts: rows.map(toPost) }
}

/** Throws NOT_FOUND when there is no such post or the reader may not know of it. */
export async function requirePostById(db: Database, reader: Reader, id: number): Promise<BlogPost> {
  return requirePost(await findPostById(db, visibleTo(reader), id))
}

/** Throws NOT_FOUND when there is no such post or the reader may not know of it. */
export async function requirePostBySlug(db: Database, reader: Reader, slug: string): Promise<BlogPost> {
  return requirePost(await findPostBySlug(db, visibleTo(reader), slug))
}

function requirePost(row: Parameters<typeof toPost>[0] | null): BlogPost {
  if (!row) throw noPost()
  return toPost(row)
}

/** A whole number is an id, anything else a slug (decisions.md, blog categories). */
async function requireCategoryRow(db: Database, key: string): Promise<CategoryRow> {
  const id = parseId(key)
  const row = id === null ? await findCategoryBySlug(db, key) : await findCategoryById(db, id)
  if (!row) throw noCategory()
  return row
}

const STAFF = { seesDrafts: true }

/** Throws CONFLICT for a slug in use, BAD_REQUEST for an unknown category. */
export function createPost(db: Database, actor: CurrentUser, post: NewBlogPost): Promise<BlogPost> {
  return staffTransaction(db, actor, async (tx) => {
    const id = await insertPost(tx, { ...post, publishedAt: post.published ? new Date() : null })
    return requirePostById(tx, STAFF, id)
  })
}

/**
 * Undefined is left as it is, null is cleared. `publishedAt` is set once, at the first publication, and kept when unpublished.
 * Throws like createPost, and NOT_FOUND.
 */
export function updatePost(
  db: Database,
  actor: CurrentUser,
  id: number,
  changes: BlogPostChanges,
): Promise<BlogPost> {
  return staffTransaction(db, actor, async (tx) => {
    const current = await lockPost(tx, id)
    if (!current) throw noPost()
    const publishedAt = current.publishedAt ?? (changes.published ? new Date() : null)
    await updatePostRow(tx, id, { ...changes, publishedAt })
    return requirePostById(tx, STAFF, id)
  })
}

/** Throws NOT_FOUND. */
export function removePost(db: Database, actor: CurrentUser, id: number): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    if (!(await removePostRow(tx, id))) throw noPost()
  })
}

/** Writes of categories; removing one leaves its posts without a category. */
export const categoryWrites = createCategoryWrites({
  table: blogCategories,
  toRow: (category: NewBlogCategory, slug) => ({ ...category, slug }),
  toChanges: (changes: BlogCategoryChanges, slug) => ({ ...changes, slug }),
  toCategory: (row): BlogCategory => toCategory(row),
})
