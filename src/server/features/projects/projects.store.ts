import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { makeFreeSlug } from '../../platform/db/free-slug.ts'
import { type Changes, hasId, insertRow, removeRow, updateRow } from '../../platform/db/rows.ts'
import { inScope, type Scope } from '../../platform/db/scope.ts'
import { projectCategories, projects } from './projects.table.ts'

type NewProjectRow = typeof projects.$inferInsert

const isProject = (id: number) => hasId(projects.id, id)

const projectSelection = {
  id: projects.id,
  categoryId: projects.categoryId,
  title: projects.title,
  slug: projects.slug,
  description: projects.description,
  shortDescription: projects.shortDescription,
  location: projects.location,
  featuredImage: projects.featuredImage,
  images: projects.images,
  completed: projects.completed,
  completedAt: projects.completedAt,
  published: projects.published,
  dateText: projects.dateText,
  equipment: projects.equipment,
  challenges: projects.challenges,
  solutions: projects.solutions,
  metaTitle: projects.metaTitle,
  metaDescription: projects.metaDescription,
  version: projects.version,
  createdAt: projects.createdAt,
  updatedAt: projects.updatedAt,
  categoryName: projectCategories.name,
  categorySlug: projectCategories.slug,
  categoryDescription: projectCategories.description,
}

function selectProjects(db: Database) {
  return db
    .select(projectSelection)
    .from(projects)
    .leftJoin(projectCategories, eq(projectCategories.id, projects.categoryId))
}

export type ProjectRow = Awaited<ReturnType<typeof listProjects>>[number]

/** Projects in scope by id. */
export function listProjects(db: Database, scope: Scope) {
  return selectProjects(db).where(inScope(projects.published, scope)).orderBy(asc(projects.id))
}

/** Also one that is not completed; null when there is none with this id. */
export async function findProject(db: Database, id: number): Promise<ProjectRow | null> {
  const [row] = await selectProjects(db).where(hasId(projects.id, id))
  return row ?? null
}

/** Generates a slug from the title, unique among projects. */
export const makeProjectSlug = (tx: Transaction, title: string, ownId?: number) =>
  makeFreeSlug(tx, projects, { name: title, fallback: 'proekt', ownId })

/** Inserts a project and returns its id. */
export async function insertProject(tx: Transaction, project: NewProjectRow): Promise<number> {
  return (await insertRow(tx, projects, project)).id
}

/** The project's title; locks the row. */
export async function lockProject(tx: Transaction, id: number) {
  const [row] = await tx.select({ title: projects.title }).from(projects).where(isProject(id)).for('update')
  return row ?? null
}

/** Does nothing when there is no such project. */
export async function updateProject(
  tx: Transaction,
  id: number,
  changes: Changes<NewProjectRow>,
): Promise<void> {
  await updateRow(tx, projects, id, changes)
}

/** False when there was no such project. */
export function removeProject(tx: Transaction, id: number): Promise<boolean> {
  return removeRow(tx, projects, id)
}
