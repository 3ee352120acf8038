import { asc, sql } from 'drizzle-orm'
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { MAX_INTEGER } from '../../../lib/numbers.ts'
import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from './database.ts'
import { joinEntries } from './name-entries.ts'
import { findRow, insertRow, removeRow, updateRow } from './rows.ts'
import { staffTransaction } from './staff-transaction.ts'
import type { Writer } from './versioned.ts'

type RowTable = PgTable & { id: PgColumn; version?: PgColumn }

interface RowKind<Table extends RowTable, Row> {
  table: Table
  /** What the contract says of a stored row. */
  toContract: (row: Table['$inferSelect']) => Row
  /** Message for one that does not exist. */
  missing: string
  /** Columns that order the list, before the id. */
  order?: readonly PgColumn[]
  /** Removing one sets references to it to null: the journal has that in the entry of the removal. */
  isReferredTo?: boolean
}

/** The place after all others in the `order` of a table; the greatest one can be shared. */
export const lastPlaceOf = (table: PgTable & { order: PgColumn }) =>
  sql`(select least(coalesce(max("order"), 0), ${MAX_INTEGER - 1}::integer) + 1 from ${table})`

/** List, require, create, update and remove of a table whose rows have no rules but those of contract and foreign keys. */
export function createRowWrites<Table extends RowTable, Row>({
  table,
  toContract,
  missing,
  order = [],
  isReferredTo = false,
}: RowKind<Table, Row>) {
  const none = () => new AppError('NOT_FOUND', missing)

  /** The row as staff see it. Throws NOT_FOUND. */
  async function require(db: Database, id: number): Promise<Row> {
    const found = await findRow(db, table, id)
    if (!found) throw none()
    return toContract(found)
  }

  async function change(tx: Transaction, id: number, changes: PgUpdateSetSource<Table>): Promise<Row> {
    await updateRow(tx, table, id, changes)
    return require(tx, id)
  }

  return {
    /** All rows as staff see them. */
    list: async (db: Database): Promise<Row[]> => {
      const by = [...order, table.id].map((column) => asc(column))
      const rows = await db
        .select({ row: table })
        .from<PgTable>(table)
        .orderBy(...by)
      return rows.map(({ row }) => toContract(row))
    },

    require,

    /** Throws BAD_REQUEST for a reference to a row that does not exist. */
    create: (db: Database, actor: Writer, row: PgInsertValue<Table>): Promise<Row> =>
      staffTransaction(db, actor, async (tx) => toContract(await insertRow(tx, table, row))),

    /** Undefined is left as it is, null is cleared. Throws like `create`, and NOT_FOUND. */
    update: (db: Database, actor: Writer, id: number, changes: PgUpdateSetSource<Table>): Promise<Row> =>
      staffTransaction(db, actor, (tx) => change(tx, id, changes)),

    /** The same in a transaction. */
    change,

    /** Throws NOT_FOUND. */
    remove: (db: Database, actor: Writer, id: number): Promise<void> =>
      staffTransaction(db, actor, async (tx) => {
        if (isReferredTo) await joinEntries(tx)
        if (!(await removeRow(tx, table, id))) throw none()
      }),
  }
}
