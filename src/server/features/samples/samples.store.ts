import { and, asc, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { TechnicalSpecs } from '../../../contract/catalogue/products.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { blogPosts } from '../blog/blog.table.ts'
import { manufacturers, productCategories, products } from '../catalogue/catalogue.table.ts'
import { faqItems } from '../faq/faq.table.ts'
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

/** A post, an answer or a description, with a hash of what it says. */
export interface Article {
  id: number
  name: string
  fingerprint: string
}

const post = {
  id: blogPosts.id,
  name: blogPosts.title,
  fingerprint: sql<string>`md5(concat_ws(chr(10), ${blogPosts.title}, ${blogPosts.excerpt}, ${blogPosts.content}))`,
}
const answer = {
  id: faqItems.id,
  name: faqItems.question,
  fingerprint: sql<string>`md5(concat_ws(chr(10), ${faqItems.question}, ${faqItems.answer}))`,
}

/** Of which records something is asked: of these, or of any one that there is. */
export type Asked = readonly number[] | 'any'

const isAsked = (id: PgColumn, asked: Asked) => (asked === 'any' ? undefined : inArray(id, [...asked]))
const mostOf = (asked: Asked) => (asked === 'any' ? 1 : asked.length)

/** Posts that visitors read. */
export const listShownPosts = (db: Database, asked: Asked): Promise<Article[]> =>
  db
    .select(post)
    .from(blogPosts)
    .where(and(eq(blogPosts.published, true), isAsked(blogPosts.id, asked)))
    .orderBy(asc(blogPosts.id))
    .limit(mostOf(asked))

/** Answers that visitors read: those without a category are on no page. */
export const listShownAnswers = (db: Database, asked: Asked): Promise<Article[]> =>
  db
    .select(answer)
    .from(faqItems)
    .where(and(eq(faqItems.published, true), isNotNull(faqItems.categoryId), isAsked(faqItems.id, asked)))
    .orderBy(asc(faqItems.id))
    .limit(mostOf(asked))

/** Words by which a text promises something of the seller's: money, warranty, penalty, contract, a term of work, service; or names his region. */
const PROMISES =
  '₽|\\mруб|[Гг]арант|неустойк|[Пп]редоплат|банковск|[Дд]оговор|за (один|два|1|2) д|за день|месяцев|[Сс]мет|перезвон|приезжа|[Пп]ришл[её]м|на обслуживание|Подмосков|Моск(в|овск)|Реутов'

/** Posts with promises, also hidden ones: a draft that the shop came with is a sample once it is shown. */
export const listPromisingPosts = (db: Database): Promise<Article[]> =>
  db
    .select(post)
    .from(blogPosts)
    .where(sql`concat_ws(' ', ${blogPosts.excerpt}, ${blogPosts.content}) ~ ${PROMISES}`)

/** Answers with promises. */
export const listPromisingAnswers = (db: Database): Promise<Article[]> =>
  db.select(answer).from(faqItems).where(sql`${faqItems.answer} ~ ${PROMISES}`)

const maker = {
  id: manufacturers.id,
  name: manufacturers.name,
  fingerprint: sql<string>`md5(${manufacturers.description})`,
}
const series = {
  id: productCategories.id,
  name: productCategories.name,
  fingerprint: sql<string>`md5(${productCategories.description})`,
}
const model = {
  id: products.id,
  name: products.name,
  fingerprint: sql<string>`md5(concat_ws(chr(10), ${products.shortDescription}, ${products.description}))`,
}
/** A manufacturer has a page while a model of it is shown, and its series stand there; those of no manufacturer, while a model of theirs is. */
const hasModels = (db: Database, isIts: SQL | undefined) =>
  exists(
    db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.published, true), isIts)),
  )

/** Manufacturers whose description visitors read. */
export const listShownMakers = (db: Database, asked: Asked): Promise<Article[]> =>
  db
    .select(maker)
    .from(manufacturers)
    .where(
      and(
        isAsked(manufacturers.id, asked),
        sql`${manufacturers.description} <> ''`,
        hasModels(db, eq(products.manufacturerId, manufacturers.id)),
      ),
    )
    .orderBy(asc(manufacturers.id))
    .limit(mostOf(asked))

/** Series whose description visitors read. */
export const listShownSeries = (db: Database, asked: Asked): Promise<Article[]> =>
  db
    .select(series)
    .from(productCategories)
    .where(
      and(
        isAsked(productCategories.id, asked),
        sql`${productCategories.description} <> ''`,
        hasModels(
          db,
          or(
            eq(products.manufacturerId, productCategories.manufacturerId),
            and(isNull(productCategories.manufacturerId), eq(products.categoryId, productCategories.id)),
          ),
        ),
      ),
    )
    .orderBy(asc(productCategories.id))
    .limit(mostOf(asked))

/** Models whose descriptions visitors read. */
export const listShownModels = (db: Database, asked: Asked): Promise<Article[]> =>
  db
    .select(model)
    .from(products)
    .where(
      and(
        eq(products.published, true),
        isAsked(products.id, asked),
        sql`concat_ws('', ${products.shortDescription}, ${products.description}) <> ''`,
      ),
    )
    .orderBy(asc(products.id))
    .limit(mostOf(asked))

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

/** Manufacturers whose description has promises. */
export const listPromisingMakers = (db: Database): Promise<Article[]> =>
  db.select(maker).from(manufacturers).where(sql`${manufacturers.description} ~ ${PROMISES}`)

/** Series with promises. */
export const listPromisingSeries = (db: Database): Promise<Article[]> =>
  db.select(series).from(productCategories).where(sql`${productCategories.description} ~ ${PROMISES}`)

/** Models with promises. */
export const listPromisingModels = (db: Database): Promise<Article[]> =>
  db
    .select(model)
    .from(products)
    .where(sql`concat_ws(' ', ${products.shortDescription}, ${products.description}) ~ ${PROMISES}`)

/** Drafts that nobody has touched since the shop was seeded. */
export const listUntouchedDrafts = (db: Database): Promise<{ id: number }[]> =>
  db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(eq(blogPosts.published, false), eq(blogPosts.version, 1)))
