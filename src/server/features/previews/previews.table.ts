import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/db/columns.ts'

/** Links to previews; `tokenHash` is the SHA-256 of the link's secret, so that a leaked table opens nothing. */
export const previews = pgTable(
  'previews',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    entity: text().notNull(),
    entityId: integer().notNull(),
    createdById: integer(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.entity, t.entityId), index().on(t.expiresAt)],
)
