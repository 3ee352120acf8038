import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
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

export async function findProject(db: Database, id: number): Promise<ProjectRow | null> {
  // An address may ask for a number beyond any id: compared as bigint it is unknown, not a fault.
  const [row] = await selectProjects(db)
    .where(eq(projects.id, sql`${id}::bigint`))
    .limit(1)
  return row ?? null
}
