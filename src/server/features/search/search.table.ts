import { boolean, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { products } from '../catalogue/catalogue.table.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Search index of products. Written by triggers only (migration `product_search`),
 * so that changes are found at once.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Distinct words of the name in byte order, to compare with the sorted words of a query. */
    nameWords: text().array().notNull(),
    modelWords: text().array().notNull(),
    /** Name, model, line, manufacturer, slugs and number of users: whole words and their Russian stems. */
    title: tsvector().notNull(),
    /** Stems of the texts; weight A: category and short description, B features, C description, D technical values. */
    body: tsvector().notNull(),
  },
  // Without fastupdate: searches would have to read the pending list, and writes are rare.
  (t) => [
    index().using('gin', t.title).with({ fastupdate: false }),
    index().using('gin', t.body).with({ fastupdate: false }),
  ],
)

/** Words that occur or occurred in documents: candidates for correcting typos. */
export const searchWords = pgTable(
  'search_words',
  { word: text().primaryKey(), inTitle: boolean().notNull() },
  (t) => [index().using('gist', t.word.op('gist_trgm_ops'))],
)
