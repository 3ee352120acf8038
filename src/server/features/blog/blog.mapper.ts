import type { BlogPost } from '../../../contract/content/blog.ts'
import { toShownPicture } from '../../../lib/pictures/picture-address.ts'
import type { CategoryRow, PostRow } from './blog.store.ts'

/** Maps a category row to the contract; times become ISO text. */
export function toCategory<T extends CategoryRow>(row: T) {
  return { ...row, createdAt: row.createdAt.toISOString() }
}

/** Maps a post row to the contract, with the name and slug of its category. */
export function toPost({ categoryName, categorySlug, ...row }: PostRow): BlogPost {
  return {
    ...row,
    featuredImage: toShownPicture(row.featuredImage),
    category:
      categoryName === null || categorySlug === null ? null : { name: categoryName, slug: categorySlug },
    publishAt: row.publishAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
