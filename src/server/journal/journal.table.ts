import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../db/columns.ts'

/** One changed field; `field` is the API's name, values are raw. */
export interface JournalChange {
  field: string
  before: unknown
  after: unknown
}

/**
 * What happened to records, written by triggers (migration 0016_request_work). Append-only: UPDATE, DELETE and TRUNCATE raise an
 * error. Holds no name, phone, e-mail, message or address of a visitor; what staff typed (reason, wished date) is taken out when
 * the person is erased (migration 0017_consent_texts).
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
  },
  (t) => [index().on(t.entity, t.entityId, t.id)],
)
