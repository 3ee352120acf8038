import type { Transaction } from '../db/database.ts'
import { type Changes, hasId, removeRow, updateRow } from '../db/rows.ts'
import { findCategoryById } from './blog.store.ts'
import { blogCategories, blogPosts } from './blog.table.ts'

type NewPostRow = typeof blogPosts.$inferInsert
type NewCategoryRow = typeof blogCategories.$inferInsert

const isPost = (id: number) => hasId(blogPosts.id, id)

/** Inserts a post and returns its id. */
export async function insertPost(tx: Transaction, post: NewPostRow): Promise<number> {
  const [row] = await tx.insert(blogPosts).values(post).returning({ id: blogPosts.id })
  if (!row) throw new Error('a post was not stored')
  return row.id
}

/** When the post was first published, and nobody else changes it until this transaction ends. */
export async function lockPost(tx: Transaction, id: number) {
  const [row] = await tx
    .select({ publishedAt: blogPosts.publishedAt })
    .from(blogPosts)
    .where(isPost(id))
    .for('update')
  return row ?? null
}

/** Does nothing when there is no such post. */
export async function updatePost(tx: Transaction, id: number, changes: Changes<NewPostRow>): Promise<void> {
  await updateRow(tx, blogPosts, id, changes)
}

/** False when there was no such post. */
export function removePost(tx: Transaction, id: number): Promise<boolean> {
  return removeRow(tx, blogPosts, id)
}

/** Inserts a category and returns its row. */
export async function insertCategory(tx: Transaction, category: NewCategoryRow) {
  const [row] = await tx.insert(blogCategories).values(category).returning()
  if (!row) throw new Error('a blog category was not stored')
  return row
}

/** The category as it is then; null when there is none. */
export async function updateCategory(tx: Transaction, id: number, changes: Changes<NewCategoryRow>) {
  await updateRow(tx, blogCategories, id, changes)
  return findCategoryById(tx, id)
}

/** The foreign key unlinks its posts; false when there was no such category. */
export function removeCategory(tx: Transaction, id: number): Promise<boolean> {
  return removeRow(tx, blogCategories, id)
}
