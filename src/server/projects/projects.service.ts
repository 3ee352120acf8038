import type {
  AdminProject,
  NewProject,
  NewProjectCategory,
  ProjectCategory,
  ProjectCategoryChanges,
  ProjectChanges,
} from '../../contract/admin-projects.ts'
import type { Project } from '../../contract/projects.ts'
import type { CurrentUser } from '../../contract/session.ts'
import { parseId } from '../../lib/numbers.ts'
import { AppError } from '../app-error.ts'
import { createCategoryWrites } from '../db/category-writes.ts'
import type { Database, Transaction } from '../db/database.ts'
import { staffTransaction } from '../db/staff-transaction.ts'
import { toAdminProject, toCategory, toProject } from './projects.mapper.ts'
import {
  findProject,
  insertProject,
  listCategories as listCategoryRows,
  listProjects as listProjectRows,
  lockProject,
  makeProjectSlug,
  removeProject as removeProjectRow,
  updateProject as updateProjectRow,
} from './projects.store.ts'
import { projectCategories } from './projects.table.ts'

const noProject = () => new AppError('NOT_FOUND', 'Проект не найден')

/** All projects with their public fields, by id. */
export async function listProjects(db: Database): Promise<Project[]> {
  return (await listProjectRows(db)).map(toProject)
}

/** Throws NOT_FOUND when there is no such project, also when the text is no whole number (decisions.md). */
export async function requireProject(db: Database, id: string): Promise<Project> {
  const number = parseId(id)
  const row = number === null ? null : await findProject(db, number)
  if (!row) throw noProject()
  return toProject(row)
}

/** All projects with the fields that staff edit. */
export async function listAdminProjects(db: Database): Promise<AdminProject[]> {
  return (await listProjectRows(db)).map(toAdminProject)
}

async function requireAdminProject(tx: Transaction, id: number): Promise<AdminProject> {
  const row = await findProject(tx, id)
  if (!row) throw noProject()
  return toAdminProject(row)
}

const toMoment = (iso: string | null | undefined) => (iso ? new Date(iso) : iso === null ? null : undefined)

/** Without a slug one is generated from the title. Throws CONFLICT for a slug in use, BAD_REQUEST for an unknown category. */
export function createProject(db: Database, actor: CurrentUser, project: NewProject): Promise<AdminProject> {
  return staffTransaction(db, actor, async (tx) => {
    const slug = project.slug || (await makeProjectSlug(tx, project.title))
    const completedAt = toMoment(project.completedAt)
    return requireAdminProject(tx, await insertProject(tx, { ...project, slug, completedAt }))
  })
}

/** Undefined is left as it is, null is cleared, an empty slug is generated anew. Throws like createProject, and NOT_FOUND. */
export function updateProject(
  db: Database,
  actor: CurrentUser,
  id: number,
  changes: ProjectChanges,
): Promise<AdminProject> {
  return staffTransaction(db, actor, async (tx) => {
    const current = await lockProject(tx, id)
    if (!current) throw noProject()
    const slug =
      changes.slug === '' ? await makeProjectSlug(tx, changes.title ?? current.title, id) : changes.slug
    await updateProjectRow(tx, id, { ...changes, slug, completedAt: toMoment(changes.completedAt) })
    return requireAdminProject(tx, id)
  })
}

/** Throws NOT_FOUND. */
export function removeProject(db: Database, actor: CurrentUser, id: number): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    if (!(await removeProjectRow(tx, id))) throw noProject()
  })
}

/** Every category of projects. */
export async function listCategories(db: Database): Promise<ProjectCategory[]> {
  return (await listCategoryRows(db)).map(toCategory)
}

/** Writes of categories; removing one leaves its projects without a category. */
export const categoryWrites = createCategoryWrites({
  table: projectCategories,
  toRow: (category: NewProjectCategory, slug) => ({ ...category, slug }),
  toChanges: (changes: ProjectCategoryChanges, slug) => ({ ...changes, slug }),
  toCategory,
})
