import { and, asc, eq, gt, ne, not, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { inScope } from '../../../platform/db/scope.ts'
import { catalogueOrder, manufacturers, productCategories, products } from '../catalogue.table.ts'
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

/** What decides about every product in a feed, with what it looks like, in the server's own order. */
export async function listOfferStates(db: Database) {
  return await db
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
    })
    .from(products)
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .leftJoin(catalogueOrder, eq(catalogueOrder.productId, products.id))
    .orderBy(asc(catalogueOrder.place), asc(products.id))
}
