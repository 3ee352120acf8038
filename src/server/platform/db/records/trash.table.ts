import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns.ts'
import type { StoredRow } from './stored-rows.ts'

/**
 * Deleted records until they are restored or purged; rows come from the trigger `keep_in_trash` (migration 0019_records), so that a
 * deletion by whatever way gets here.
 */
export const trash = pgTable(
  'trash',
  {
    entity: text().notNull(),
    entityId: integer().notNull(),
    title: text().notNull(),
    /** The deleted row, by names of columns. */
    row: jsonb().$type<StoredRow>().notNull(),
    /** Ids of rows that lost their reference, by `table.column`. */
    links: jsonb().$type<Record<string, number[]>>().notNull().default({}),
    /** Rows that were deleted with it, by `table.column`. */
    parts: jsonb().$type<Record<string, StoredRow[]>>().notNull().default({}),
    deletedAt: createdAt(),
    deletedById: integer(),
    deletedBy: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.entity, t.entityId] }), index().on(t.deletedAt)],
)
