import type { Project } from '../../contract/projects.ts'
import { parseId } from '../../lib/numbers.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../db/database.ts'
import { toProject } from './projects.mapper.ts'
import { findProject, listProjects as listProjectRows } from './projects.store.ts'

/** Every project as visitors see it, in the server's own order (id). */
export async function listProjects(db: Database): Promise<Project[]> {
  return (await listProjectRows(db)).map(toProject)
}

/** Throws NOT_FOUND when there is no such project, also when the text is no whole number (decisions.md). */
export async function requireProject(db: Database, id: string): Promise<Project> {
  const number = parseId(id)
  const row = number === null ? null : await findProject(db, number)
  if (!row) throw new AppError('NOT_FOUND', 'Проект не найден')
  return toProject(row)
}
