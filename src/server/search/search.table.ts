import { boolean, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { products } from '../catalogue/catalogue.table.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What search reads of a product. Written by the database alone (triggers of the migration `product_search`),
 * so that whatever staff save is found at once.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Distinct words of the name, in `text` order of bytes: equal to the sorted words of an exact query. */
    nameWords: text().array().notNull(),
    modelWords: text().array().notNull(),
    /** Name, model, line, manufacturer, slugs and number of users: whole words and their Russian stems. */
    title: tsvector().notNull(),
    /** Stems of the texts; weight A: category and short description, B features, C description, D technical values. */
    body: tsvector().notNull(),
  },
  // Without fastupdate: every search would read the list of pending entries, and edits are rare.
  (t) => [
    index().using('gin', t.title).with({ fastupdate: false }),
    index().using('gin', t.body).with({ fastupdate: false }),
  ],
)

/** Words ever seen in documents: candidates for a mistyped one. A word may outlive its last document. */
export const searchWords = pgTable(
  'search_words',
  { word: text().primaryKey(), inTitle: boolean().notNull() },
  (t) => [index().using('gist', t.word.op('gist_trgm_ops'))],
)
