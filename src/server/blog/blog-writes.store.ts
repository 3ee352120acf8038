import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { blogCategories, blogPosts } from './blog.table.ts'

type NewPostRow = typeof blogPosts.$inferInsert
type NewCategoryRow = typeof blogCategories.$inferInsert
/** Undefined is left as it is. */
type Changes<Row> = { [Column in keyof Row]?: Row[Column] | undefined }

// An address may ask for a number beyond any id: compared as bigint it is unknown, not a fault.
const isPost = (id: number) => eq(blogPosts.id, sql`${id}::bigint`)
const isCategory = (id: number) => eq(blogCategories.id, sql`${id}::bigint`)

export async function insertPost(tx: Database, post: NewPostRow): Promise<number> {
  const [row] = await tx.insert(blogPosts).values(post).returning({ id: blogPosts.id })
  if (!row) throw new Error('a post was not stored')
  return row.id
}

/** When the post was first published, and nobody else changes it until this transaction ends. */
export async function lockPost(tx: Database, id: number) {
  const [row] = await tx
    .select({ publishedAt: blogPosts.publishedAt })
    .from(blogPosts)
    .where(isPost(id))
    .for('update')
  return row ?? null
}

export async function updatePost(tx: Database, id: number, changes: Changes<NewPostRow>): Promise<void> {
  await tx.update(blogPosts).set(changes).where(isPost(id))
}

/** False when there was no such post. */
export async function removePost(tx: Database, id: number): Promise<boolean> {
  const removed = await tx.delete(blogPosts).where(isPost(id)).returning({ id: blogPosts.id })
  return removed.length > 0
}

export async function insertCategory(tx: Database, category: NewCategoryRow) {
  const [row] = await tx.insert(blogCategories).values(category).returning()
  if (!row) throw new Error('a blog category was not stored')
  return row
}

/** The category, and nobody else changes it until this transaction ends. */
export async function lockCategory(tx: Database, id: number) {
  const [row] = await tx.select().from(blogCategories).where(isCategory(id)).for('update')
  return row ?? null
}

export async function updateCategory(tx: Database, id: number, changes: Changes<NewCategoryRow>) {
  const [row] = await tx.update(blogCategories).set(changes).where(isCategory(id)).returning()
  return row ?? null
}

/** The foreign key unlinks its posts; false when there was no such category. */
export async function removeCategory(tx: Database, id: number): Promise<boolean> {
  const removed = await tx.delete(blogCategories).where(isCategory(id)).returning({ id: blogCategories.id })
  return removed.length > 0
}
