import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database.ts'

/** A row by names of columns, as PostgreSQL's `to_jsonb` writes it. */
export type StoredRow = Record<string, unknown>

/** A column that refers to the id of another table. */
export interface Reference {
  column: string
  target: string
  /** The column takes no null. */
  isRequired: boolean
}

/** References of a table, in the order of its columns; none when there is no such table. */
export async function listReferences(db: Database, table: string): Promise<Reference[]> {
  const { rows } = await db.execute<{ column: string; target: string; isRequired: boolean }>(sql`
    select attname as column, target.relname as target, attnotnull as "isRequired"
    from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      join pg_class as target on target.oid = confrelid
    where contype = 'f' and cardinality(conkey) = 1 and conrelid = to_regclass(${table})
    order by attnum`)
  return rows
}

/** Whether the database still has this table. */
export async function hasTable(tx: Transaction, table: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 where to_regclass(${table}) is not null`)
  return rows.length > 0
}

/** Whether the row exists; keeps it from being deleted until the transaction ends. */
export async function holdRow(tx: Transaction, table: string, id: unknown): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from ${sql.identifier(table)} where id = ${Number(id)} for key share`,
  )
  return rows.length > 0
}

/**
 * Inserts a row with the id that it has. Columns that it does not name get their defaults, those that the table has no more are left
 * out. A row that is there already stays as it is; another row with its slug is an error.
 */
export async function insertStoredRow(tx: Transaction, table: string, row: StoredRow): Promise<void> {
  const { name, stored, columns } = await nameColumns(tx, table, row)
  const same = row.id === undefined ? sql`` : sql`(id)`
  await tx.execute(sql`
    insert into ${name} (${columns}) overriding system value
    select ${columns} from jsonb_populate_record(null::${name}, ${stored}::jsonb)
    on conflict ${same} do nothing`)
}

/** Sets the columns that a row names in the row with its id, but for those that no change sets. */
export async function updateStoredRow(tx: Transaction, table: string, row: StoredRow): Promise<void> {
  const { id, version: _version, created_at: _createdAt, updated_at, ...set } = row
  const times = updated_at === undefined ? {} : { updated_at: new Date().toISOString() }
  const { name, stored, columns } = await nameColumns(tx, table, { ...set, ...times })
  await tx.execute(sql`
    update ${name} set (${columns}) = (select ${columns} from jsonb_populate_record(null::${name}, ${stored}::jsonb))
    where id = ${Number(id)}`)
}

/** The columns of a row that its table still has. */
async function nameColumns(tx: Transaction, table: string, row: StoredRow) {
  const stored = JSON.stringify(row)
  const { rows } = await tx.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped and attgenerated = ''
      and ${stored}::jsonb ? attname`)
  const columns = sql.join(
    rows.map((column) => sql.identifier(column.name)),
    sql`, `,
  )
  return { name: sql.identifier(table), stored, columns }
}
