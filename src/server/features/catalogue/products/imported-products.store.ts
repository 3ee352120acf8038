import { and, asc, eq, getTableColumns, getTableName, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { lockSlugsOf } from '../../../platform/db/free-slug.ts'
import { trash } from '../../../platform/db/records/trash.table.ts'
import { hasId } from '../../../platform/db/rows.ts'
import { inScope, type Scope } from '../../../platform/db/scope.ts'
import { accessories, manufacturers, productCategories, products } from '../catalogue.table.ts'
import { specParameters } from '../specs/specs.table.ts'
import { storedColumns } from './product-columns.store.ts'
import { isMadeBy } from './products.store.ts'

/** Names by which rows of a price list find their products, of every product by id. */
export function listModels(db: Database) {
  const { id, slug, name, model, modelLine, variant, manufacturerId, version, published } = products
  return db
    .select({ id, slug, name, model, modelLine, variant, manufacturerId, version, published })
    .from(products)
    .orderBy(asc(products.id))
}

/** The same of products in the trash. */
export async function listTrashedModels(db: Database) {
  const rows = await db
    .select({ id: trash.entityId, name: trash.title, row: trash.row })
    .from(trash)
    .where(eq(trash.entity, 'products'))
    .orderBy(asc(trash.entityId))
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
  return rows.map(({ id, name, row }) => ({
    id,
    name,
    slug: textOf(row.slug) ?? '',
    model: textOf(row.model),
    modelLine: textOf(row.model_line),
    variant: null,
    manufacturerId: Number(row.manufacturer_id),
    version: Number(row.version),
    published: false,
  }))
}

/** The products with these ids, without order. */
export function listImported(db: Database, ids: readonly number[]) {
  return db
    .select(storedColumns)
    .from(products)
    .where(inArray(products.id, [...ids]))
}

/** What is exported: filters of the list, and with `ids` only these. */
export interface ExportFilter {
  scope: Scope
  manufacturer: string | undefined
  categoryId: number | undefined
  ids: readonly number[] | undefined
}

/** Ids of the products that fit, by id. */
export async function listExportIds(
  db: Database,
  { scope, manufacturer, categoryId, ids }: ExportFilter,
): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .where(
      and(
        inScope(products.published, scope),
        isMadeBy(manufacturer),
        categoryId === undefined ? undefined : hasId(products.categoryId, categoryId),
        ids === undefined ? undefined : inArray(products.id, [...ids]),
      ),
    )
    .orderBy(asc(products.id))
  return rows.map(({ id }) => id)
}

