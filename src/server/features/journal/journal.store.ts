import { and, desc, eq, gt, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { JournalAction } from '../../../contract/records/journal.ts'
import type { JournalEntity } from '../../../contract/records/record-kinds.ts'
import type { FormEntity, VersionedEntity } from '../../../contract/records/records.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { type JournalChange, journal } from './journal.table.ts'

/**
 * The newest entry of a change of a record; null without one. The channels are told apart among the settings: without a row. Of those
 * only entries with a version changed what admins set (0040_channel_authors); older ones count while there are no others.
 */
export async function findLastEntry(db: Database, entity: FormEntity, id: number) {
  const ofSettings = { settings: isNotNull(journal.rowAfter), channels: isNull(journal.rowAfter) }
  const [row] = await db
    .select({ at: journal.at, actorName: journal.actorName })
    .from(journal)
    .where(
      and(
        eq(journal.entity, entity === 'channels' ? 'settings' : entity),
        eq(journal.entityId, String(id)),
        entity === 'settings' || entity === 'channels' ? ofSettings[entity] : undefined,
      ),
    )
    .orderBy(...(entity === 'channels' ? [isNull(journal.version)] : []), desc(journal.at), desc(journal.id))
    .limit(1)
  return row ?? null
}

/** Who set a field of these records last, and when. */
export async function listLastSetters(
  db: Database,
  entity: VersionedEntity,
  field: string,
  ids: readonly number[],
) {
  if (ids.length === 0) return []
  return await db
    .selectDistinctOn([journal.entityId], {
      entityId: journal.entityId,
      actorName: journal.actorName,
      at: journal.at,
    })
    .from(journal)
    .where(
      and(
        eq(journal.entity, entity),
        sql`${journal.entityId} = any(${sql.param(ids.map(String))}::text[])`,
        sql`${journal.changes} @> ${JSON.stringify([{ field }])}::jsonb`,
      ),
    )
    .orderBy(journal.entityId, desc(journal.id))
}

/** Numbers of those who have set a field of a record since a moment, the last one first; null is the program itself. */
export async function listSetters(
  db: Database | Transaction,
  { entity, id, field }: { entity: JournalEntity; id: number; field: string },
  since: Date,
): Promise<(number | null)[]> {
  const rows = await db
    .select({ actorId: journal.actorId })
    .from(journal)
    .where(
      and(
        eq(journal.entity, entity),
        eq(journal.entityId, String(id)),
        gt(journal.at, since),
        sql`${journal.changes} @> ${JSON.stringify([{ field }])}::jsonb`,
      ),
    )
    .orderBy(desc(journal.at), desc(journal.id))
  return rows.map(({ actorId }) => actorId)
}

/** Values of records, or of all of an entity, of which one has to have changed: by their paths in a row. */
export interface WantedChange {
  key: string
  entity: VersionedEntity
  /** Null: whichever. */
  ids: readonly string[] | null
  /** Key of a page of texts; null for other records. */
  page: string | null
  paths: readonly (readonly string[])[]
}

/** The newest change that a person made to one of the values of each key; keys of which the journal does not know are left out. */
export async function listNewestChanges(db: Database, wanted: readonly WantedChange[]) {
  const { rows } = await db.execute<{ key: string; at: string; by: string }>(sql`
    select distinct on (wanted.key) wanted.key, to_json(found.at) #>> '{}' as at, found.by
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as wanted (key text, entity text, ids text[], page text, paths jsonb)
    cross join lateral (
      select at, actor_name as by from ${journal} as entry
      where entry.entity = wanted.entity and entry.actor_id is not null
        and (wanted.ids is null or entry.entity_id = any (wanted.ids))
        and (wanted.page is null or coalesce(entry.row_after, entry.row_before) ->> 'key' = wanted.page)
        and exists (
          select from jsonb_array_elements(wanted.paths) as one (path)
            cross join lateral (select array(select jsonb_array_elements_text(one.path)) as place) as way
          where entry.row_before #> place is distinct from entry.row_after #> place)
      order by entry.at desc, entry.id desc
      limit 1
    ) as found
    order by wanted.key, found.at desc`)
  return rows
}

/**
 * Removes the oldest month if it is beyond the retention in the settings; returns how many entries. Throws `isLockBusy` when others
 * write into the journal for long.
 */
export async function removeOldestMonth(db: Database): Promise<number> {
  const { rows } = await db.execute<{ removed: string }>(sql`select forget_journal() as removed`)
  return Number(rows[0]?.removed ?? 0)
}

/** What happened, when it was no change of a row. */
export interface JournalEvent {
  action: JournalAction
  entity: JournalEntity
  entityId: string
  title: string
  /** What of the record it was about; by default nothing. */
  changes?: JournalChange[]
  /** Tells events of one action apart. */
  source?: string
}

/** An account, as the journal names it. */
export interface JournalActor {
  id: number
  username: string
  fullName: string | null
}

/** Stores an event. Without `actor` it is that of the transaction; null is somebody unknown. */
export async function insertEvent(
  db: Database | Transaction,
  event: JournalEvent,
  actor?: JournalActor | null,
): Promise<void> {
  const own = actor === undefined
  await db.insert(journal).values({
    ...event,
    at: sql`clock_timestamp()`,
    actorId: own ? sql`journal_actor()` : (actor?.id ?? null),
    actorName: own ? sql`journal_actor_name()` : actor ? actor.fullName || actor.username : 'неизвестный',
  })
}

/** Whether an event of a record with this source was stored within the last so many seconds. */
export async function hasEvent(
  db: Database,
  { entity, entityId, source }: Pick<JournalEvent, 'entity' | 'entityId' | 'source'>,
  seconds: number,
): Promise<boolean> {
  const found = await db
    .select({ id: journal.id })
    .from(journal)
    .where(
      and(
        eq(journal.entity, entity),
        eq(journal.entityId, entityId),
        gt(journal.at, sql`clock_timestamp() - make_interval(secs => ${seconds})`),
        source === undefined ? isNull(journal.source) : eq(journal.source, source),
      ),
    )
    .limit(1)
  return found.length > 0
}

/**
 * What was deleted or hidden since then (null: in the last minute), with the row before. A minute more is read: an entry has the time
 * at which its transaction began.
 */
export async function listHiddenRows(db: Database, since: Date | null) {
  const from = sql`coalesce(${since?.toISOString() ?? null}::timestamptz, now()) - interval '1 minute'`
  const isHidden = sql`${journal.changes} @> '[{"field": "published", "before": true, "after": false}]'`
  return await db
    .select({ entity: journal.entity, entityId: journal.entityId, row: journal.rowBefore })
    .from(journal)
    .where(and(gte(journal.at, from), or(eq(journal.action, 'delete'), isHidden)))
}

/** The database's clock. */
export async function readClock(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select now()::text as now`)
  return new Date(rows[0]?.now ?? Number.NaN)
}

/** Entries of a bulk change, oldest first, with the rows before and after. */
export function listBatchEntries(db: Database, batchId: string) {
  return db
    .select({
      entity: journal.entity,
      entityId: journal.entityId,
      title: journal.title,
      rowBefore: journal.rowBefore,
      rowAfter: journal.rowAfter,
    })
    .from(journal)
    .where(eq(journal.batchId, batchId))
    .orderBy(journal.id)
}
