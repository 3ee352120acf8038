import { asc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import {
  type Changes,
  findRow,
  hasId,
  insertRow,
  lockRow,
  removeRow,
  updateRow,
} from '../../../platform/db/rows.ts'
import { productCategories } from '../catalogue.table.ts'
import { specCategories, specParameters } from './specs.table.ts'

type NewParameterRow = typeof specParameters.$inferInsert
export type ParameterRow = typeof specParameters.$inferSelect

/** Parameters in display order: by the order of their group, those without one last, then their own, then id. */
export async function listSpecParameters(db: Database): Promise<ParameterRow[]> {
  const rows = await db
    .select({ parameter: specParameters })
    .from(specParameters)
    .leftJoin(specCategories, eq(specCategories.id, specParameters.categoryId))
    .orderBy(
      asc(specCategories.displayOrder),
      asc(specCategories.id),
      asc(specParameters.displayOrder),
      asc(specParameters.id),
    )
  return rows.map(({ parameter }) => parameter)
}

/** Null when there is no such parameter. */
export const findSpecParameter = (db: Database, id: number) => findRow(db, specParameters, id)

/** Locks the parameter until the transaction ends; null when there is none. */
export const lockSpecParameter = (tx: Transaction, id: number) => lockRow(tx, specParameters, id)

/** The name of the parameter that has this key; null when none has. */
export async function findNameByKey(db: Database, key: string): Promise<string | null> {
  const [row] = await db
    .select({ name: specParameters.name })
    .from(specParameters)
    .where(eq(specParameters.key, key))
  return row?.name ?? null
}

/** Inserts a parameter and returns its row. */
export const insertSpecParameter = (tx: Transaction, parameter: NewParameterRow) =>
  insertRow(tx, specParameters, parameter)

/** Does nothing when there is no such parameter. */
export const updateSpecParameter = (tx: Transaction, id: number, changes: Changes<NewParameterRow>) =>
  updateRow(tx, specParameters, id, changes)

/** False when there was no such parameter. */
export const removeSpecParameter = (tx: Transaction, id: number) => removeRow(tx, specParameters, id)

/** The mappings of a category of the catalogue as stored; null when there is no such category. */
export async function findMappings(db: Database, categoryId: number) {
  const [row] = await db
    .select({ mappings: productCategories.specMappings })
    .from(productCategories)
    .where(hasId(productCategories.id, categoryId))
  return row?.mappings ?? null
}

/** The mappings of all categories of the catalogue, by their ids. */
export async function listMappings(db: Database) {
  const rows = await db
    .select({ id: productCategories.id, mappings: productCategories.specMappings })
    .from(productCategories)
  return new Map(rows.map(({ id, mappings }) => [id, mappings]))
}

/** Replaces the mappings of a category; does nothing when there is no such category. */
export const updateMappings = (
  tx: Transaction,
  categoryId: number,
  specMappings: (typeof productCategories.$inferSelect)['specMappings'],
) => updateRow(tx, productCategories, categoryId, { specMappings })

/** Which of these ids are parameters. */
export async function listKnownParameters(db: Database, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: specParameters.id })
    .from(specParameters)
    .where(inArray(specParameters.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}
