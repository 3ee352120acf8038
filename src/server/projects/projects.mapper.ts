import type { Project } from '../../contract/projects.ts'
import type { ProjectRow } from './projects.store.ts'

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
    category:
      categoryName === null || categorySlug === null ? null : { name: categoryName, slug: categorySlug },
    completedAt: completedAt?.toISOString() ?? null,
  }
}
