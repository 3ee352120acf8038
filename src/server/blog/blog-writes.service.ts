import type {
  BlogCategoryChanges,
  BlogPostChanges,
  NewBlogCategory,
  NewBlogPost,
} from '../../contract/admin-blog.ts'
import type { BlogCategory, BlogPost } from '../../contract/blog.ts'
import type { CurrentUser } from '../../contract/session.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../db/database.ts'
import { staffTransaction } from '../db/staff-transaction.ts'
import { toCategory } from './blog.mapper.ts'
import { requirePostById } from './blog.service.ts'
import {
  insertCategory,
  insertPost,
  lockPost,
  removeCategory as removeCategoryRow,
  removePost as removePostRow,
  updateCategory as updateCategoryRow,
  updatePost as updatePostRow,
} from './blog-writes.store.ts'

const STAFF = { seesDrafts: true }

const noPost = () => new AppError('NOT_FOUND', 'Статья не найдена')
const noCategory = () => new AppError('NOT_FOUND', 'Категория не найдена')

/** Throws CONFLICT for a slug in use, BAD_REQUEST for an unknown category. */
export function createPost(db: Database, actor: CurrentUser, post: NewBlogPost): Promise<BlogPost> {
  return staffTransaction(db, actor, async (tx) => {
    const id = await insertPost(tx, { ...post, publishedAt: post.published ? new Date() : null })
    return requirePostById(tx, STAFF, id)
  })
}

/**
 * Undefined is left as it is, null is cleared. The first publication is remembered; a post taken back keeps it.
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

/** Throws CONFLICT for a slug in use. */
export function createCategory(
  db: Database,
  actor: CurrentUser,
  category: NewBlogCategory,
): Promise<BlogCategory> {
  return staffTransaction(db, actor, async (tx) => toCategory(await insertCategory(tx, category)))
}

/** Undefined is left as it is, null is cleared. Throws like createCategory, and NOT_FOUND. */
export function updateCategory(
  db: Database,
  actor: CurrentUser,
  id: number,
  changes: BlogCategoryChanges,
): Promise<BlogCategory> {
  return staffTransaction(db, actor, async (tx) => {
    const updated = await updateCategoryRow(tx, id, changes)
    if (!updated) throw noCategory()
    return toCategory(updated)
  })
}

/** Its posts stay, without a category. Throws NOT_FOUND. */
export function removeCategory(db: Database, actor: CurrentUser, id: number): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    if (!(await removeCategoryRow(tx, id))) throw noCategory()
  })
}
