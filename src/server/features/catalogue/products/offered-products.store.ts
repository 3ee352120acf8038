import { and, asc, eq, gt, ne, not, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { containsTyped } from '../../../platform/db/rows.ts'
import { inScope } from '../../../platform/db/scope.ts'
import { catalogueOrder, manufacturers, productCategories, products } from '../catalogue.table.ts'
import { position } from './position.store.ts'
import { pictureColumns, selectProducts } from './products.store.ts'

/** Whether the source of its price says that it is of another year. */
const isOutdated = sql<boolean>`coalesce(${products.sources} #>> '{price,outdated}' = 'true', false)`

/** Published, with a price of today, still sold. */
const isOffered = and(
  inScope(products.published, 'published'),
  gt(products.price, 0),
  not(isOutdated),
  ne(products.availability, 'discontinued'),
)

/** The next products with a higher id than `after`, by id. */
export function listOfferedAfter(db: Database, after: number, limit: number) {
  return selectProducts(db)
    .where(and(isOffered, gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit)
}

/** Categories of offered products, by id; null for those without one. */
export async function listOfferedCategories(db: Database) {
  return await db
    .selectDistinct({ id: productCategories.id, name: productCategories.name })
    .from(products)
    .leftJoin(productCategories, eq(productCategories.id, products.categoryId))
    .where(isOffered)
    .orderBy(asc(productCategories.id))
}

/** Which products are asked for: offered or not, with this in name or manufacturer; all without either. */
export interface OfferFilters {
  isOffered?: boolean | undefined
  find?: string | undefined
}

const isAsked = ({ isOffered: offered, find = '' }: OfferFilters): SQL | undefined =>
  and(
    offered === undefined ? undefined : sql`(${isOffered}) is ${sql.raw(offered ? 'true' : 'not true')}`,
    containsTyped([products.name, manufacturers.name], find),
  )

/** How many there are of them. */
export async function countOfferStates(db: Database, filters: OfferFilters = {}): Promise<number> {
  const asked = db
    .select({ id: products.id })
    .from(products)
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .where(isAsked(filters))
  return await db.$count(asked.as('asked'))
}

/**
 * What decides about each of them in a feed, with what it looks like, in the server's own order: at most `limit` behind a position, all
 * without.
 */
export async function listOfferStates(
  db: Database,
  filters: OfferFilters = {},
  part?: { after: number; limit: number },
) {
  const states = selectOfferStates(db)
    .where(and(isAsked(filters), part && sql`${position} > ${part.after}`))
    .orderBy(position)
  return await (part ? states.limit(part.limit) : states)
}

/** The next of them with a higher id than `after`, by id. */
export async function listOfferStatesAfter(
  db: Database,
  filters: OfferFilters,
  after: number,
  limit: number,
) {
  return await selectOfferStates(db)
    .where(and(isAsked(filters), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit)
}

function selectOfferStates(db: Database) {
  return db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      manufacturerName: manufacturers.name,
      categoryId: products.categoryId,
      price: products.price,
      oldPrice: products.oldPrice,
      oldPriceUntil: products.oldPriceUntil,
      availability: products.availability,
      published: products.published,
      isOutdated,
      isDescribed: sql<boolean>`coalesce(nullif(trim(${products.description}), ''), nullif(trim(${products.shortDescription}), '')) is not null`,
      images: sql<unknown>`${products.technicalSpecs} -> 'images'`,
      picture: pictureColumns,
      position,
    })
    .from(products)
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .leftJoin(catalogueOrder, eq(catalogueOrder.productId, products.id))
}
