import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { ProductPartFilters } from '../../../../contract/catalogue/product-parts.ts'
import type { StaffListedProduct } from '../../../../contract/catalogue/products.ts'
import type { Database } from '../../../platform/db/database.ts'
import { containsTyped } from '../../../platform/db/rows.ts'
import { catalogueOrder, manufacturers, products } from '../catalogue.table.ts'
import { position } from './position.store.ts'
import { pictureColumns, selectProducts } from './products.store.ts'

/** All that the lists show, but for the picture, and `sku`, which is the model. */
const listedColumns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  model: products.model,
  modelLine: products.modelLine,
  manufacturerId: products.manufacturerId,
  manufacturerName: manufacturers.name,
  categoryId: products.categoryId,
  price: products.price,
  installationPrice: products.installationPrice,
  published: products.published,
  publishAt: products.publishAt,
  unpublishAt: products.unpublishAt,
  version: products.version,
} satisfies Record<Exclude<keyof StaffListedProduct, 'imageUrl' | 'drawing' | 'sku'>, unknown>

/** Filters that the database applies: what a product lacks of its parameters is counted outside. */
export type StoredFilters = Omit<ProductPartFilters, 'missing'>

/** The condition of these filters; undefined matches all. */
function isFound({
  find,
  named,
  slug,
  ids,
  manufacturerId,
  modelLine,
  check,
}: StoredFilters): SQL | undefined {
  return and(
    containsTyped([products.name, products.model], find),
    named === undefined ? undefined : eq(products.name, named),
    slug === undefined ? undefined : eq(products.slug, slug),
    ids && inArray(products.id, ids),
    manufacturerId === undefined ? undefined : eq(products.manufacturerId, manufacturerId),
    modelLine === undefined ? undefined : eq(products.modelLine, modelLine),
    check && LACKING[check],
  )
}

/** As `LACKS` of the staff area tells it of a product that it has read. */
const LACKING = {
  price: isNull(products.price),
  picture: sql`(${products.imageUrl} is null and ${products.body} is null)`,
}

const staffRows = (db: Database) =>
  db
    .select({ listed: listedColumns, picture: pictureColumns, position })
    .from(products)
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .leftJoin(catalogueOrder, eq(catalogueOrder.productId, products.id))

export type StaffRow = Awaited<ReturnType<typeof listStaffRows>>[number]

/** Every product with what the lists of staff show, in the server's own order. */
export async function listStaffRows(db: Database) {
  return await staffRows(db).orderBy(position)
}

/** Those that match, in the server's own order, behind a position; null is the beginning. */
export async function listStaffPart(
  db: Database,
  filters: StoredFilters,
  { limit, after }: { limit: number; after: number | null },
): Promise<StaffRow[]> {
  const isBehind = after === null ? undefined : sql`${position} > ${after}`
  return await staffRows(db)
    .where(and(isFound(filters), isBehind))
    .orderBy(position)
    .limit(limit)
}

/** Every column of those that match, in the server's own order: what is known of a product is counted from these. */
export async function listFoundProducts(db: Database, filters: StoredFilters) {
  return await selectProducts(db)
    .leftJoin(catalogueOrder, eq(catalogueOrder.productId, products.id))
    .where(isFound(filters))
    .orderBy(position)
}

/** Number and version of those that match, in the server's own order, at most `limit`. */
export async function listFoundVersions(db: Database, filters: StoredFilters, limit: number) {
  return await db
    .select({ id: products.id, name: products.name, version: products.version })
    .from(products)
    .leftJoin(catalogueOrder, eq(catalogueOrder.productId, products.id))
    .where(isFound(filters))
    .orderBy(position)
    .limit(limit)
}

/** How many match; all products, published or not, without filters. */
export function countProducts(db: Database, filters: StoredFilters = {}): Promise<number> {
  return db.$count(products, isFound(filters))
}

/** How many products each line has. */
export async function countLines(db: Database) {
  return await db
    .select({ manufacturerId: products.manufacturerId, modelLine: products.modelLine, count: count() })
    .from(products)
    .groupBy(products.manufacturerId, products.modelLine)
    .orderBy(products.manufacturerId, products.modelLine)
}

/** Ids of all products, in the server's own order. */
export async function listInOrder(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .leftJoin(catalogueOrder, eq(catalogueOrder.productId, products.id))
    .orderBy(position)
  return rows.map(({ id }) => id)
}
