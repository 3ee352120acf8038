import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from './database.ts'
import { keepOrMakeSlug, makeFreeSlug } from './free-slug.ts'
import { joinEntries } from './name-entries.ts'
import { hasId, insertRow, removeRow, updateRow } from './rows.ts'
import { staffTransaction } from './staff-transaction.ts'
import type { Writer } from './versioned.ts'

type CategoryTable = PgTable & {
  id: PgColumn
  slug: PgColumn
  readonly $inferSelect: { name: string; slug: string }
}
type RowOf<Table extends CategoryTable> = Table['$inferSelect']
type Slug = string | null | undefined

/** The error for a category that does not exist, of whichever kind. */
export const noCategory = () => new AppError('NOT_FOUND', 'Категория не найдена')

interface CategoryKind<Table extends CategoryTable, New, Changes, Category> {
  table: Table
  /** The row to insert; `slug` is the given one or generated from the name. */
  toRow: (category: New, slug: string) => PgInsertValue<Table>
  /** Columns to set; undefined is left as it is. */
  toChanges: (changes: Changes, slug: string) => PgUpdateSetSource<Table>
  toCategory: (row: RowOf<Table>) => Category
}

/** Find, create, update and remove for one table of categories. Removing sets the category of its rows to null, by foreign keys. */
export function createCategoryWrites<
  Table extends CategoryTable,
  New extends { name: string; slug?: Slug },
  Changes extends { name?: string | undefined; slug?: Slug },
  Category,
>({ table, toRow, toChanges, toCategory }: CategoryKind<Table, New, Changes, Category>) {
  const makeSlug = (tx: Transaction, name: string, ownId?: number) =>
    makeFreeSlug(tx, table, { name, fallback: 'kategoriya', ownId })

  /** Locks the row until the transaction ends. Throws NOT_FOUND. */
  async function lock(tx: Transaction, id: number): Promise<RowOf<Table>> {
    const [found] = await tx
      .select({ row: table })
      .from<PgTable>(table)
      .where(hasId(table.id, id))
      .for('update')
    if (!found) throw noCategory()
    return found.row
  }

  return {
    /** The category as staff see it; null when there is none. */
    find: async (db: Database, id: number): Promise<Category | null> => {
      const [found] = await db.select({ row: table }).from<PgTable>(table).where(hasId(table.id, id))
      return found ? toCategory(found.row) : null
    },

    /** Throws CONFLICT for a slug in use, BAD_REQUEST for a reference to a row that does not exist. */
    create: (db: Database, actor: Writer, category: New): Promise<Category> =>
      staffTransaction(db, actor, async (tx) => {
        const slug = category.slug || (await makeSlug(tx, category.name))
        return toCategory(await insertRow(tx, table, toRow(category, slug)))
      }),

    /** Undefined is left as it is, null is cleared, a cleared slug is generated from the name. Throws like `create`, and NOT_FOUND. */
    update: (db: Database, actor: Writer, id: number, changes: Changes): Promise<Category> =>
      staffTransaction(db, actor, async (tx) => {
        const current = await lock(tx, id)
        const slug = await keepOrMakeSlug(changes.slug, current.slug, () =>
          makeSlug(tx, changes.name ?? current.name, id),
        )
        await updateRow(tx, table, id, toChanges(changes, slug))
        return toCategory(await lock(tx, id))
      }),

    /** Throws NOT_FOUND. */
    remove: (db: Database, actor: Writer, id: number): Promise<void> =>
      staffTransaction(db, actor, async (tx) => {
        // What belonged to it is unlinked by the same act.
        await joinEntries(tx)
        if (!(await removeRow(tx, table, id))) throw noCategory()
      }),
  }
}
