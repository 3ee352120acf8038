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
import type { Database, Transaction } from '../db/database.ts'
import { keepOrMakeSlug } from '../db/free-slug.ts'
import { staffTransaction } from '../db/staff-transaction.ts'
import { toAdminProject, toCategory, toProject } from './projects.mapper.ts'
import {
  findProject,
  insertCategory,
  insertProject,
  listCategories as listCategoryRows,
  listProjects as listProjectRows,
  lockCategory,
  lockProject,
  makeCategorySlug,
  makeProjectSlug,
  removeCategory as removeCategoryRow,
  removeProject as removeProjectRow,
  updateCategory as updateCategoryRow,
  updateProject as updateProjectRow,
} from './projects.store.ts'

const noProject = () => new AppError('NOT_FOUND', 'Проект не найден')
const noCategory = () => new AppError('NOT_FOUND', 'Категория не найдена')

/** Every project as visitors see it, in the server's own order (id). */
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

/** Every project as staff see it. */
export async function listAdminProjects(db: Database): Promise<AdminProject[]> {
  return (await listProjectRows(db)).map(toAdminProject)
}

async function requireAdminProject(tx: Transaction, id: number): Promise<AdminProject> {
  const row = await findProject(tx, id)
  if (!row) throw noProject()
  return toAdminProject(row)
}

const toMoment = (iso: string | null | undefined) => (iso ? new Date(iso) : iso === null ? null : undefined)

/** Without a slug one is made of the title. Throws CONFLICT for a slug in use, BAD_REQUEST for an unknown category. */
export function createProject(db: Database, actor: CurrentUser, project: NewProject): Promise<AdminProject> {
  return staffTransaction(db, actor, async (tx) => {
    const slug = project.slug || (await makeProjectSlug(tx, project.title))
    const completedAt = toMoment(project.completedAt)
    return requireAdminProject(tx, await insertProject(tx, { ...project, slug, completedAt }))
  })
}

/** Undefined is left as it is, null is cleared, an empty slug is made anew. Throws like createProject, and NOT_FOUND. */
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

/** Without a slug one is made of the name. Throws CONFLICT for a slug in use. */
export function createCategory(
  db: Database,
  actor: CurrentUser,
  category: NewProjectCategory,
): Promise<ProjectCategory> {
  return staffTransaction(db, actor, async (tx) => {
    const slug = category.slug || (await makeCategorySlug(tx, category.name))
    return toCategory(await insertCategory(tx, { ...category, slug }))
  })
}

/** Undefined is left as it is, null is cleared, a cleared slug is made anew. Throws like createCategory, and NOT_FOUND. */
export function updateCategory(
  db: Database,
  actor: CurrentUser,
  id: number,
  changes: ProjectCategoryChanges,
): Promise<ProjectCategory> {
  return staffTransaction(db, actor, async (tx) => {
    const current = await lockCategory(tx, id)
    if (!current) throw noCategory()
    const slug = await keepOrMakeSlug(changes.slug, current.slug, () =>
      makeCategorySlug(tx, changes.name ?? current.name, id),
    )
    const updated = await updateCategoryRow(tx, id, { ...changes, slug })
    if (!updated) throw noCategory()
    return toCategory(updated)
  })
}

/** Its projects stay, without a category. Throws NOT_FOUND. */
export function removeCategory(db: Database, actor: CurrentUser, id: number): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    if (!(await removeCategoryRow(tx, id))) throw noCategory()
  })
}
