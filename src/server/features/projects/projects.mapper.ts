import { toPresentVersion } from '@septic-shop/station-drawing/renderer-version.ts'
import type { AdminProject, Project } from '../../../contract/content/projects.ts'
import { isPictureAddress, toShownPicture } from '../../../lib/pictures/picture-address.ts'
import type { ProjectRow } from './projects.store.ts'

/** Maps a row to the public fields of the contract. */
export function toProject({
  categoryId: _categoryId,
  categoryName,
  categorySlug,
  categoryDescription: _categoryDescription,
  completedAt,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...row
}: ProjectRow): Project {
  return {
    ...row,
    // Browsers cache the stored version's drawing as immutable, so the present version is requested.
    featuredImage: toPresentVersion(toShownPicture(row.featuredImage)),
    images: row.images.filter(isPictureAddress).map((address) => toPresentVersion(address)),
    category:
      categoryName === null || categorySlug === null ? null : { name: categoryName, slug: categorySlug },
    completedAt: completedAt?.toISOString() ?? null,
  }
}

/** Maps a row to the fields that staff edit. */
export function toAdminProject(row: ProjectRow): AdminProject {
  return {
    ...toProject(row),
    categoryId: row.categoryId,
    published: row.published,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
