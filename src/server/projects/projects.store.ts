import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { hasId } from '../db/rows.ts'
import { projectCategories, projects } from './projects.table.ts'

const projectSelection = {
  ...getTableColumns(projects),
  categoryName: projectCategories.name,
  categorySlug: projectCategories.slug,
}

function selectProjects(db: Database) {
  return db
    .select(projectSelection)
    .from(projects)
    .leftJoin(projectCategories, eq(projectCategories.id, projects.categoryId))
}

export type ProjectRow = Awaited<ReturnType<typeof listProjects>>[number]

/** Every project in the server's own order (id). */
export function listProjects(db: Database) {
  return selectProjects(db).orderBy(asc(projects.id))
}

/** Also one that is not completed; null when there is none of this number. */
export async function findProject(db: Database, id: number): Promise<ProjectRow | null> {
  const [row] = await selectProjects(db).where(hasId(projects.id, id))
  return row ?? null
}
