import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, min, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { blogPosts } from '../blog/blog.table.ts'
import { manufacturers, productCategories, products } from '../catalogue/catalogue.table.ts'
import { faqItems } from '../faq/faq.table.ts'
import { pages } from '../page-texts/page-texts.table.ts'
import { PROMISES } from './promise-words.ts'

/** A post, an answer or a description, with a hash of what it says. */
export interface Article {
  id: number
  name: string
  fingerprint: string
}

type Table =
  | typeof blogPosts
  | typeof faqItems
  | typeof manufacturers
  | typeof productCategories
  | typeof products

interface Kind {
  table: Table
  columns: {
    id: Table['id']
    /** What staff call one. */
    name:
      | typeof blogPosts.title
      | typeof faqItems.question
      | Exclude<Table, typeof blogPosts | typeof faqItems>['name']
    fingerprint: SQL<string>
  }
  /** Where promises are looked for. */
  text: SQL
  /** Whether visitors read it. */
  isShown: (db: Database) => SQL | undefined
  /** When it was made, of records that are removed as a whole. */
  createdAt?: typeof blogPosts.createdAt | typeof faqItems.createdAt
}

const hashOf = (text: SQL) => sql<string>`md5(${text})`

/** A manufacturer has a page while a model of it is shown, and its series stand there; those of no manufacturer, while a model of theirs is. */
const hasModels = (db: Database, isIts: SQL | undefined) =>
  exists(
    db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.published, true), isIts)),
  )

/** Kinds of articles that may promise something. */
const KINDS = {
  posts: {
    table: blogPosts,
    columns: {
      id: blogPosts.id,
      name: blogPosts.title,
      fingerprint: hashOf(
        sql`concat_ws(chr(10), ${blogPosts.title}, ${blogPosts.excerpt}, ${blogPosts.content})`,
      ),
    },
    text: sql`concat_ws(' ', ${blogPosts.excerpt}, ${blogPosts.content})`,
    isShown: () => eq(blogPosts.published, true),
    createdAt: blogPosts.createdAt,
  },
  answers: {
    table: faqItems,
    columns: {
      id: faqItems.id,
      name: faqItems.question,
      fingerprint: hashOf(sql`concat_ws(chr(10), ${faqItems.question}, ${faqItems.answer})`),
    },
    text: sql`${faqItems.answer}`,
    // Those without a category are on no page.
    isShown: () => and(eq(faqItems.published, true), isNotNull(faqItems.categoryId)),
    createdAt: faqItems.createdAt,
  },
  makers: {
    table: manufacturers,
    columns: {
      id: manufacturers.id,
      name: manufacturers.name,
      fingerprint: hashOf(sql`${manufacturers.description}`),
    },
    text: sql`${manufacturers.description}`,
    isShown: (db) =>
      and(
        sql`${manufacturers.description} <> ''`,
        hasModels(db, eq(products.manufacturerId, manufacturers.id)),
      ),
  },
  series: {
    table: productCategories,
    columns: {
      id: productCategories.id,
      name: productCategories.name,
      fingerprint: hashOf(sql`${productCategories.description}`),
    },
    text: sql`${productCategories.description}`,
    isShown: (db) =>
      and(
        sql`${productCategories.description} <> ''`,
        hasModels(
          db,
          or(
            eq(products.manufacturerId, productCategories.manufacturerId),
            and(isNull(productCategories.manufacturerId), eq(products.categoryId, productCategories.id)),
          ),
        ),
      ),
  },
  models: {
    table: products,
    columns: {
      id: products.id,
      name: products.name,
      fingerprint: hashOf(sql`concat_ws(chr(10), ${products.shortDescription}, ${products.description})`),
    },
    text: sql`concat_ws(' ', ${products.shortDescription}, ${products.description})`,
    isShown: () =>
      and(
        eq(products.published, true),
        sql`concat_ws('', ${products.shortDescription}, ${products.description}) <> ''`,
      ),
  },
} satisfies Record<string, Kind>
export type ArticleKind = keyof typeof KINDS

const kindOf = (kind: ArticleKind): Kind => KINDS[kind]

/** Made after the shop was seeded; the rows of page texts are made then and stay. */
const isOwn = (db: Database, createdAt: Kind['createdAt']) =>
  createdAt && gt(createdAt, db.select({ at: min(pages.createdAt) }).from(pages))

/** Of these articles those that visitors read; of any, one that they do: of posts and answers one that the shop did not come with. */
export function listShown(
  db: Database,
  kind: ArticleKind,
  asked: readonly number[] | 'any',
): Promise<Article[]> {
  const { table, columns, isShown, createdAt } = kindOf(kind)
  return db
    .select(columns)
    .from(table)
    .where(and(isShown(db), asked === 'any' ? isOwn(db, createdAt) : inArray(columns.id, [...asked])))
    .orderBy(asc(columns.id))
    .limit(asked === 'any' ? 1 : asked.length)
}

/** Articles with promises, also hidden ones: a draft that the shop came with is a sample once it is shown. */
export function listPromising(db: Database, kind: ArticleKind): Promise<Article[]> {
  const { table, columns, text } = kindOf(kind)
  return db.select(columns).from(table).where(sql`${text} ~ ${PROMISES}`)
}