/** Names of free characteristics that these products have, the most frequent first. */
export async function listFreeKeys(db: Database, ids: readonly number[]): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from products, jsonb_object_keys(case jsonb_typeof(technical_specs) when 'object' then technical_specs else '{}' end) as key
    where products.id = any(${sql.param([...ids])}::int[]) and key <> 'images'
    group by key order by count(*) desc, key`)
  return rows.map(({ key }) => key)
}

/** Parameters of products that are no column of them, in their order. */
export function listParameters(db: Database) {
  const { key, name, unit, dataType, choices } = specParameters
  return db
    .select({ key, name, unit, dataType, choices })
    .from(specParameters)
    .where(sql`${specParameters.productColumn} is null`)
    .orderBy(asc(specParameters.displayOrder), asc(specParameters.id))
}

/** All categories of products by id. */
export function listCategoryNames(db: Database) {
  const { id, name, slug } = productCategories
  return db.select({ id, name, slug }).from(productCategories).orderBy(asc(id))
}

/** Ids of all accessories. */
export async function listAccessoryIds(db: Database): Promise<number[]> {
  return (await db.select({ id: accessories.id }).from(accessories)).map(({ id }) => id)
}

/** Number of products that strangers see. */
export async function countPublished(db: Database): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(products)
    .where(eq(products.published, true))
  return row?.count ?? 0
}

/** Columns of a product by their names in the API. */
export type ProductValues = Readonly<Record<string, unknown>>

const toColumn = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const toRow = (values: ProductValues) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [toColumn(field), value]))

/** All columns that a write may set, as `a, b` and, of a row named `n`, as `n.a, n.b`. */
const written = Object.keys(getTableColumns(products)).filter(
  (name) => !['id', 'version', 'createdAt', 'updatedAt'].includes(name),
)
const columnList = (prefix = '') => sql.raw(written.map((name) => `${prefix}"${toColumn(name)}"`).join(', '))

/** Locks these products until the transaction ends, in the order of ids; their present versions. */
export async function lockVersions(tx: Transaction, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx
    .select({ id: products.id, version: products.version })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update')
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Columns that the search reads (migration `0013_search_station_words`). */
const SEARCHED = new Set([
  'manufacturer_id',
  'category_id',
  'name',
  'model',
  'model_line',
  'slug',
  'description',
  'short_description',
  'users',
  'max_residents',
  'features',
  'technical_specs',
  'specs',
  'discharge',
  'variant',
  'inlet_from',
  'inlet_to',
  'outlet_pressure',
])

/** Runs writes of many products and has these found anew at once: `search_product_changed` would do so for each. */
async function searchLater<T>(
  tx: Transaction,
  write: () => Promise<T>,
  idsOf: (written: T) => number[],
): Promise<T> {
  await tx.execute(sql`select set_config('shop.search_later', 'on', true)`)
  const written = await write()
  const ids = idsOf(written)
  if (ids.length > 0) await tx.execute(sql`select search_refresh(${sql.param(ids)}::int[])`)
  await tx.execute(sql`select set_config('shop.search_later', '', true)`)
  return written
}

/** Changes locked products by one statement. */
export async function updateImported(
  tx: Transaction,
  rows: readonly { id: number; values: ProductValues }[],
): Promise<void> {
  if (rows.length === 0) return
  const given = rows.map(({ id, values }) => ({ id, values: toRow(values) }))
  const write = () =>
    tx.execute(sql`
    update products set (${columnList()}, updated_at) = (select ${columnList('n.')}, now()
      from jsonb_populate_record(products, given."values") as n)
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id int, "values" jsonb)
    where products.id = given.id`)
  await searchLater(tx, write, () =>
    given.flatMap(({ id, values }) =>
      Object.keys(values).some((column) => SEARCHED.has(column)) ? [id] : [],
    ),
  )
}

/** Inserts products by one statement; their ids by slug. */
export async function insertImported(
  tx: Transaction,
  rows: readonly ProductValues[],
): Promise<Map<string, { id: number; version: number }>> {
  if (rows.length === 0) return new Map()
  const given = JSON.stringify(rows.map(toRow))
  const write = () =>
    tx.execute<{ id: number; slug: string; version: number }>(sql`
    insert into products (${columnList()})
    select ${columnList('n.')} from jsonb_populate_recordset(null::products, ${given}::jsonb) as n
    returning id, slug, version`)
  const { rows: stored } = await searchLater(tx, write, (inserted) => inserted.rows.map(({ id }) => id))
  return new Map(stored.map(({ id, slug, version }) => [slug, { id, version }]))
}

/** Slugs in use; locks their generation as `findFreeSlug` does. */
export async function lockSlugs(tx: Transaction): Promise<Set<string>> {
  await lockSlugsOf(tx, getTableName(products))
  return new Set((await tx.select({ slug: products.slug }).from(products)).map(({ slug }) => slug))
}

/** Of products that are to be as before those that cannot be: another product has their slug, or their maker is gone. */
export async function listUnrestorable(
  tx: Transaction,
  rows: readonly { id: number; values: ProductValues }[],
): Promise<Set<number>> {
  if (rows.length === 0) return new Set()
  const { rows: found } = await tx.execute<{ id: number }>(sql`
    select before.id from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as before (id int, "values" jsonb)
    where exists (select from products where slug = before."values" ->> 'slug' and products.id <> before.id)
      or not exists (select from manufacturers where id = (before."values" ->> 'manufacturer_id')::int)`)
  return new Set(found.map(({ id }) => id))
}

/** Deletes products that only an import has made; they are gone for ever (`forgetGoneProducts`), and do not stay in the trash. */
export async function removeImported(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(products).where(inArray(products.id, [...ids]))
}
