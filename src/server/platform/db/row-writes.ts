import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { AppError } from '../../app-error.ts'
import type { Database } from './database.ts'
import { hasId, insertRow, removeRow, updateRow } from './rows.ts'
import { staffTransaction } from './staff-transaction.ts'
import type { Writer } from './versioned.ts'

type RowTable = PgTable & { id: PgColumn; version?: PgColumn }

interface RowKind<Table extends RowTable, Row> {
  table: Table
  /** What the contract says of a stored row. */
  toContract: (row: Table['$inferSelect']) => Row
  /** Message for one that does not exist. */
  missing: string
}

/** Require, create, update and remove of a table whose rows have no rules but those of contract and foreign keys. */
export function createRowWrites<Table extends RowTable, Row>({
  table,
  toContract,
  missing,
}: RowKind<Table, Row>) {
  const none = () => new AppError('NOT_FOUND', missing)

  /** The row as staff see it. Throws NOT_FOUND. */
  async function require(db: Database, id: number): Promise<Row> {
    const [found] = await db.select({ row: table }).from<PgTable>(table).where(hasId(table.id, id))
    if (!found) throw none()
    return toContract(found.row)
  }

  return {
    require,

    /** Throws BAD_REQUEST for a reference to a row that does not exist. */
    create: (db: Database, actor: Writer, row: PgInsertValue<Table>): Promise<Row> =>
      staffTransaction(db, actor, async (tx) => toContract(await insertRow(tx, table, row))),

    /** Undefined is left as it is, null is cleared. Throws like `create`, and NOT_FOUND. */
    update: (db: Database, actor: Writer, id: number, changes: PgUpdateSetSource<Table>): Promise<Row> =>
      staffTransaction(db, actor, async (tx) => {
        await updateRow(tx, table, id, changes)
        return require(tx, id)
      }),

    /** Throws NOT_FOUND. */
    remove: (db: Database, actor: Writer, id: number): Promise<void> =>
      staffTransaction(db, actor, async (tx) => {
        if (!(await removeRow(tx, table, id))) throw none()
      }),
  }
}
