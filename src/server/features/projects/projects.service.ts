import type { CategoryChanges, NewCategory } from '../../../contract/content/categories.ts'
import type {
  AdminProject,
  NewProject,
  Project,
  ProjectCategory,
  ProjectChanges,
} from '../../../contract/content/projects.ts'
import { parseId } from '../../../lib/numbers.ts'
import { AppError } from '../../app-error.ts'
import { createCategoryWrites } from '../../platform/db/category-writes.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { toIsoTimes } from '../../platform/db/iso-times.ts'
import { type Reader, STAFF, scopeOf } from '../../platform/db/scope.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import type { Writer } from '../../platform/db/versioned.ts'
import { withAlts, withOwnAlts } from '../media/library/alts.service.ts'
import { toAdminProject, toProject } from './projects.mapper.ts'
import {
  findProject,
  insertProject,
  listProjects as listProjectRows,
  lockProject,
  makeProjectSlug,
  removeProject as removeProjectRow,
  updateProject as updateProjectRow,
} from './projects.store.ts'
import { projectCategories } from './projects.table.ts'

const picturesOf = ({ featuredImage, images }: Project) => [featuredImage, ...images]

const noProject = () => new AppError('NOT_FOUND', 'Проект не найден')

/** Projects that the reader may see with their public fields, by id. */
export async function listProjects(
  db: Database,
  reader: Reader,
  published?: 'true' | 'false',
): Promise<Project[]> {
  const scope = scopeOf(reader, published)
  if (scope === null) return []
  return withAlts(db, (await listProjectRows(db, scope)).map(toProject), ({ featuredImage, images }) => [
    featuredImage ?? images[0] ?? null,
  ])
}

/**
 * Throws NOT_FOUND when there is no such project or the reader may not know of it, also when the text is no whole number
 * (decisions.md).
 */
export async function requireProject(db: Database, reader: Reader, id: string): Promise<Project> {
  const number = parseId(id)
  const row = number === null ? null : await findProject(db, number)
  if (!row || !(reader.seesDrafts || row.published)) throw noProject()
  const project = toProject(row)
  const category = project.category && { ...project.category, description: row.categoryDescription }
  return withOwnAlts(db, { ...project, category }, picturesOf)
}

/** Projects with the fields that staff edit. */
export async function listAdminProjects(db: Database, published?: 'true' | 'false'): Promise<AdminProject[]> {
  return (await listProjectRows(db, scopeOf(STAFF, published) ?? 'all')).map(toAdminProject)
}

/** The fields that staff edit. Throws NOT_FOUND. */
export async function requireAdminProject(db: Database, id: number): Promise<AdminProject> {
  const row = await findProject(db, id)
  if (!row) throw noProject()
  return toAdminProject(row)
}

const toMoment = (iso: string | null | undefined) => (iso ? new Date(iso) : iso === null ? null : undefined)

/** Without a slug one is generated from the title. Throws CONFLICT for a slug in use, BAD_REQUEST for an unknown category. */
export function createProject(db: Database, actor: Writer, project: NewProject): Promise<AdminProject> {
  return staffTransaction(db, actor, async (tx) => {
    const slug = project.slug || (await makeProjectSlug(tx, project.title))
    const completedAt = toMoment(project.completedAt)
    return requireAdminProject(tx, await insertProject(tx, { ...project, slug, completedAt }))
  })
}

/** Undefined is left as it is, null is cleared, an empty slug is generated anew. Throws like createProject, and NOT_FOUND. */
export function updateProject(
  db: Database,
  actor: Writer,
  id: number,
  changes: ProjectChanges,
): Promise<AdminProject> {
  return staffTransaction(db, actor, (tx) => changeProject(tx, id, changes))
}

/** The same in a transaction. */
export async function changeProject(
  tx: Transaction,
  id: number,
  changes: ProjectChanges,
): Promise<AdminProject> {
  const current = await lockProject(tx, id)
  if (!current) throw noProject()
  const slug =
    changes.slug === '' ? await makeProjectSlug(tx, changes.title ?? current.title, id) : changes.slug
  await updateProjectRow(tx, id, { ...changes, slug, completedAt: toMoment(changes.completedAt) })
  return requireAdminProject(tx, id)
}

/** Throws NOT_FOUND. */
export function removeProject(db: Database, actor: Writer, id: number): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    if (!(await removeProjectRow(tx, id))) throw noProject()
  })
}

/** List and writes of categories; removing one leaves its projects without a category. */
export const categoryWrites = createCategoryWrites({
  table: projectCategories,
  toRow: (category: NewCategory, slug) => ({ ...category, slug }),
  toChanges: (changes: CategoryChanges, slug) => ({ ...changes, slug }),
  toCategory: (row): ProjectCategory => toIsoTimes(row),
})
