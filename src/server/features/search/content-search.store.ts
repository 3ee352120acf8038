import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { blogPosts } from '../blog/blog.table.ts'
import { faqCategories, faqItems } from '../faq/faq.table.ts'
import { projects } from '../projects/projects.table.ts'

/** A text of the site that matches. `address` is what its page's path is made of. */
export type FoundText = {
  id: string
  address: string
  title: string
  body: string
}

/** What is searched for: tsqueries with the alternatives of each word, and how many of them must match. */
export interface AskedTexts {
  terms: readonly string[]
  atLeast: number
  limit: number
}

/** A text that is no record of the database. */
export interface GivenText {
  id: string
  title: string
  body: string
}

/** Published answers that visitors can reach, best first. */
export function findAnswers(db: Database, asked: AskedTexts): Promise<FoundText[]> {
  const texts = sql`select ${faqItems.id} as id, ${faqCategories.slug} as address, ${faqItems.question} as title, ${faqItems.answer} as body
    from ${faqItems} join ${faqCategories} on ${eq(faqItems.categoryId, faqCategories.id)} where ${eq(faqItems.published, true)}`
  return findTexts(db, texts, asked)
}

/** Published posts, best first. */
export function findPosts(db: Database, asked: AskedTexts): Promise<FoundText[]> {
  const texts = sql`select id, slug as address, title, concat_ws(E'\n\n', excerpt, content) as body
    from ${blogPosts} where ${eq(blogPosts.published, true)}`
  return findTexts(db, texts, asked)
}

/** Published projects, best first. */
export function findProjects(db: Database, asked: AskedTexts): Promise<FoundText[]> {
  const texts = sql`select id, id::text as address, title,
      concat_ws(E'\n\n', short_description, description, location, equipment, challenges ->> 0, solutions ->> 0) as body
    from ${projects} where ${eq(projects.published, true)}`
  return findTexts(db, texts, asked)
}

/** Those of the given texts that match, best first. */
export function findGiven(
  db: Database,
  given: readonly GivenText[],
  asked: AskedTexts,
): Promise<FoundText[]> {
  const texts = sql`select id, id as address, title, body
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id text, title text, body text)`
  return findTexts(db, texts, asked)
}

/** By how many words match, in the title doubly, then by PostgreSQL's rank. Of a text, its first 100 000 characters are searched. */
async function findTexts(db: Database, texts: SQL, { terms, atLeast, limit }: AskedTexts) {
  if (terms.length === 0) return []
  const list = sql`${sql.param([...terms])}::text[]`
  // `offset 0`: else PostgreSQL would make the words of a text anew for every word that is searched for.
  const { rows } = await db.execute<FoundText>(sql`
    select texts.id::text as id, address, title, left(body, 20000) as body
    from (${texts}) as texts,
      lateral (select to_tsvector('russian', search_normalise(left(title, 1000))) as head,
        to_tsvector('russian', search_normalise(left(title || ' ' || body, 100000))) as whole offset 0) as words,
      lateral (select count(*) filter (where whole @@ term) as hits, count(*) filter (where head @@ term) as heads
        from (select to_tsquery('russian', one) as term from unnest(${list}) as one) as asked) as matches
    where hits >= ${atLeast}
    order by hits + heads desc, ts_rank(whole, to_tsquery('russian', array_to_string(${list}, ' | '))) desc, texts.id
    limit ${limit}`)
  return rows
}
