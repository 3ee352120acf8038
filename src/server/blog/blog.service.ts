import type { BlogPost, ListedBlogCategory } from '../../contract/blog.ts'
import { parseId } from '../../lib/numbers.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../db/database.ts'
import { toCategory, toPost } from './blog.mapper.ts'
import {
  type CategoryRow,
  findCategoryById,
  findCategoryBySlug,
  findPostById,
  findPostBySlug,
  listCategories as listCategoryRows,
  listPosts as listPostRows,
  type PostScope,
} from './blog.store.ts'

/** Who reads: staff see drafts, to everybody else a draft does not exist (decisions.md, access table). */
export interface Reader {
  seesDrafts: boolean
}

const visibleTo = ({ seesDrafts }: Reader): PostScope => (seesDrafts ? 'all' : 'published')

/** Categories with the number of posts that the reader may see in each. */
export async function listCategories(db: Database, reader: Reader): Promise<ListedBlogCategory[]> {
  const rows = await listCategoryRows(db, visibleTo(reader))
  return rows.map((row) => ({ ...toCategory(row), postCount: row.postCount }))
}

/** Posts newest first; `published` narrows them, and asking for drafts shows a visitor none. */
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
  if (!row) throw new AppError('NOT_FOUND', 'Статья не найдена')
  return toPost(row)
}

/** A whole number is an id, anything else a slug (decisions.md, blog categories). */
async function requireCategoryRow(db: Database, key: string): Promise<CategoryRow> {
  const id = parseId(key)
  const row = id === null ? await findCategoryBySlug(db, key) : await findCategoryById(db, id)
  if (!row) throw new AppError('NOT_FOUND', 'Категория не найдена')
  return row
}
