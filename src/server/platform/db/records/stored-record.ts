import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { listReferences, type StoredRow } from './stored-rows.ts'

/**
 * The database in which this row stands alone in its table, as it once was: what reads records reads that state, with today's names
 * of what it refers to. What it cannot be without and is gone has only its id. Columns that the row does not know are as today. For
 * reading only.
 */
export async function withStoredRow(db: Database, table: string, row: StoredRow): Promise<Database> {
  const name = sql.identifier(table)
  const stored = JSON.stringify(row)
  const references = (await listReferences(db, table)).filter(({ isRequired }) => isRequired)
  // Within its own definition the name still means the table itself, afterwards what is defined.
  const shadows = references.map(({ column, target: other }) => {
    const id = JSON.stringify({ id: row[column] })
    const target = sql.identifier(other)
    return db.$with(other, {}).as(sql`
      select * from ${target} union all
      select * from jsonb_populate_record(null::${target}, ${id}::jsonb) as gone
      where not exists (select from ${target} as present where present.id = gone.id)`)
  })
  const was = db.$with(table, {}).as(sql`
    select * from jsonb_populate_record(
      (select present from ${name} as present where id = (${stored}::jsonb ->> 'id')::int), ${stored}::jsonb)`)
  return Object.assign(Object.create(db), { select: db.with(...shadows, was).select })
}
