import { and, asc, eq, inArray } from 'drizzle-orm'
import type { TechnicalSpecs } from '../../../contract/catalogue/products.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { blogPosts } from '../blog/blog.table.ts'
import { manufacturers, products } from '../catalogue/catalogue.table.ts'
import { personName, users } from '../staff/staff.table.ts'
import type { SamplePart } from './sample-state.ts'
import { acceptedSamples, samples } from './samples.table.ts'

/** A sample with the item that it belongs to. */
export interface KeyedPart extends SamplePart {
  key: string
}

/** All samples that were marked when the shop was seeded. */
export const listMarked = (db: Database): Promise<KeyedPart[]> =>
  db
    .select({ key: samples.key, part: samples.part, fingerprint: samples.fingerprint })
    .from(samples)
    .orderBy(asc(samples.key), asc(samples.part))

/** Marks samples; the same one twice is one. */
export async function insertMarked(tx: Transaction, parts: KeyedPart[]): Promise<void> {
  await tx.insert(samples).values(parts).onConflictDoNothing()
}

/** What admins left as it is. */
export const listAccepted = (db: Database) =>
  db
    .select({ key: acceptedSamples.key, at: acceptedSamples.at, by: personName })
    .from(acceptedSamples)
    .leftJoin(users, eq(users.id, acceptedSamples.byId))

/** Leaves an item as it is; one that is left already stays so. */
export async function insertAccepted(tx: Transaction, key: string, byId: number): Promise<void> {
  await tx.insert(acceptedSamples).values({ key, byId }).onConflictDoNothing()
}

/** Takes that back; false for an item that was not left as it is. */
export async function removeAccepted(tx: Transaction, key: string): Promise<boolean> {
  const { rowCount } = await tx.delete(acceptedSamples).where(eq(acceptedSamples.key, key))
  return (rowCount ?? 0) > 0
}

/** Prices that visitors see, with whose they are. */
export const listShownPrices = (db: Database) =>
  db
    .select({
      id: products.id,
      price: products.price,
      installationPrice: products.installationPrice,
      maker: manufacturers.name,
      slug: manufacturers.slug,
    })
    .from(products)
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .where(eq(products.published, true))
    .orderBy(asc(products.id))

/** A product with what its lists and characteristics say. */
export interface ClaimingProduct {
  id: number
  name: string
  warranty: string | null
  features: string[]
  technicalSpecs: TechnicalSpecs
}
const claiming = {
  id: products.id,
  name: products.name,
  warranty: products.warranty,
  features: products.features,
  technicalSpecs: products.technicalSpecs,
}

/** Those of these products that visitors see, with their lists and characteristics. */
export const listShownClaims = (db: Database, ids: readonly number[]): Promise<ClaimingProduct[]> =>
  db
    .select(claiming)
    .from(products)
    .where(and(eq(products.published, true), inArray(products.id, [...ids])))
    .orderBy(asc(products.id))

/** Lists and characteristics of all products. */
export const listClaims = (db: Database): Promise<ClaimingProduct[]> => db.select(claiming).from(products)

/** Drafts that nobody has touched since the shop was seeded. */
export const listUntouchedDrafts = (db: Database): Promise<{ id: number }[]> =>
  db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(eq(blogPosts.published, false), eq(blogPosts.version, 1)))
