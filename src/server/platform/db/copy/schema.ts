import { createHash } from 'node:crypto'
import type { Transaction } from '../database.ts'

type Client = Transaction['$client']

/** A table of the shop with the columns that COPY reads and writes. */
export interface CopiedTable {
  name: string
  columns: string[]
}

/** Where a sequence stands; `last` is a bigint. */
export interface CopiedSequence {
  name: string
  last: string
  isCalled: boolean
}

/** A migration as Drizzle notes it: when it was generated, ms, and the hash of its text. */
export interface AppliedMigration {
  createdAt: number
  hash: string
}

/** Everything in the shop's schema that is not a row. */
export interface CopiedSchema {
  tables: CopiedTable[]
  migrations: AppliedMigration[]
  /** Hash of all tables with names and types of their columns. */
  fingerprint: string
}

/** Sessions, sign-ins and new passwords that are under way stay where they are: after a restore everybody signs in again. Counts of calls are over within minutes. */
export const NOT_COPIED: readonly string[] = [
  'sessions',
  'sign_in_tickets',
  'passkey_challenges',
  'password_resets',
  'call_counts',
]

/** Those of them that the program before their migration (0063, 0064) takes for content, when it makes a backup on this schema. */
export const COPIED_BY_FORMER: readonly string[] = ['passkey_challenges', 'password_resets']

/** Relations of the schema that belong to no extension. */
const OURS = `c.relnamespace = 'public'::regnamespace and not exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/**
 * Reads tables, columns and applied migrations; without any where the shop has never been started. `more` are tables that are else left
 * out.
 */
export async function readSchema(client: Client, more: readonly string[] = []): Promise<CopiedSchema> {
  const { rows } = await client.query<{ table: string; column: string; type: string; generated: boolean }>(`
    select c.relname as table, a.attname as column, a.attgenerated <> '' as generated,
      format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and ${OURS} order by c.relname collate "C", a.attname collate "C"`)
  const copied = rows.filter(({ table }) => more.includes(table) || !NOT_COPIED.includes(table))
  const tables = [...Map.groupBy(copied, ({ table }) => table)].map(([name, columns]) => ({
    name,
    columns: columns.filter(({ generated }) => !generated).map(({ column }) => column),
  }))
  const lines = copied.map(({ table, column, type }) => `${table}.${column} ${type}`)
  const fingerprint = createHash('sha256').update(lines.join('\n')).digest('hex')
  return { tables, migrations: await listApplied(client), fingerprint }
}

/** Migrations of this database, oldest first; none when the shop has never been started. */
async function listApplied(client: Client): Promise<AppliedMigration[]> {
  const { rows: found } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name")
  if (found[0]?.name === null) return []
  const { rows } = await client.query<{ createdAt: string; hash: string }>(
    'select created_at::text as "createdAt", hash from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ createdAt, hash }) => ({ createdAt: Number(createdAt), hash }))
}

/** Whether the database holds anything of a shop, or of somebody else. */
export async function isEmptyDatabase(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(`
    select not exists (select from pg_class c where c.relkind in ('r', 'p', 'v', 'm', 'S') and ${OURS})
      and to_regnamespace('drizzle') is null and to_regnamespace('graphile_worker') is null as empty`)
  return rows[0]?.empty ?? false
}

/** Where all sequences stand, which is not bound to a transaction: at least at the highest row of their columns. */
export async function readSequences(client: Client): Promise<CopiedSequence[]> {
  const { rows } = await client.query<{ name: string; table: string | null; column: string | null }>(`
    select c.relname as name, t.relname as table, a.attname as column from pg_class c
    left join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')
      and d.refclassid = 'pg_class'::regclass and d.refobjsubid > 0
    left join pg_class t on t.oid = d.refobjid
    left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where c.relkind = 'S' and ${OURS} order by c.relname collate "C"`)
  const states = rows.map(({ name, table, column }) => {
    const highest = table && column ? `(select max(${quoted(column)}) from public.${quoted(table)})` : 'null'
    return `select '${name.replaceAll("'", "''")}' as name, greatest(last_value, ${highest})::text as last,
      is_called or coalesce(last_value <= ${highest}, false) as "isCalled" from public.${quoted(name)}`
  })
  if (states.length === 0) return []
  const { rows: found } = await client.query<CopiedSequence>(
    `select * from (${states.join(' union all ')}) as one order by name collate "C"`,
  )
  return found
}

/** A name as SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
