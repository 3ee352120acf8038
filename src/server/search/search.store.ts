import { and, asc, desc, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { KnownWord } from './closest.ts'
import { searchDocuments, searchWords } from './search.table.ts'

/** Where a word occurs in the catalogue. `stem` is a tsquery, empty for what Russian full-text search skips. */
export interface WordFacts {
  word: string
  stem: string
  inTitle: boolean
  stemInTitle: boolean
  startsTitleWord: boolean
  inBody: boolean
}

/** One condition of a search, as tsqueries on the title and on the texts; at least one is given. */
export interface Term {
  title: string | null
  body: string | null
}

export async function lookUpWords(db: Database, words: readonly string[]): Promise<Map<string, WordFacts>> {
  if (words.length === 0) return new Map()
  const titleHas = (query: SQL) =>
    sql`exists (select from ${searchDocuments} where ${searchDocuments.title} @@ ${query})`
  const { rows } = await db.execute<WordFacts & Record<string, unknown>>(sql`
    select word, stem::text as stem,
      ${titleHas(sql`word::tsquery`)} as "inTitle",
      ${titleHas(sql`stem`)} as "stemInTitle",
      length(word) > 2 and ${titleHas(sql`(word || ':*')::tsquery`)} as "startsTitleWord",
      exists (select from ${searchDocuments} where ${searchDocuments.body} @@ stem) as "inBody"
    from unnest(${sql.param(words)}::text[]) as word, plainto_tsquery('russian', word) as stem`)
  return new Map(rows.map((row) => [row.word, row]))
}

/** Words of the catalogue that look like the given one, most alike first. */
export function listSimilarWords(db: Database, word: string): Promise<KnownWord[]> {
  return db
    .select({ word: searchWords.word, inTitle: searchWords.inTitle })
    .from(searchWords)
    .orderBy(sql`${searchWords.word} <-> ${word}`)
    .limit(12)
}

/**
 * Products that meet every term: an exact name or model first, then the more the name says, the shorter name, the id.
 * `liked` orders what is otherwise equal.
 */
export async function findProductIds(
  db: Database,
  {
    terms,
    exactWords,
    liked,
  }: { terms: readonly Term[]; exactWords: readonly string[]; liked: string | null },
): Promise<number[]> {
  const { productId, nameWords, modelWords, title, body } = searchDocuments
  const inTitle = ({ title: query }: Term) =>
    query === null ? undefined : sql`${title} @@ ${query}::tsquery`
  const inBody = ({ body: query }: Term) => (query === null ? undefined : sql`${body} @@ ${query}::tsquery`)
  const rank = (query: string | null) => (query === null ? sql`0` : sql`ts_rank(${body}, ${query}::tsquery)`)
  const scores = terms.map(
    (term) => sql`case when ${inTitle(term) ?? sql`false`} then 1 else ${rank(term.body)} end`,
  )
  const words = sql.param([...exactWords])
  const rows = await db
    .select({ id: productId })
    .from(searchDocuments)
    .where(and(...terms.map((term) => or(inTitle(term), inBody(term)))))
    .orderBy(
      desc(sql`${nameWords} = ${words}::text[] or ${modelWords} = ${words}::text[]`),
      desc(sql.join([...scores, rank(liked)], sql` + `)),
      asc(sql`cardinality(${nameWords})`),
      asc(productId),
    )
  return rows.map((row) => row.id)
}
