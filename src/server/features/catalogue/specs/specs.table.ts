import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { betters, dataTypes } from '../../../../contract/catalogue/specs.ts'
import { id, oneOf, timestamps, version } from '../../../platform/db/columns.ts'
import { productCategories, products } from '../catalogue.table.ts'

export const specCategories = pgTable('spec_categories', {
  id: id(),
  name: text().notNull(),
  description: text(),
  displayOrder: integer().notNull().default(0),
  version: version(),
  ...timestamps(),
})

/** `productColumn` names the column of products that holds the values of a read-only parameter. */
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
    dataType: text({ enum: dataTypes }).notNull().default('string'),
    choices: jsonb().$type<string[]>().notNull().default([]),
    isComparable: boolean().notNull().default(true),
    isFilterable: boolean().notNull().default(false),
    better: text({ enum: betters }),
    productColumn: text().unique(),
    version: version(),
    ...timestamps(),
  },
  (t) => [
    index().on(t.categoryId),
    check('spec_parameters_data_type_check', oneOf('data_type', dataTypes)),
    check('spec_parameters_better_check', oneOf('better', betters)),
    check('spec_parameters_choices_check', sql`jsonb_typeof(${t.choices}) = 'array'`),
  ],
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
