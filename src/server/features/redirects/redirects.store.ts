import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { RedirectFilters } from '../../../contract/content/redirect-parts.ts'
import { FIXED_PAGES } from '../../../domain/site/fixed-pages.ts'
import { consentVersionPath, projectPath } from '../../../domain/site/site-paths.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { lockMark } from '../../platform/db/lock-mark.ts'
import {
  containsTyped,
  hasId,
  insertRow,
  removeRow,
  toMicroseconds,
  updateRow,
} from '../../platform/db/rows.ts'
import { MAX_STEPS } from './chain.ts'
import { redirects } from './redirects.table.ts'
import { pathOf } from './site-address.ts'
import { readUnsoldPages } from './unsold-pages.ts'

const { id, from, to, entity, entityId } = redirects

/** Where a redirect leads: its path, or where its record is now; null when that is gone. */
const target = sql<string | null>`coalesce(${to}, record_address(${entity}, ${entityId}))`

/** What the record is called that a redirect leads to, also from the trash; null without. */
const title = sql<
  string | null
>`case when ${entityId} is not null then record_title(${entity}, ${entityId}) end`

const columns = {
  id,
  from,
  target,
  entity,
  entityId,
  title,
  version: redirects.version,
  createdAt: redirects.createdAt,
  updatedAt: redirects.updatedAt,
}
export type RedirectRow = Awaited<ReturnType<typeof listRows>>[number]

/** All redirects, those that were changed last first. */
export function listRows(db: Database) {
  return db.select(columns).from(redirects).orderBy(desc(redirects.updatedAt), desc(id))
}

const changed = toMicroseconds(redirects.updatedAt)

/** The condition of these filters; undefined matches all. */
const isFound = ({ find, ids }: RedirectFilters): SQL | undefined =>
  and(ids && inArray(id, ids), containsTyped([from, target, title], find))

/** Those that match, in the same order, each with its place in it; behind a place, or from the beginning. */
export function listPart(
  db: Database,
  filters: RedirectFilters,
  { limit, after }: { limit: number; after: string | undefined },
) {
  const [time, own] = after?.split('-') ?? []
  const isBehind =
    after === undefined ? undefined : sql`(${changed}, ${id}) < (${time}::bigint, ${own}::bigint)`
  return db
    .select({ row: columns, place: sql<string>`${changed} || '-' || ${id}` })
    .from(redirects)
    .where(and(isFound(filters), isBehind))
    .orderBy(desc(redirects.updatedAt), desc(id))
    .limit(limit)
}

/** How many match. */
export const countRows = (db: Database, filters: RedirectFilters = {}): Promise<number> =>
  db.$count(redirects, isFound(filters))

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

/** The same of these addresses and all that their chains pass through, as far as these are followed. */
export async function readTargetsBehind(
  db: Database,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const targets = new Map<string, string>()
  let next = addresses
  for (let step = 0; step < MAX_STEPS && next.length > 0; step += 1) {
    const paths = [...new Set(next.map(pathOf))].filter((path) => !targets.has(path))
    const rows = await db
      .select({ from, target })
      .from(redirects)
      .where(eq(from, sql`any(${sql.param(paths)}::text[])`))
    next = rows.flatMap((row) => row.target ?? [])
    for (const row of rows) if (row.target !== null) targets.set(row.from, row.target)
  }
  return targets
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

/** Ids of all redirects by their former addresses, or of those from these. */
export async function readIds(db: Database, paths?: readonly string[]): Promise<Map<string, number>> {
  const isAsked = paths && eq(from, sql`any(${sql.param([...paths])}::text[])`)
  const rows = await db.select({ id, from }).from(redirects).where(isAsked)
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
