import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { type BulkChange, SCHEDULE_STATES } from '../../../../contract/catalogue/prices.ts'
import { CHANGE_TYPES, PRICE_BASES } from '../../../../domain/price/bulk-price.ts'
import { createdAt, id, moment, oneOf } from '../../../platform/db/columns.ts'
import { users } from '../../staff/staff.table.ts'

const actor = () => integer().references(() => users.id, { onDelete: 'set null' })

/** Bulk changes; `priceChange` as typed, `roundTo` in rubles, null is the specified rounding. */
export const bulkPriceChanges = pgTable(
  'bulk_price_changes',
  {
    id: id(),
    manufacturerName: text(),
    modelLine: text(),
    priceChange: text().notNull(),
    changeType: text({ enum: CHANGE_TYPES }).notNull(),
    base: text({ enum: PRICE_BASES }).notNull().default('price'),
    roundTo: integer(),
    count: integer().notNull(),
    actorId: actor(),
    actorName: text().notNull(),
    changedAt: createdAt(),
    undoneAt: moment(),
  },
  (t) => [
    check('bulk_price_changes_type', oneOf('change_type', CHANGE_TYPES)),
    check('bulk_price_changes_base', oneOf('base', PRICE_BASES)),
    index().on(t.actorId),
  ],
)

/**
 * Prices planned for an hour: of one product (`productId`, `price` in kopecks) or a bulk change (`bulk`, as the API takes it).
 * `expected` are the prices at the time of planning, by product: what changed since is left alone and named in `leftIds`.
 */
export const scheduledPrices = pgTable(
  'scheduled_prices',
  {
    id: id(),
    effectiveAt: moment().notNull(),
    productId: integer(),
    price: integer(),
    bulk: jsonb().$type<BulkChange>(),
    expected: jsonb().$type<Record<string, number | null>>().notNull().default({}),
    state: text({ enum: SCHEDULE_STATES }).notNull().default('planned'),
    leftIds: jsonb().$type<number[]>().notNull().default([]),
    createdById: integer(),
    createdByName: text().notNull(),
    createdAt: createdAt(),
    doneAt: moment(),
    /** When somebody said on the dashboard that they have seen what was left. */
    seenAt: moment(),
  },
  (t) => [
    check('scheduled_prices_state', oneOf('state', SCHEDULE_STATES)),
    check('scheduled_prices_one', sql`("product_id" is null) = ("bulk" is not null)`),
    index().on(t.state, t.effectiveAt),
  ],
)
