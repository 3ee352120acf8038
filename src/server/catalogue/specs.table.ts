import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, timestamps } from '../db/columns.ts'
import { productCategories, products } from './catalogue.table.ts'

export const specCategories = pgTable('spec_categories', {
  id: id(),
  name: text().notNull(),
  description: text(),
  displayOrder: integer().notNull().default(0),
  ...timestamps(),
})

export const specParameters = pgTable(
  'spec_parameters',
  {
    id: id(),
    categoryId: integer().references(() => specCategories.id, { onDelete: 'set null' }),
    name: text().notNull(),
    key: text().notNull().unique(),
    unit: text(),
    description: text(),
    displayOrder: integer().notNull().default(0),
    dataType: text().notNull().default('string'),
    isComparable: boolean().notNull().default(true),
    ...timestamps(),
  },
  (t) => [index().on(t.categoryId)],
)

export const productSpecs = pgTable(
  'product_specs',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    parameterId: integer()
      .notNull()
      .references(() => specParameters.id, { onDelete: 'cascade' }),
    value: text().notNull(),
    ...timestamps(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.parameterId] }), index().on(t.parameterId)],
)

export const categoryParameters = pgTable(
  'category_parameters',
  {
    categoryId: integer()
      .notNull()
      .references(() => productCategories.id, { onDelete: 'cascade' }),
    parameterId: integer()
      .notNull()
      .references(() => specParameters.id, { onDelete: 'cascade' }),
    isRequired: boolean().notNull().default(false),
    displayOrder: integer().notNull().default(0),
    ...timestamps(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.parameterId] }), index().on(t.parameterId)],
)
