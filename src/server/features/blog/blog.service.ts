import type {
  BlogCategory,
  BlogCategoryChanges,
  BlogPost,
  BlogPostChanges,
  ListedBlogCategory,
  NewBlogCategory,
  NewBlogPost,
} from '../../../contract/content/blog.ts'
import { parseId } from '../../../lib/numbers.ts'
import { AppError } from '../../app-error.ts'
import { createCategoryWrites, noCategory } from '../../platform/db/category-writes.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { insertRow, removeRow, updateRow } from '../../platform/db/rows.ts'
import { type Reader, type Scope, STAFF, scopeOf, VISITOR } from '../../platform/db/scope.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import type { Writer } from '../../platform/db/versioned.ts'
import { withAlts, withOwnAlts } from '../media/library/alts.service.ts'
import { readFeedText } from '../page-texts/sections.service.ts'
import { decidePublication, planPublication } from '../publication/publication.service.ts'
import { requireSettings } from '../settings/settings.service.ts'
import { toCategory, toPost } from './blog.mapper.ts'
import {
  type CategoryRow,
  findCategoryById,
  findCategoryBySlug,
  findPostById,
  findPostBySlug,
  listCategories as listCategoryRows,
  listPosts as listPostRows,
  lockPost,
} from './blog.store.ts'
import { blogCategories, blogPosts } from './blog.table.ts'
import { buildFeed } from './feed.ts'

const mainPictureOf = ({ featuredImage }: BlogPost) => [featuredImage]
const picturesOf = ({ featuredImage, content }: BlogPost) => [featuredImage, content]

const noPost = () => new AppError('NOT_FOUND', 'Статья не найдена')

const visibleTo = ({ seesDrafts }: Reader): Scope => (seesDrafts ? 'all' : 'published')

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
  const scope = scopeOf(reader, published)
  if (scope === null) return []
  return withAlts(db, (await listPostRows(db, scope)).map(toPost), mainPictureOf)
}

/** A category named by id or slug, and its posts; throws NOT_FOUND when there is no such category. */
export async function requireCategory(db: Database, reader: Reader, key: string) {
  const category = toCategory(await requireCategoryRow(db, key))
  const rows = await listPostRows(db, visibleTo(reader), category.id)
  return { ...category, category, posts: await withAlts(db, rows.map(toPost), mainPictureOf) }
}

/** Throws NOT_FOUND when there is no such post or the reader may not know of it. */
export async function requirePostById(db: Database, reader: Reader, id: number): Promise<BlogPost> {
  return requirePost(db, await findPostById(db, visibleTo(reader), id))
}

/** Throws NOT_FOUND when there is no such post or the reader may not know of it. */
export async function requirePostBySlug(db: Database, reader: Reader, slug: string): Promise<BlogPost> {
  return requirePost(db, await findPostBySlug(db, visibleTo(reader), slug))
}

async function requirePost(db: Database, row: Parameters<typeof toPost>[0] | null): Promise<BlogPost> {
  if (!row) throw noPost()
  return withOwnAlts(db, toPost(row), picturesOf)
}

/** A whole number is an id, anything else a slug (decisions.md, blog categories). */
async function requireCategoryRow(db: Database, key: string): Promise<CategoryRow> {
  const id = parseId(key)
  const row = id === null ? await findCategoryBySlug(db, key) : await findCategoryById(db, id)
  if (!row) throw noCategory()
  return row
}

/** A new post, unless it says otherwise. */
const DRAFT = { published: false, publishAt: null }

/** Throws CONFLICT for a slug in use, BAD_REQUEST for an unknown category or a time that means nothing. */
export function createPost(db: Database, actor: Writer, post: NewBlogPost): Promise<BlogPost> {
  return staffTransaction(db, actor, async (tx) => {
    const { published, publishAt } = decidePublication(DRAFT, post)
    const publishedAt = published ? new Date() : null
    const { id } = await insertRow(tx, blogPosts, { ...post, published, publishAt, publishedAt })
    await planPublication(tx, 'posts', id, { publishAt })
    return requirePostById(tx, STAFF, id)
  })
}

/**
 * Undefined is left as it is, null is cleared. `publishedAt` is set once, at the first publication, and kept when unpublished.
 * Throws like createPost, and NOT_FOUND.
 */
export function updatePost(
  db: Database,
  actor: Writer,
  id: number,
  changes: BlogPostChanges,
): Promise<BlogPost> {
  return staffTransaction(db, actor, (tx) => changePost(tx, id, changes))
}

/** The same in a transaction. */
export async function changePost(tx: Transaction, id: number, changes: BlogPostChanges): Promise<BlogPost> {
  const current = await lockPost(tx, id)
  if (!current) throw noPost()
  const { published, publishAt } = decidePublication(current, changes)
  const publishedAt = current.publishedAt ?? (changes.published ? new Date() : null)
  await updateRow(tx, blogPosts, id, { ...changes, published, publishAt, publishedAt })
  await planPublication(tx, 'posts', id, { publishAt })
  return requirePostById(tx, STAFF, id)
}

/** Throws NOT_FOUND. */
export function removePost(db: Database, actor: Writer, id: number): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    if (!(await removeRow(tx, blogPosts, id))) throw noPost()
  })
}

/** Writes of categories; removing one leaves its posts without a category. */
export const categoryWrites = createCategoryWrites({
  table: blogCategories,
  toRow: (category: NewBlogCategory, slug) => ({ ...category, slug }),
  toChanges: (changes: BlogCategoryChanges, slug) => ({ ...changes, slug }),
  toCategory: (row): BlogCategory => toCategory(row),
})

/** The published posts as RSS; without drafts for staff too. */
export async function composeFeed(db: Database, origin: string): Promise<string> {
  const [{ siteName }, posts, description] = await Promise.all([
    requireSettings(db),
    listPosts(db, VISITOR, 'true'),
    readFeedText(db),
  ])
  return buildFeed({ title: `${siteName}: блог`, description, origin, posts })
}
