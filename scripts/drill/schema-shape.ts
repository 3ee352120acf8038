import { z } from 'zod'
import type { ServingShop } from './shop.ts'

/** Relations of the shop that belong to no extension; partitions are left out, since their names are those of months. */
const OURS = `c.relnamespace = 'public'::regnamespace and not c.relispartition and not exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/** One line for each column, constraint, index, trigger, function and view; the order of columns does not count. */
const LINES = `
  select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || case when a.attnotnull then ' not null' else '' end || ' ' || a.attidentity::text || a.attgenerated::text
    || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') as line
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum where c.relkind in ('r', 'p') and ${OURS}
  union all select 'constraint ' || c.relname || ' ' || k.conname || ' ' || pg_get_constraintdef(k.oid)
  from pg_class c join pg_constraint k on k.conrelid = c.oid where ${OURS}
  union all select pg_get_indexdef(i.indexrelid)
  from pg_class c join pg_index i on i.indrelid = c.oid where ${OURS}
  union all select pg_get_triggerdef(t.oid)
  from pg_class c join pg_trigger t on t.tgrelid = c.oid where not t.tgisinternal and ${OURS}
  union all select 'view ' || c.relname || ' ' || pg_get_viewdef(c.oid)
  from pg_class c where c.relkind in ('v', 'm') and ${OURS}
  union all select pg_get_functiondef(p.oid) from pg_proc p where p.pronamespace = 'public'::regnamespace
    and p.prokind in ('f', 'p') and not exists (
      select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`

const linesSchema = z.array(z.object({ line: z.string() }))
const appliedSchema = z.array(z.object({ createdAt: z.string() }))

/** Everything in a shop's schema, each thing in a line. */
export async function readShape(shop: Pick<ServingShop, 'query'>): Promise<string[]> {
  return linesSchema.parse(await shop.query(LINES)).map(({ line }) => line)
}

/** What one schema has and the other has not, in words; empty when they are the same. */
export function compareShapes(fresh: readonly string[], upgraded: readonly string[]): string[] {
  const less = fresh.filter((line) => !upgraded.includes(line))
  const more = upgraded.filter((line) => !fresh.includes(line))
  return [...less.map((line) => `в схеме нет: ${line}`), ...more.map((line) => `в схеме лишнее: ${line}`)]
}

/** When the migrations that a database has were generated, oldest first. */
export async function listApplied(shop: Pick<ServingShop, 'query'>): Promise<string[]> {
  const rows = await shop.query(
    'select created_at::text as "createdAt" from drizzle.__drizzle_migrations order by created_at, id',
  )
  return appliedSchema.parse(rows).map(({ createdAt }) => createdAt)
}
