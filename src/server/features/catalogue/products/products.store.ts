import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { TechnicalSpecs } from '../../../../contract/catalogue/products.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { hasId } from '../../../platform/db/rows.ts'
import { inScope, type Scope } from '../../../platform/db/scope.ts'
import { catalogueOrder, manufacturers, productCategories, products } from '../catalogue.table.ts'
import { storedColumns } from './product-columns.store.ts'

const isProduct = (id: number) => hasId(products.id, id)

/** `technicalSpecs` with the values of parameters, which are stored apart. */
const productColumns = {
  ...storedColumns,
  technicalSpecs: sql<TechnicalSpecs>`case when jsonb_typeof(${products.technicalSpecs}) = 'object'
    then ${products.technicalSpecs} || ${products.specs} else ${products.technicalSpecs} end`,
}

const productSelection = {
  ...productColumns,
  manufacturerName: manufacturers.name,
  manufacturerSlug: manufacturers.slug,
  manufacturerColor: manufacturers.color,
  categoryName: productCategories.name,
}

/** Products with the names of what they belong to. */
export function selectProducts(db: Database) {
  return db
    .select(productSelection)
    .from(products)
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .leftJoin(productCategories, eq(productCategories.id, products.categoryId))
}

export type ProductRow = Awaited<ReturnType<typeof listProducts>>[number]

/** Condition on the manufacturer's slug or alias; undefined matches all. */
export function isMadeBy(manufacturer: string | undefined) {
  if (manufacturer === undefined) return undefined
  const isAlias = sql`${manufacturer.toLowerCase()} in (select lower(alias) from unnest(${manufacturers.aliases}) as alias)`
  return or(eq(manufacturers.slug, manufacturer), isAlias)
}

/** Every product in scope, or those of one manufacturer by slug or alias, in the server's own order: by hand, then by id. */
export function listProducts(db: Database, scope: Scope, manufacturer?: string) {
  return selectProducts(db)
    .leftJoin(catalogueOrder, eq(catalogueOrder.productId, products.id))
    .where(and(inScope(products.published, scope), isMadeBy(manufacturer)))
    .orderBy(asc(catalogueOrder.place), asc(products.id))
}

/** What a product looks like in a list is made of these. */
export const pictureColumns = {
  imageUrl: products.imageUrl,
  manufacturerColor: manufacturers.color,
  body: products.body,
  discharge: products.discharge,
  variant: products.variant,
  length: products.length,
  width: products.width,
  height: products.height,
  diameter: products.diameter,
  users: products.users,
  maxResidents: products.maxResidents,
  inletFrom: products.inletFrom,
  inletTo: products.inletTo,
}

/** Those of the products that exist, with their prices and what their pictures are made of. */
export async function listRecognisedRows(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  return await db
    .select({
      id: products.id,
      prices: { price: products.price, installationPrice: products.installationPrice },
      picture: pictureColumns,
    })
    .from(products)
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .where(inArray(products.id, [...ids]))
}

/** Number of published products. */
export function countPublished(db: Database): Promise<number> {
  return db.$count(products, inScope(products.published, 'published'))
}

/** Products in scope, in the order of the given ids; unknown ids are skipped. */
export async function listProductsByIds(
  db: Database,
  scope: Scope,
  ids: readonly number[],
  manufacturer?: string,
) {
  if (ids.length === 0) return []
  const isAsked = and(inArray(products.id, [...ids]), isMadeBy(manufacturer))
  const rows = await selectProducts(db).where(and(inScope(products.published, scope), isAsked))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A product alone, with what lists have no need of: the maker's words about the warranty. */
export interface SingleProductRow {
  row: ProductRow
  makerWarranty: string | null
}

/** Null when there is no product with this slug. */
export const findProductBySlug = (db: Database, slug: string) => findSingle(db, eq(products.slug, slug))

/** Null when there is no product with this id. */
export const findProductById = (db: Database, id: number) => findSingle(db, isProduct(id))

async function findSingle(db: Database, isIt: SQL): Promise<SingleProductRow | null> {
  const [single] = await db
    .select({ row: productSelection, makerWarranty: manufacturers.warrantyText })
    .from(products)
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .leftJoin(productCategories, eq(productCategories.id, products.categoryId))
    .where(isIt)
    .limit(1)
  return single ?? null
}

/** Products with one of these slugs. */
export function listBySlugs(db: Database, slugs: readonly string[]) {
  return db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(inArray(products.slug, [...slugs]))
}

/** A product's columns, locked. */
export type LockedProduct = NonNullable<Awaited<ReturnType<typeof lockProduct>>>

/** The product's columns; locks its row until the transaction ends. */
export async function lockProduct(tx: Transaction, id: number) {
  const [row] = await tx.select(productColumns).from(products).where(isProduct(id)).for('update')
  return row ?? null
}

/** Those of the ids that no product has. */
export async function listUnknownProducts(db: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}

/** Whether a product that visitors see has exactly this name. */
export async function hasProductOfName(db: Database, name: string): Promise<boolean> {
  return (
    (await db.$count(products, and(eq(products.name, name), inScope(products.published, 'published')))) > 0
  )
}

/** Takes products that are gone for ever from among the similar ones of others. */
export async function removeFromSimilar(tx: Transaction, ids: readonly number[]): Promise<void> {
  const gone = sql`${sql.param([...ids])}::int[]`
  await tx.execute(sql`
    update products set updated_at = now(), similar_ids = array(
      select id from unnest(similar_ids) with ordinality as one(id, place) where id <> all(${gone}) order by place)
    where similar_ids && ${gone}`)
}
