import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { type ImportChange, importKinds, importStates } from '../../../contract/catalogue/imports.ts'
import { createdAt, id, moment, oneOf } from '../../platform/db/columns.ts'
import { manufacturers } from '../catalogue/catalogue.table.ts'

/** A price list that was uploaded; its file lies in the store of files as `file`. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    /** The name that the file had. */
    name: text().notNull(),
    file: text().notNull(),
    format: text({ enum: ['xlsx', 'csv'] }).notNull(),
    sheets: jsonb().$type<string[]>().notNull().default([]),
    sheet: text(),
    state: text({ enum: importStates }).notNull().default('uploaded'),
    /** From 0 to 100. */
    progress: integer().notNull().default(0),
    mapping: jsonb().$type<Record<string, string | null>>().notNull().default({}),
    manufacturerId: integer().references(() => manufacturers.id, { onDelete: 'set null' }),
    missing: text({ enum: ['keep', 'hide'] })
      .notNull()
      .default('keep'),
    counts: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Why it failed, for people. */
    message: text(),
    /** Products that changed after the dry run, or after the import when it was undone. */
    conflicts: jsonb().$type<{ id: number; name: string }[]>().notNull().default([]),
    /** `batchId` of its entries in the journal. */
    batchId: text(),
    createdById: integer(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    checkedAt: moment(),
    appliedAt: moment(),
    undoneAt: moment(),
  },
  (t) => [index().on(t.createdAt), check('imports_state_check', oneOf('state', importStates))],
)

/** One row of a price list as the dry run found it; `row` is its number in the file, null for what is missing there. */
export const importRows = pgTable(
  'import_rows',
  {
    id: id(),
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    row: integer(),
    kind: text({ enum: importKinds }).notNull(),
    productId: integer(),
    /** The product's version at the dry run. */
    version: integer(),
    name: text().notNull(),
    changes: jsonb().$type<ImportChange[]>().notNull().default([]),
    /** What the row writes, by columns of products. */
    values: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    errors: jsonb().$type<string[]>().notNull().default([]),
    warnings: jsonb().$type<string[]>().notNull().default([]),
    isLeft: boolean().notNull().default(false),
  },
  (t) => [index().on(t.importId, t.kind, t.id), check('import_rows_kind_check', oneOf('kind', importKinds))],
)

/** What the columns of a maker's price lists mean, by their heads in lower case. */
export const importMappings = pgTable(
  'import_mappings',
  {
    manufacturerId: integer()
      .notNull()
      .references(() => manufacturers.id, { onDelete: 'cascade' }),
    head: text().notNull(),
    field: text(),
  },
  (t) => [primaryKey({ columns: [t.manufacturerId, t.head] })],
)
