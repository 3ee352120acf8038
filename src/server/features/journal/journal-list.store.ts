import { desc, inArray, type SQL, sql } from 'drizzle-orm'
import { JOURNAL_ACTIONS, type JournalQuery } from '../../../contract/records/journal.ts'
import type { JournalEntity } from '../../../contract/records/record-kinds.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { journal } from './journal.table.ts'

const columns = {
  id: journal.id,
  at: journal.at,
  actorId: journal.actorId,
  actorName: journal.actorName,
  action: journal.action,
  entity: journal.entity,
  entityId: journal.entityId,
  title: journal.title,
  changes: journal.changes,
  batchId: journal.batchId,
  source: journal.source,
}
export type JournalEntryRow = Awaited<ReturnType<typeof listEntries>>[number]

/** Entries of these entities (null: of all) that match each filter. */
export interface Part extends Pick<JournalQuery, 'entityId' | 'actorId' | 'action'> {
  entities: readonly JournalEntity[] | null
  /** Numbers that begin so are left out among the shop's own entries. */
  closed?: readonly string[]
}

interface Span extends Pick<JournalQuery, 'from' | 'to' | 'before'> {
  limit: number
}

/** Ids of the entries of any of the parts, which do not overlap, newest first. */
export async function findNewest(
  tx: Transaction,
  parts: readonly Part[],
  { limit, ...span }: Span,
): Promise<number[]> {
  const end = await findEnd(tx, span)
  if (!end) return []
  await preferIndexes(tx)
  const range: Range = { start: toInstant(span.from) ?? '-infinity', end, limit }
  const found = sql.join(
    parts.map((part) => selectPart(part, range)),
    sql` union all `,
  )
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from (${found}) as found order by at desc, id desc limit ${limit}::integer`,
  )
  return rows.map(({ id }) => Number(id))
}

/** Entries by their ids, newest first. */
export function listEntries(db: Database, ids: readonly number[]) {
  return db
    .select(columns)
    .from(journal)
    .where(inArray(journal.id, [...ids]))
    .orderBy(desc(journal.at), desc(journal.id))
}

/** Instants as PostgreSQL reads them. */
interface Range {
  start: string
  /** The first entry that is too new, as the list is ordered. */
  end: { at: string; id: string }
  limit: number
}

/** Statistics that are missing or old never make PostgreSQL read and sort what an index has in order, in this transaction. */
const preferIndexes = (tx: Transaction) =>
  tx.execute(
    sql`select set_config('enable_sort', 'off', true), set_config('enable_incremental_sort', 'off', true)`,
  )

/** Null when the entry that a list continues after is gone. */
async function findEnd(tx: Transaction, { to, before }: Omit<Span, 'limit'>): Promise<Range['end'] | null> {
  // The API's times have milliseconds, the stored ones microseconds.
  const until = toInstant(to, 1) ?? 'infinity'
  if (before === undefined) return { at: until, id: '0' }
  const { rows } = await tx.execute<Range['end']>(sql`
    select least(at, ${until}::timestamptz)::text as at, case when at < ${until}::timestamptz then id else 0 end::text as id
    from ${journal} where id = ${before}::bigint`)
  return rows[0] ?? null
}

const FIRST = Date.UTC(1900, 0)
const LAST = Date.UTC(2200, 0)

/** An instant of the query, at most at the ends of all that can be: PostgreSQL knows fewer years than ISO 8601. */
const toInstant = (text: string | undefined, more = 0) =>
  text && new Date(Math.min(Math.max(Date.parse(text) + more, FIRST), LAST)).toISOString()

/**
 * The newest of a part. Its filters are one range of rows (filters, instant) in the order of the index that begins with them: with
 * plain equalities PostgreSQL may walk through all entries by time. It reads as many entries as it returns, of each entity and action
 * that it goes through.
 */
function selectPart(
  { entities, entityId, actorId, action, closed = [] }: Part,
  { start, end, limit }: Range,
): SQL {
  const isRecord = entityId !== undefined
  // What one person did with a record is looked for action by action: one index serves both, of any action and of one.
  const actions = isRecord && actorId !== undefined && !action ? JOURNAL_ACTIONS : null
  const actor: Key | undefined = actorId === undefined ? undefined : [sql`actor_id`, sql`${actorId}::bigint`]
  const entity: Key | undefined = entities ? [sql`entity`, sql`one.entity`] : undefined
  const record: Key | undefined = isRecord ? [sql`entity_id`, sql`${entityId}::text`] : undefined
  const ofAction = actions ? sql`each.action` : action && sql`${action}::text`
  const done: Key | undefined = ofAction && [sql`action`, ofAction]
  const keys = (isRecord ? [entity, record, actor, done] : [actor, entity, done]).filter(
    (key) => key !== undefined,
  )
  const names = keys.map(([name]) => name)
  const values = keys.map(([, value]) => value)
  const isOpen =
    closed.length > 0
      ? sql`and not (entity = 'system' and entity_id like any(${sql.param(closed.map((begin) => `${begin}%`))}::text[]))`
      : sql``
  const newest = sql`select id, at from ${journal}
    where ${tuple(names, sql`at`)} >= ${tuple(values, sql`${start}::timestamptz`)}
      and ${tuple(names, sql`at`, sql`id`)} < ${tuple(values, sql`${end.at}::timestamptz`, sql`${end.id}::bigint`)}
      ${isOpen}
    order by ${sql.join(
      [...names, sql`at`, sql`id`].map((name) => sql`${name} desc`),
      sql`, `,
    )} limit ${limit}::integer`
  const lists = [
    ...(entities ? [sql`unnest(${sql.param([...entities])}::text[]) as one (entity)`] : []),
    ...(actions ? [sql`unnest(${sql.param([...actions])}::text[]) as each (action)`] : []),
  ]
  if (lists.length === 0) return sql`(${newest})`
  const all = sql.join(lists, sql` cross join `)
  return sql`(select newest.id, newest.at from ${all} cross join lateral (${newest}) as newest)`
}

/** A column and the value that is looked for. */
type Key = readonly [name: SQL, value: SQL]

const tuple = (parts: readonly SQL[], ...more: readonly SQL[]) =>
  sql`(${sql.join([...parts, ...more], sql`, `)})`
