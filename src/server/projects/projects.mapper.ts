import type { AdminProject, ProjectCategory } from '../../contract/admin-projects.ts'
import type { Project } from '../../contract/projects.ts'
import { toPresentVersion } from '../../drawing/renderer-version.ts'
import { isPictureAddress, toShownPicture } from '../../lib/picture-address.ts'
import type { ProjectRow } from './projects.store.ts'
import type { projectCategories } from './projects.table.ts'

/** A database row as visitors may see it. */
export function toProject({
  categoryId: _categoryId,
  categoryName,
  categorySlug,
  completedAt,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...row
}: ProjectRow): Project {
  return {
    ...row,
    // Browsers may hold a drawing of the version it was stored in for ever, so it is asked for in today's.
    featuredImage: toPresentVersion(toShownPicture(row.featuredImage)),
    images: row.images.filter(isPictureAddress).map((address) => toPresentVersion(address)),
    category:
      categoryName === null || categorySlug === null ? null : { name: categoryName, slug: categorySlug },
    completedAt: completedAt?.toISOString() ?? null,
  }
}

/** A database row as staff edit it. */
export function toAdminProject(row: ProjectRow): AdminProject {
  return {
    ...toProject(row),
    categoryId: row.categoryId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** A category row as the contract shows it: times are ISO text. */
export function toCategory(row: typeof projectCategories.$inferSelect): ProjectCategory {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}
