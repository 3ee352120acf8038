import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { FIXED_PAGES } from '../../../domain/site/fixed-pages.ts'
import { consentVersionPath, projectPath } from '../../../domain/site/site-paths.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { lockMark } from '../../platform/db/lock-mark.ts'
import { hasId, insertRow, removeRow, updateRow } from '../../platform/db/rows.ts'
import { MAX_STEPS } from './chain.ts'
import { redirects } from './redirects.table.ts'
import { readUnsoldPages } from './unsold-pages.ts'

const { id, from, to, entity, entityId } = redirects

/** Where a redirect leads: its path, or where its record is now; null when that is gone. */
const target = sql<string | null>`coalesce(${to}, record_address(${entity}, ${entityId}))`

const columns = {
  id,
  from,
  target,
  entity,
  entityId,
  title: sql<string | null>`record_title(${entity}, ${entityId})`,
  version: redirects.version,
  createdAt: redirects.createdAt,
  updatedAt: redirects.updatedAt,
}
export type RedirectRow = Awaited<ReturnType<typeof listRows>>[number]

/** All redirects, those that were changed last first. */
export function listRows(db: Database) {
  return db.select(columns).from(redirects).orderBy(desc(redirects.updatedAt), desc(id))
}

/** Null when there is none with this id. */
export async function findRedirectRow(db: Database, wanted: number): Promise<RedirectRow | null> {
  const [row] = await db.select(columns).from(redirects).where(hasId(id, wanted))
  return row ?? null
}

/** Where each former address leads, one step on; without those that lead nowhere, and without the redirect of this id. */
export async function readTargets(db: Database, without?: number): Promise<Map<string, string>> {
  const rows = await db.select({ id, from, target }).from(redirects)
  return new Map(
    rows.flatMap((row) => (row.target === null || row.id === without ? [] : [[row.from, row.target]])),
  )
}

/** Where a path leads that is the name of no page. */
export interface Way {
  /** The addresses that redirects lead to, in the order of the chain: each is where the one before it would lead if it were no page. */
  steps: readonly string[]
  /** Another name of a manufacturer, whose page says where it is. */
  isOtherName: boolean
}

/** The way on from a path, in one query. */
export async function findWay(db: Database, path: string): Promise<Way> {
  const { rows } = await db.execute<{ steps: string[]; named: boolean }>(sql`
    with recursive chain (target, step) as (
      select ${target}, 1 from ${redirects} where ${from} = ${path}
      union all
      select ${target}, step + 1 from chain join ${redirects} on ${from} = regexp_replace(chain.target, '[?#].*$', '')
      where step < ${MAX_STEPS}
    )
    select array(select target from chain where target is not null order by step) as steps, exists (
      select from manufacturers, unnest(aliases) as alias where page_address('manufacturers', lower(alias)) = ${path}) as named`)
  return { steps: [...new Set(rows[0]?.steps)], isOtherName: rows[0]?.named === true }
}

/** Public addresses of all records. */
const RECORD_PAGES: readonly SQL[] = [
  sql`select page_address('products', slug) from products where published`,
  sql`select page_address('manufacturers', slug) from manufacturers`,
  sql`select page_address('manufacturers', lower(alias)) from manufacturers, unnest(aliases) as alias`,
  sql`select page_address('posts', slug) from blog_posts where published`,
  sql`select page_address('blog-categories', slug) from blog_categories`,
  sql`select page_address('faq-categories', slug) from faq_categories`,
  sql`select page_address('landing-pages', slug) from landing_pages where published`,
  sql`select ${projectPath('')}::text || id from projects where published`,
  sql`select distinct ${consentVersionPath('')}::text || version from consent_documents`,
]

/** Those of the paths at which a visitor finds a page. */
export async function listPages(db: Database, paths: readonly string[]): Promise<Set<string>> {
  const unsold = await readUnsoldPages()
  const fixed = paths.filter((path) => FIXED_PAGES.includes(path) || unsold.has(path))
  if (fixed.length === paths.length) return new Set(fixed)
  const { rows } = await db.execute<{ address: string }>(sql`
    select address from (${sql.join([...RECORD_PAGES], sql` union all `)}) as pages (address)
    where address = any(${sql.param([...paths])}::text[])`)
  return new Set([...fixed, ...rows.map(({ address }) => address)])
}

/** Ids of all redirects by their former addresses. */
export async function readIds(db: Database): Promise<Map<string, number>> {
  const rows = await db.select({ id, from }).from(redirects)
  return new Map(rows.map((row) => [row.from, row.id]))
}

/** One writes redirects at a time, until its transaction ends: two together could make a circle. */
export const lockRedirects = (tx: Transaction) => lockMark(tx, 'redirects')

/** The id of the redirect from this path; null when there is none. */
export async function findIdFrom(db: Database, path: string): Promise<number | null> {
  const [row] = await db.select({ id }).from(redirects).where(eq(from, path))
  return row?.id ?? null
}

/** Inserts a redirect to a path and returns its id. */
export async function insertRedirect(tx: Transaction, row: { from: string; to: string }): Promise<number> {
  return (await insertRow(tx, redirects, row)).id
}

/** Rows of one statement: PostgreSQL takes so many values at once. */
const AT_ONCE = 1000

/** Inserts redirects to paths. */
export async function insertRedirects(
  tx: Transaction,
  rows: readonly { from: string; to: string }[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE)
    await tx.insert(redirects).values(some.map((row) => ({ from: row.from, to: row.to })))
  }
}

/** Undefined is left as it is; with `to` it leads to this path, not to a record any more. */
export async function updateRedirect(
  tx: Transaction,
  wanted: number,
  changes: { from?: string | undefined; to?: string | undefined },
): Promise<void> {
  const own = changes.to === undefined ? {} : { entity: null, entityId: null }
  await updateRow(tx, redirects, wanted, { ...changes, ...own })
}

/** False when there was none. */
export const removeRedirectRow = (tx: Transaction, wanted: number) => removeRow(tx, redirects, wanted)
