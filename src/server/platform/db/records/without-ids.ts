import { type SQL, sql } from 'drizzle-orm'

/** A JSON list of ids without those that are gone, in its order. */
export const withoutIds = (list: SQL, gone: readonly number[]): SQL => sql`(
  select coalesce(jsonb_agg(id order by place), '[]') from jsonb_array_elements(${list}) with ordinality as one(id, place)
  where id <> all(select to_jsonb(unnest(${sql.param([...gone])}::int[]))))`
