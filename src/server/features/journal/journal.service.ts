import path from 'node:path'
import {
  JOURNAL_ENTITIES,
  type JournalAction,
  type JournalEntry,
  type JournalQuery,
} from '../../../contract/records/journal.ts'
import { findRecordField } from '../../../contract/records/record-fields.ts'
import type { JournalEntity } from '../../../contract/records/record-kinds.ts'
import type { FormEntity, VersionedEntity } from '../../../contract/records/records.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { hasRight } from '../../../domain/staff/rights.ts'
import { cutPart } from '../../../lib/cut-part.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { isLockBusy } from '../../platform/db/database-error.ts'
import { lockMark } from '../../platform/db/lock-mark.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { maySee } from '../../platform/http/rights.ts'
import {
  findLastEntry,
  hasEvent,
  insertEvent,
  type JournalActor,
  type JournalEvent,
  listBatchEntries,
  listHiddenRows,
  listLastSetters,
  listNewestChanges,
  readClock,
  removeOldestMonth,
  type WantedChange,
} from './journal.store.ts'
import type { JournalRow } from './journal.table.ts'
import { findNewest, type JournalEntryRow, listEntries, type Part } from './journal-list.store.ts'

export { listSetters } from './journal.store.ts'

const DEFAULT_LIMIT = 50

/** Actions of the entity `sessions` alone. */
const SIGN_INS: readonly JournalAction[] = ['login', 'login-failed', 'logout']

/** What a manager does not see, but for his own sign-ins. */
const HIDDEN: ReadonlySet<JournalEntity> = new Set(['users', 'settings', 'sessions'])

/** Beginnings of numbers of the shop's own entries that tell what closed parts hold: drafts thrown away and plans cancelled. */
const listClosed = (reader: CurrentUser): string[] => [
  ...JOURNAL_ENTITIES.filter((entity) => !maySee(reader, entity)).map((entity) => `draft-${entity}-`),
  ...(hasRight(reader, 'prices') ? [] : ['scheduled-price-']),
]

/** Who changed a record last and when; both null when the journal does not know. */
export async function describeLastChange(
  db: Database,
  entity: FormEntity,
  id: number,
): Promise<{ changedBy: string | null; changedAt: string | null }> {
  const last = await findLastEntry(db, entity, id)
  return { changedBy: last?.actorName ?? null, changedAt: last?.at.toISOString() ?? null }
}

/** Who set a field of these records last and when, by the record's number; those of which the journal does not know are left out. */
export async function describeLastSetters(
  db: Database,
  entity: VersionedEntity,
  field: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { by: string; since: string }>> {
  const rows = await listLastSetters(db, entity, field, ids)
  return new Map(
    rows.map(({ entityId, actorName, at }) => [Number(entityId), { by: actorName, since: at.toISOString() }]),
  )
}

/** Who last changed one of the values of each key, and when; keys of which the journal does not know are left out. */
export async function describeNewestChanges(
  db: Database,
  wanted: readonly WantedChange[],
): Promise<ReadonlyMap<string, { by: string; at: string }>> {
  const newest = await listNewestChanges(db, wanted)
  return new Map(newest.map(({ key, by, at }) => [key, { by, at: new Date(at).toISOString() }]))
}

/** Entries that this reader may see, newest first; `next` continues the list, null at its end. */
export async function listJournal(
  db: Database,
  reader: CurrentUser,
  query: JournalQuery,
): Promise<{ entries: JournalEntry[]; next: number | null }> {
  const limit = query.limit ?? DEFAULT_LIMIT
  const parts = listSeen(reader, query)
  // Nothing is looked for where nothing can be found.
  if (parts.length === 0) return { entries: [], next: null }
  const ids = await inTransaction(db, (tx) => findNewest(tx, parts, { ...query, limit: limit + 1 }))
  const rows = await listEntries(db, ids)
  const { shown, next } = cutPart(rows, limit, ({ id }) => id)
  return { entries: shown.map((row) => toEntry(row, reader)), next }
}

/** What this reader may see of what is asked for. */
function listSeen(reader: CurrentUser, query: JournalQuery): Part[] {
  const { id, role } = reader
  const { entityId, actorId, action } = query
  const isSignIn = SIGN_INS.some((one) => one === action)
  if (isSignIn && (query.entity ?? 'sessions') !== 'sessions') return []
  const entity = isSignIn ? 'sessions' : query.entity
  const part = (entities: Part['entities']): Part => ({ entities, entityId, actorId, action })
  if (role === 'admin') {
    // A number is found by its index when the entities are named.
    if (!entity) return [part(entityId === undefined ? null : JOURNAL_ENTITIES)]
    return [part([entity])]
  }
  const others = (entity ? [entity] : JOURNAL_ENTITIES).filter(
    (one) => !HIDDEN.has(one) && maySee(reader, one),
  )
  const own = (entity ?? 'sessions') === 'sessions' && (actorId ?? id) === id && (isSignIn || !action)
  return [
    ...(others.length > 0 ? [{ ...part(others), closed: listClosed(reader) }] : []),
    ...(own ? [{ ...part(['sessions']), actorId: id }] : []),
  ]
}

/**
 * Writes what is no change of a row: sign-ins, exports, backups. Without `actor` it is that of the transaction («система»
 * without one); null is somebody unknown.
 */
export function recordEvent(
  db: Database | Transaction,
  event: JournalEvent,
  actor?: JournalActor | null,
): Promise<void> {
  return insertEvent(db, event, actor)
}

/**
 * The same, at most once in so many seconds for a record and a source: whoever repeats it without end does not fill the journal, which
 * nobody can empty.
 */
export async function recordSeldom(
  db: Database,
  event: JournalEvent,
  { actor, seconds }: { actor: JournalActor | null; seconds: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockMark(tx, `event:${event.entity}:${event.entityId}:${event.source}`)
    if (!(await hasEvent(tx, event, seconds))) await insertEvent(tx, event, actor)
  })
}

