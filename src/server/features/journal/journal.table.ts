import { asc, desc, sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../../platform/db/columns.ts'

/** One changed field; `field` is the API's name, values are raw. */
export interface JournalChange {
  field: string
  before: unknown
  after: unknown
}

/** A stored row as PostgreSQL's `to_jsonb` writes it: names of columns, without secrets. */
export type JournalRow = Record<string, unknown>

/**
 * What happened to records, written by triggers (migrations 0016_request_work, 0019_records, 0036_inquiry_parts). Append-only: UPDATE, DELETE and
 * TRUNCATE raise an error; entries older than the retention leave by `forget_journal()` alone (0039_journal_by_months). Holds no name, phone, e-mail,
 * message or address of a visitor and nothing that staff typed about one, so that erasing a person changes nothing here.
 */
export const journal = pgTable(
  'journal',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: createdAt(),
    /** No reference: the journal keeps the number of an account that is gone. */
    actorId: integer(),
    /** «система» for a write without an actor. */
    actorName: text().notNull(),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    title: text().notNull().default(''),
    changes: jsonb().$type<JournalChange[]>().notNull().default([]),
    /** The whole row before and after; null for inquiries and for what is no change of a row. */
    rowBefore: jsonb().$type<JournalRow>(),
    rowAfter: jsonb().$type<JournalRow>(),
    /** Version of the record that this entry made; of a deletion the last one. */
    version: integer(),
    /** The same for all entries of one bulk change. */
    batchId: text(),
    /** How a price was changed (`shop.journal_source`): `single`, `bulk`, `undo`; of inquiries `merge`, and `part` for a note
     * or a photo that came or went; of sign-ins `refused` for one that came too early,
     * `second-step` for the right password before its second step, `recovery` for one by a recovery code,
     * `passkey` for one by a passkey, `copied-passkey` for a passkey whose counter has not risen,
     * `ended` for a session that was ended from another device, `reset` for a new password by letter;
     * null for every other way. */
    source: text().default(sql`nullif(current_setting('shop.journal_source', true), '')`),
  },
  (t) => [
    // The list is in the order of `at`: each filter, and all of them together, has an index in that order (`journal.store.ts`).
    index().on(t.entity, t.entityId, t.at, t.id),
    // One record may have many entries, and a few of an action or a person among them.
    index().on(t.entity, t.entityId, t.action, t.at, t.id),
    index().on(t.entity, t.entityId, t.actorId, t.action, t.at, t.id),
    index().on(t.at, t.id),
    index().on(t.entity, t.at, t.id),
    index().on(t.actorId, t.at, t.id),
    index().on(t.action, t.at, t.id),
    // Pairs that are rarely or never together are found without reading all of either.
    index().on(t.entity, t.action, t.at, t.id),
    index().on(t.actorId, t.entity, t.at, t.id),
    index().on(t.actorId, t.action, t.at, t.id),
    index().on(t.actorId, t.entity, t.action, t.at, t.id),
    index().on(t.batchId),
  ],
)

/**
 * The order of one record's entries, newest first: by the versions that they made, which no clock that was put back misplaces. Prices from
 * before the journal have none and are the oldest.
 */
export const NEWEST_OF_RECORD = [
  sql`${journal.version} desc nulls last`,
  desc(journal.at),
  desc(journal.id),
] as const

/** The same, oldest first. */
export const OLDEST_OF_RECORD = [
  sql`${journal.version} asc nulls first`,
  asc(journal.at),
  asc(journal.id),
] as const
