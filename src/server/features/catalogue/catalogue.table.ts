import { bodies, discharges, variants } from '@septic-shop/plot/station.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { livingTypes, type Sources } from '../../../contract/catalogue/product-limits.ts'
import { availabilities, type ProductDocument } from '../../../contract/catalogue/product-offers.ts'
import type { TechnicalSpecs } from '../../../contract/catalogue/products.ts'
import type { SpecMapping, Specs } from '../../../contract/catalogue/specs.ts'
import { depthLimits } from '../../../domain/product/station-words.ts'
import { id, listOf, moment, oneOf, timestamps, version, within } from '../../platform/db/columns.ts'

/** `color` is `#rrggbb`; `aliases` are other names and slugs under which people look for the manufacturer. */
export const manufacturers = pgTable(
  'manufacturers',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    description: text(),
    logoUrl: text(),
    website: text(),
    country: text(),
    color: text(),
    aliases: text().array().notNull().default([]),
    order: integer().notNull().default(0),
    warrantyText: text(),
    version: version(),
  },
  () => [check('manufacturers_color_check', sql`"color" ~ '^#[0-9a-f]{6}$'`)],
)

export const productCategories = pgTable(
  'product_categories',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    description: text(),
    manufacturerId: integer().references(() => manufacturers.id, { onDelete: 'set null' }),
    imageUrl: text(),
    order: integer().notNull().default(0),
    /** Parameters of its products; a trigger keeps them in `category_parameters` too. */
    specMappings: jsonb().$type<SpecMapping[]>().notNull().default([]),
    version: version(),
  },
  (t) => [index().on(t.manufacturerId)],
)

/** `order` of a new category that is created without one: the number of categories plus 1 (admin.md, section 9), whatever their orders. */
export const orderOfNew = sql<number>`(select count(*) + 1 from ${productCategories})`

/** Prices in kopecks; sizes in mm, weight in kg, volume and batchDischarge in litres, productivity in m³/day, depths in mm below the ground. From `body` to `needsElectricity` null is unknown. */
export const products = pgTable(
  'products',
  {
    id: id(),
    manufacturerId: integer()
      .notNull()
      .references(() => manufacturers.id, { onDelete: 'restrict' }),
    categoryId: integer().references(() => productCategories.id, { onDelete: 'set null' }),
    name: text().notNull(),
    model: text(),
    modelLine: text(),
    body: text({ enum: bodies }),
    discharge: text({ enum: discharges }),
    variant: text({ enum: variants }),
    inletFrom: integer(),
    inletTo: integer(),
    outlet: integer(),
    outletPressure: boolean(),
    livingTypes: text({ enum: livingTypes }).array(),
    needsElectricity: boolean(),
    sources: jsonb().$type<Sources>().notNull().default({}),
    slug: text().notNull().unique(),
    description: text(),
    shortDescription: text(),
    users: integer(),
    length: integer(),
    width: integer(),
    height: integer(),
    diameter: integer(),
    weight: integer(),
    volume: integer(),
    productivity: numeric({ mode: 'number' }),
    batchDischarge: integer(),
    capacity: text(),
    dailyCapacity: text(),
    dimensions: text(),
    power: text(),
    warranty: text(),
    maxResidents: integer(),
    powerConsumption: text(),
    price: integer(),
    installationPrice: integer(),
    imageUrl: text(),
    featured: boolean().notNull().default(false),
    isNew: boolean().notNull().default(false),
    isPopular: boolean().notNull().default(false),
    technicalSpecs: jsonb().$type<TechnicalSpecs>().notNull().default({}),
    features: jsonb().$type<string[]>().notNull().default([]),
    sourceFileName: text(),
    /** Kopecks, above `price`; shown struck through until `oldPriceUntil`, null is always. */
    oldPrice: integer(),
    oldPriceReason: text(),
    oldPriceUntil: moment(),
    availability: text({ enum: availabilities }).notNull().default('in_stock'),
    /** Days until a product made to order is there; null is unknown. */
    leadDays: integer(),
    metaTitle: text(),
    metaDescription: text(),
    documents: jsonb().$type<ProductDocument[]>().notNull().default([]),
    /** Values by keys of parameters; a trigger keeps them in `product_specs` too. */
    specs: jsonb().$type<Specs>().notNull().default({}),
    /** In the order they are shown; a trigger keeps those that exist in `product_accessories` too. */
    accessoryIds: integer().array().notNull().default([]),
    /** Similar models chosen by hand, in the order they are shown. */
    similarIds: integer().array().notNull().default([]),
    published: boolean().notNull().default(true),
    /** When an unpublished product is shown; null is never. */
    publishAt: moment(),
    /** When a published product is hidden; null is never. */
    unpublishAt: moment(),
    version: version(),
    ...timestamps(),
  },
  (t) => [
    index().on(t.manufacturerId),
    index().on(t.categoryId),
    check('products_body_check', oneOf('body', bodies)),
    check('products_discharge_check', oneOf('discharge', discharges)),
    check('products_variant_check', oneOf('variant', variants)),
    check('products_inlet_from_check', within('inlet_from', depthLimits)),
    check('products_inlet_to_check', within('inlet_to', depthLimits)),
    check('products_outlet_check', within('outlet', depthLimits)),
    check('products_inlet_order', sql`${t.inletFrom} <= ${t.inletTo}`),
    check('products_outlet_under_pressure', sql`not (${t.outletPressure} and ${t.outlet} is not null)`),
    check('products_living_types_check', listOf('living_types', livingTypes)),
    check('products_sources_check', sql`jsonb_typeof(${t.sources}) = 'object'`),
    check('products_availability_check', oneOf('availability', availabilities)),
    check('products_specs_check', sql`jsonb_typeof(${t.specs}) = 'object'`),
    check('products_documents_check', sql`jsonb_typeof(${t.documents}) = 'array'`),
    check('products_old_price_not_negative', sql`${t.oldPrice} >= 0`),
    check('products_price_not_negative', sql`${t.price} >= 0`),
    check('products_installation_price_not_negative', sql`${t.installationPrice} >= 0`),
  ],
)

export const accessories = pgTable(
  'accessories',
  {
    id: id(),
    manufacturerId: integer().references(() => manufacturers.id, { onDelete: 'set null' }),
    categoryId: integer().references(() => productCategories.id, { onDelete: 'set null' }),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    name: text().notNull(),
    description: text(),
    price: integer().notNull(),
    installationPrice: integer(),
    imageUrl: text(),
    technicalSpecs: jsonb().$type<TechnicalSpecs>().notNull().default({}),
    sourceFileName: text(),
    order: integer().notNull().default(0),
    published: boolean().notNull().default(true),
    version: version(),
    ...timestamps(),
  },
  (t) => [index().on(t.manufacturerId), index().on(t.categoryId), index().on(t.productId)],
)

export const productAccessories = pgTable(
  'product_accessories',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    accessoryId: integer()
      .notNull()
      .references(() => accessories.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.productId, t.accessoryId] }), index().on(t.accessoryId)],
)

/** Products in the order that staff chose by hand; those without a place come after them. */
export const catalogueOrder = pgTable('catalogue_order', {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  place: integer().notNull(),
})