/**
 * Removes entries older than the settings say (`journalRetentionYears`), month by month: those who write wait for one at most. Returns
 * how many, and whether all of them went; not so while others write for long.
 */
export async function forgetOldEntries(db: Database): Promise<{ removed: number; isDone: boolean }> {
  let removed = 0
  try {
    for (let month = -1; month !== 0; removed += month) month = await removeOldestMonth(db)
    return { removed, isDone: true }
  } catch (error) {
    if (isLockBusy(error)) return { removed, isDone: false }
    throw error
  }
}

/** Where a backup made elsewhere lies on the server is for admins: a manager sees the file's name alone. */
const titleFor = ({ role }: CurrentUser, { entity, action, title }: Omit<JournalEntryRow, 'source'>) =>
  role !== 'admin' && entity === 'system' && action === 'backup' ? path.basename(title) : title

/** Of sign-ins alone readers see the source: others say the same in their changes. */
const toEntry = ({ source, ...row }: JournalEntryRow, reader: CurrentUser): JournalEntry => ({
  ...row,
  ...(row.entity === 'sessions' && source !== null ? { source } : {}),
  title: titleFor(reader, row),
  at: row.at.toISOString(),
  changes: row.changes.map(({ field, before, after }) => ({
    field,
    label: findRecordField(row.entity, field)?.label ?? field,
    before: before ?? null,
    after: after ?? null,
  })),
})

/** A record that strangers do not see any more: its number, and its slug if it had one. */
interface HiddenRecord {
  entity: string
  id: string
  slug: string | null
}

/** Records that were deleted or hidden since the last look (null: lately), and the moment of this look. */
export async function listHidden(
  db: Database,
  since: Date | null,
): Promise<{ records: HiddenRecord[]; at: Date }> {
  const at = await readClock(db)
  const rows = await listHiddenRows(db, since)
  const records = rows.map(({ entity, entityId, row }) => ({
    entity,
    id: entityId,
    slug: typeof row?.slug === 'string' ? row.slug : null,
  }))
  return { records, at }
}

/** What a bulk change did to records of one kind: each with its row before and after, in the order of the change. */
export async function listBatch(
  db: Database,
  batchId: string,
  entity: JournalEntity,
): Promise<{ id: number; title: string; before: JournalRow | null; after: JournalRow | null }[]> {
  const entries = await listBatchEntries(db, batchId)
  return entries
    .filter((entry) => entry.entity === entity)
    .map(({ entityId, title, rowBefore, rowAfter }) => ({
      id: Number(entityId),
      title,
      before: rowBefore,
      after: rowAfter,
    }))
}
