import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import type { Transaction } from '../database.ts'
import { applyMigrations } from '../migration/apply-migrations.ts'
import { MIGRATION_LOCK, requireCyrillic } from '../migration/migrate.ts'
import { runAll } from '../migration/run-all.ts'
import { PORTABLE_SETTINGS, type Snapshot, type SpooledTable } from './copy-out.ts'
import {
  COPIED_BY_FORMER,
  type CopiedSchema,
  type CopiedSequence,
  type CopiedTable,
  isEmptyDatabase,
  NOT_COPIED,
  quoted,
  readSchema,
  readSequences,
} from './schema.ts'

type Client = Transaction['$client']

/** Why a snapshot does not go into a database; nothing is written then, because the transaction is rolled back. */
export class SnapshotRefused extends Error {
  readonly reason: 'not-empty' | 'other-schema' | 'other-parts' | 'low-sequence' | 'other-rows'
  constructor(reason: SnapshotRefused['reason']) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Makes a shop's database of an empty one: the schema of the snapshot's time, its rows without any trigger at work, its
 * references checked, then the later migrations. Throws SnapshotRefused. Needs no superuser: the tables are this user's own.
 */
export async function loadSnapshot(
  { $client: client }: Transaction,
  { tables, sequences, migrations, fingerprint }: Omit<Snapshot, 'postgres'>,
  fileOf: (table: string) => string,
): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  if (!(await isEmptyDatabase(client))) throw new SnapshotRefused('not-empty')
  await requireCyrillic(client)
  await client.query(PORTABLE_SETTINGS)
  const last = migrations.at(-1)?.createdAt ?? 0
  await applyMigrations(client, { to: last })
  const schema = await findSchema(client, fingerprint)
  if (!schema) throw new SnapshotRefused('other-schema')
  const partsOf = (told: readonly CopiedTable[], counted: readonly CopiedSequence[]) =>
    JSON.stringify([told.map(({ name, columns }) => [name, columns]), counted.map(({ name }) => name)])
  if (partsOf(tables, sequences) !== partsOf(schema.tables, await readSequences(client)))
    throw new SnapshotRefused('other-parts')
  const lost = await findLostReferences(client)
  const references = await dropReferences(client)
  const triggers = await silenceTriggers(client)
  const names = tables.map(({ name }) => `public.${quoted(name)}`)
  // Migrations fill some tables.
  await client.query(`truncate ${names.join(', ')}`)
  for (const table of tables) {
    if (!COPIED_BY_FORMER.includes(table.name)) await loadTable(client, table, fileOf(table.name))
  }
  await runAll(client, lost)
  await setSequences(client, sequences)
  // Read with the rows: a sequence behind them would be further than was told.
  const reached = new Map((await readSequences(client)).map((one) => [one.name, one]))
  const isLow = sequences.some(({ name, last: value }) => reached.get(name)?.last !== value)
  if (isLow || sequences.some(({ name, isCalled }) => reached.get(name)?.isCalled !== isCalled))
    throw new SnapshotRefused('low-sequence')
  await runAll(client, [...references, ...triggers])
  await applyMigrations(client, { from: last })
}

/** The schema that a snapshot was made of: as this program reads it, or as the former one that worked on it; null for another one. */
async function findSchema(client: Client, fingerprint: string): Promise<CopiedSchema | null> {
  for (const more of [[], COPIED_BY_FORMER]) {
    const schema = await readSchema(client, more)
    if (schema.fingerprint === fingerprint) return schema
  }
  return null
}

async function loadTable(client: Client, { name, columns, rows }: SpooledTable, file: string): Promise<void> {
  const list = columns.map(quoted).join(', ')
  const writing = client.query(copyFrom(`copy public.${quoted(name)} (${list}) from stdin`))
  await pipeline(createReadStream(file), writing)
  if (writing.rowCount !== rows) throw new SnapshotRefused('other-rows')
}

const setSequences = (client: Client, sequences: readonly CopiedSequence[]) =>
  client.query(
    `select setval(name::regclass, last, is_called)
    from unnest($1::text[], $2::bigint[], $3::boolean[]) as told (name, last, is_called)`,
    [
      sequences.map(({ name }) => `public.${quoted(name)}`),
      sequences.map(({ last }) => last),
      sequences.map(({ isCalled }) => isCalled),
    ],
  )

/** Statements that empty the columns of copied rows which named rows of tables that are not copied, as a session: what may have none stays without. */
async function findLostReferences(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class named on named.oid = k.confrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not a.attnotnull
      and named.relname = any ($1) and c.relname <> all ($1)`,
    [NOT_COPIED],
  )
  return rows.map(
    ({ table, column }) =>
      `update public.${quoted(table)} set ${quoted(column)} = null where ${quoted(column)} is not null`,
  )
}

/** Takes the foreign keys away, so that the order of tables does not matter. Returns statements that put them back, checked. */
async function dropReferences(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`)
  await runAll(
    client,
    rows.map(({ table, name }) => `alter table ${table} drop constraint ${quoted(name)}`),
  )
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition}`,
  )
}

/** How a trigger's state (`tgenabled`) is said in ALTER TABLE. */
const ENABLE: Readonly<Record<string, string>> = {
  O: 'enable',
  A: 'enable always',
  R: 'enable replica',
  D: 'disable',
}

/** Switches our triggers off: rows come as they were, and append-only tables take them. Returns statements that undo it. */
async function silenceTriggers(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; state: string }>(`
    select tgrelid::regclass::text as table, tgname as name, tgenabled::text as state
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace`)
  await runAll(
    client,
    rows.map(({ table, name }) => `alter table ${table} disable trigger ${quoted(name)}`),
  )
  return rows.map(({ table, name, state }) => `alter table ${table} ${ENABLE[state]} trigger ${quoted(name)}`)
}
