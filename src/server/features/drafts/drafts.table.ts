import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, version } from '../../platform/db/columns.ts'

/** Working drafts over published records: one for each record. */
export const drafts = pgTable(
  'drafts',
  {
    entity: text().notNull(),
    entityId: integer().notNull(),
    /** Fields of the record's own write, by their names in the API; JSON null once published or thrown away, its version goes on. */
    draft: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Version of the draft. */
    version: version(),
    /** Version of the record that the draft was begun over. */
    baseVersion: integer().notNull(),
    updatedAt: moment().notNull().defaultNow(),
    updatedById: integer(),
    updatedBy: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.entity, t.entityId] })],
)
