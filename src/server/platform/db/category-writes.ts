import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from './database.ts'
import { keepOrMakeSlug, makeFreeSlug } from './free-slug.ts'
import { createRowWrites } from './row-writes.ts'
import { insertRow, lockRow, updateRow } from './rows.ts'
import { staffTransaction } from './staff-transaction.ts'
import type { Writer } from './versioned.ts'

type CategoryTable = PgTable & {
  id: PgColumn
  slug: PgColumn
  readonly $inferSelect: { name: string; slug: string }
}
type Slug = string | null | undefined

const MISSING = 'Категория не найдена'

/** The error for a category that does not exist, of whichever kind. */
export const noCategory = () => new AppError('NOT_FOUND', MISSING)

interface CategoryKind<Table extends CategoryTable, New, Changes, Category> {
  table: Table
  /** The row to insert; `slug` is the given one or generated from the name. */
  toRow: (category: New, slug: string) => PgInsertValue<Table>
  /** Columns to set; undefined is left as it is. */
  toChanges: (changes: Changes, slug: string) => PgUpdateSetSource<Table>
  toCategory: (row: Table['$inferSelect']) => Category
  /** Columns that order the list, before the id. */
  order?: readonly PgColumn[]
}

/** `createRowWrites` for one table of categories. Removing sets the category of its rows to null, by foreign keys. */
export function createCategoryWrites<
  Table extends CategoryTable,
  New extends { name: string; slug?: Slug },
  Changes extends { name?: string | undefined; slug?: Slug },
  Category,
>({ table, toRow, toChanges, toCategory, order = [] }: CategoryKind<Table, New, Changes, Category>) {
  const rows = createRowWrites({ table, toContract: toCategory, missing: MISSING, order, isReferredTo: true })
  const makeSlug = (tx: Transaction, name: string, ownId?: number) =>
    makeFreeSlug(tx, table, { name, fallback: 'kategoriya', ownId })

  return {
    ...rows,

    /** Throws CONFLICT for a slug in use, BAD_REQUEST for a reference to a row that does not exist. */
    create: (db: Database, actor: Writer, category: New): Promise<Category> =>
      staffTransaction(db, actor, async (tx) => {
        const slug = category.slug || (await makeSlug(tx, category.name))
        return toCategory(await insertRow(tx, table, toRow(category, slug)))
      }),

    /** Undefined is left as it is, null is cleared, a cleared slug is generated from the name. Throws like `create`, and NOT_FOUND. */
    update: (db: Database, actor: Writer, id: number, changes: Changes): Promise<Category> =>
      staffTransaction(db, actor, async (tx) => {
        const current = await lockRow(tx, table, id)
        if (!current) throw noCategory()
        const slug = await keepOrMakeSlug(changes.slug, current.slug, () =>
          makeSlug(tx, changes.name ?? current.name, id),
        )
        await updateRow(tx, table, id, toChanges(changes, slug))
        return rows.require(tx, id)
      }),
  }
}
