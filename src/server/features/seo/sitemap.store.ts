import { eq, max, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { PageKey } from '../../../domain/site/text-pages.ts'
import type { Database } from '../../platform/db/database.ts'
import { districts } from '../districts/districts.table.ts'
import { pages } from '../page-texts/page-texts.table.ts'
import { reviews } from '../reviews/reviews.table.ts'
import { pageChanges } from './page-changes.table.ts'

const HOME: PageKey = 'home'
const CHROME: PageKey = 'chrome'
const home = sql<string>`${HOME}::text`

/** When what staff write for pages has last changed, by key of the page: its texts, and of the home page also reviews and districts; what stands on all pages has dates of its own (`listPageChanges`). */
export async function listTextChanges(db: Database): Promise<{ key: string; changed: Date | null }[]> {
  return await unionAll(
    db
      .select({ key: pages.key, changed: max(pages.updatedAt) })
      .from(pages)
      .where(ne(pages.key, CHROME))
      .groupBy(pages.key),
    db
      .select({ key: home, changed: max(reviews.updatedAt) })
      .from(reviews)
      .where(eq(reviews.published, true)),
    db
      .select({ key: home, changed: max(districts.updatedAt) })
      .from(districts)
      .where(eq(districts.published, true)),
  )
}

/** When pages have last changed by what keeps no date of its own. */
export const listPageChanges = (db: Database) =>
  db
    .select({ kind: pageChanges.kind, record: pageChanges.record, changedAt: pageChanges.changedAt })
    .from(pageChanges)
