import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { hasGotNoOther, type Unlinked } from './trash.store.ts'

const those = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::int[])`

/** Names of those rows that exist, by id. */
export async function listNames(
  db: Database,
  table: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`select id, name from ${sql.identifier(table)} where id = ${those(ids)}`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Those of the slugs that rows of the table have. */
export async function listTakenSlugs(
  db: Database,
  table: string,
  slugs: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from ${sql.identifier(table)} where slug = any(${sql.param([...slugs])}::text[])`,
  )
  return new Set(rows.map(({ slug }) => slug))
}

/** How many of the rows exist and get their reference back with the record. */
export async function countUnlinked(db: Database, unlinked: Unlinked): Promise<number> {
  const { table, column, ids } = unlinked
  const name = sql.identifier(table)
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${name}
    where id = ${those(ids)} and ${sql.identifier(column)} is null and ${hasGotNoOther(unlinked, sql`${name}.id`)}`)
  return rows[0]?.count ?? 0
}
