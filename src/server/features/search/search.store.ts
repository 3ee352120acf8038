import { and, asc, desc, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { manufacturers } from '../catalogue/catalogue.table.ts'
import type { KnownWord } from './closest.ts'
import type { OtherName } from './readings.ts'
import { searchDocuments, searchWords } from './search.table.ts'

/** Where a word occurs in the catalogue. `stem` is a single quoted lexeme, empty for stop words. */
export type WordFacts = {
  word: string
  stem: string
  inTitle: boolean
  stemInTitle: boolean
  startsTitleWord: boolean
  inBody: boolean
  /** Names the region of the shop, and no product. */
  isPlace?: true
}

/** One condition of a search: a tsquery on the title, alternative lexemes in the texts, or both. */
export interface Term {
  title: string | null
  body: readonly string[]
}

/** Aliases of the manufacturers. */
export async function listOtherNames(db: Database): Promise<OtherName[]> {
  const { rows } = await db.execute<{ alias: string; name: string }>(
    sql`select alias, name from ${manufacturers}, unnest(aliases) as alias`,
  )
  return rows
}

/** Facts of each word, by the word. */
export async function lookUpWords(db: Database, words: readonly string[]): Promise<Map<string, WordFacts>> {
  if (words.length === 0) return new Map()
  const { rows } = await db.execute<WordFacts>(sql`
    select word, stem, in_title as "inTitle", stem_in_title as "stemInTitle",
      starts_title_word as "startsTitleWord", in_body as "inBody"
    from search_facts(${sql.param(words)}::text[])`)
  return new Map(rows.map((row) => [row.word, row]))
}

/** Those of the words that occur unchanged in a product's name. */
export async function listTitleWords(db: Database, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from search_title_words(${sql.param(words)}::text[]) as word`,
  )
  return new Set(rows.map((row) => row.word))
}

/** For each word the similar words of the catalogue (trigrams), most similar first. */
export async function listSimilarWords(db: Database, words: readonly string[]) {
  const similar = new Map<string, KnownWord[]>(words.map((word) => [word, []]))
  const { rows } = await db.execute<KnownWord & { typed: string }>(sql`
    select typed, near.word, near.in_title as "inTitle"
    from unnest(${sql.param(words)}::text[]) as typed, lateral (
      select word, in_title from ${searchWords} order by word <-> typed limit 12
    ) as near`)
  for (const { typed, ...known } of rows) similar.get(typed)?.push(known)
  return similar
}

/**
 * Products that match every term: exact name or model first, then by where the words occur (name, category and
 * short description, other texts), shorter name, id.
 * `names` are the sorted distinct words of an exact name; at least one.
 * Lexemes of `liked` filter nothing; they only order otherwise equal products.
 */
export async function findProductIds(
  db: Database,
  {
    terms,
    names,
    liked,
  }: { terms: readonly Term[]; names: readonly (readonly string[])[]; liked: readonly string[] },
): Promise<number[]> {
  const { productId, nameWords, modelWords, title, body } = searchDocuments
  const inTitle = (term: Term) => (term.title === null ? undefined : sql`${title} @@ ${term.title}::tsquery`)
  const inBody = (lexemes: readonly string[], weights: string) =>
    lexemes.length === 0 ? undefined : sql`${body} @@ ${toQuery(lexemes, weights)}::tsquery`
  const rank = (term: Term) => sql`case
    when ${inTitle(term) ?? sql`false`} then 3
    when ${inBody(term.body, ':A') ?? sql`false`} then 2
    else 1 end`
  const isName = names.map((words) => sql`${sql.param([...words])}::text[] in (${nameWords}, ${modelWords})`)
  const rows = await db
    .select({ id: productId })
    .from(searchDocuments)
    .where(and(...terms.map((term) => or(inTitle(term), inBody(term.body, '')))))
    .orderBy(
      desc(sql.join(isName, sql` or `)),
      ...(terms.length === 0 ? [] : [desc(sql.join(terms.map(rank), sql` + `))]),
      ...(liked.length === 0 ? [] : [desc(sql`(${inBody(liked, ':A')})`)]),
      asc(sql`cardinality(${nameWords})`),
      asc(productId),
    )
  return rows.map((row) => row.id)
}

// With weights PostgreSQL has to read every matching document; without them the index is enough.
const toQuery = (lexemes: readonly string[], weights: string) =>
  lexemes.map((lexeme) => lexeme + weights).join(' | ')
