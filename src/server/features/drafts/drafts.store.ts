import { and, eq, sql } from 'drizzle-orm'
import type { Drafted } from '../../../contract/records/drafts.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { lockMark } from '../../platform/db/lock-mark.ts'
import { withoutIds } from '../../platform/db/records/without-ids.ts'
import { hasId } from '../../platform/db/rows.ts'
import { blogPosts } from '../blog/blog.table.ts'
import { products } from '../catalogue/catalogue.table.ts'
import { districts } from '../districts/districts.table.ts'
import { landingPages } from '../landing-pages/landing-pages.table.ts'
import { pages } from '../page-texts/page-texts.table.ts'
import { projects } from '../projects/projects.table.ts'
import { reviews } from '../reviews/reviews.table.ts'
import { drafts } from './drafts.table.ts'

const COLUMNS = {
  entityId: drafts.entityId,
  draft: drafts.draft,
  version: drafts.version,
  baseVersion: drafts.baseVersion,
  updatedAt: drafts.updatedAt,
  updatedBy: drafts.updatedBy,
}

export type DraftRow = Pick<typeof drafts.$inferSelect, keyof typeof COLUMNS>

const TABLES = {
  products,
  posts: blogPosts,
  projects,
  'landing-pages': landingPages,
  reviews,
  districts,
  pages,
} as const

const isOf = (entity: string, id: number) => and(eq(drafts.entity, entity), hasId(drafts.entityId, id))

/** What stands in place of a draft that was published or thrown away: the next one's versions go on from there. */
const GONE = sql`'null'::jsonb`
const isThere = sql`${drafts.draft} <> ${GONE}`

/** Null when the record has no draft. */
export async function findDraft(db: Database, entity: string, id: number): Promise<DraftRow | null> {
  const [row] = await db
    .select(COLUMNS)
    .from(drafts)
    .where(and(isOf(entity, id), isThere))
  return row ?? null
}

/** The same; locks the draft, also one that is still to come. */
export async function lockDraft(tx: Transaction, entity: string, id: number): Promise<DraftRow | null> {
  await lockMark(tx, `draft:${entity}:${id}`)
  const [row] = await tx
    .select(COLUMNS)
    .from(drafts)
    .where(and(isOf(entity, id), isThere))
    .for('update')
  return row ?? null
}

/** The record's present version; null when there is no such record. */
export async function findRecordVersion(
  tx: Transaction,
  entity: Drafted,
  id: number,
): Promise<number | null> {
  const table = TABLES[entity]
  const [row] = await tx.select({ version: table.version }).from(table).where(hasId(table.id, id))
  return row?.version ?? null
}

/** Stores a draft in place of the former one, whose base stays; its version is one more than that of the last draft there was. */
export async function storeDraft(
  tx: Transaction,
  draft: Omit<typeof drafts.$inferInsert, 'version' | 'updatedAt'>,
): Promise<DraftRow> {
  const { updatedById, updatedBy } = draft
  const [row] = await tx
    .insert(drafts)
    .values(draft)
    .onConflictDoUpdate({
      target: [drafts.entity, drafts.entityId],
      set: {
        draft: draft.draft,
        baseVersion: sql`case when ${isThere} then ${drafts.baseVersion} else ${draft.baseVersion} end`,
        version: sql`${drafts.version} + 1`,
        updatedAt: sql`now()`,
        updatedById,
        updatedBy,
      },
    })
    .returning(COLUMNS)
  if (!row) throw new Error('no draft was stored')
  return row
}

/** Takes products that are gone for ever from among the similar ones in drafts. */
export async function forgetProducts(tx: Transaction, ids: readonly number[]): Promise<void> {
  const similar = sql`${drafts.draft} -> 'similarIds'`
  const left = withoutIds(similar, ids)
  await tx
    .update(drafts)
    .set({ draft: sql`jsonb_set(${drafts.draft}, '{similarIds}', ${left})` })
    .where(
      and(eq(drafts.entity, 'products'), sql`jsonb_typeof(${similar}) = 'array' and ${similar} <> ${left}`),
    )
}

/** Does nothing without a draft. What stood in it is gone. */
export async function removeDraft(tx: Transaction, entity: string, id: number): Promise<void> {
  await tx.update(drafts).set({ draft: GONE }).where(isOf(entity, id))
}
