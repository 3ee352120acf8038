import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { PRICE_SOURCES } from '../../contract/prices.ts'
import { CHANGE_TYPES, PRICE_BASES } from '../../lib/bulk-price.ts'
import { createdAt, id, moment, oneOf } from '../db/columns.ts'
import { users } from '../staff/staff.table.ts'
import { products } from './catalogue.table.ts'

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

/** Price records, in kopecks; with the actor's name at that time. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    oldPrice: integer(),
    newPrice: integer(),
    oldInstallationPrice: integer(),
    newInstallationPrice: integer(),
    source: text({ enum: PRICE_SOURCES }).notNull(),
    bulkId: integer().references(() => bulkPriceChanges.id, { onDelete: 'set null' }),
    actorId: actor(),
    actorName: text().notNull(),
    changedAt: createdAt(),
  },
  (t) => [
    check('price_changes_source', oneOf('source', PRICE_SOURCES)),
    index().on(t.productId, t.id),
    index().on(t.bulkId),
    index().on(t.actorId),
  ],
)
