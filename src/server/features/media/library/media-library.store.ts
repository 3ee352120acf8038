import { and, desc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { MediaPartFilters } from '../../../../contract/content/media-parts.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { type Changes, findRow, lockRow, updateRow } from '../../../platform/db/rows.ts'
import { media } from '../media.table.ts'

export type MediaRow = typeof media.$inferSelect
type NewMediaRow = typeof media.$inferInsert

/** Filters that the rows themselves answer; the others need to know where files stand. */
type StoredFilters = Pick<MediaPartFilters, 'show' | 'ids'>

/** The condition of these filters; undefined matches all. */
function isFound({ show, ids }: StoredFilters): SQL | undefined {
  const isPicture = eq(media.kind, 'picture')
  return and(
    ids && inArray(media.id, ids),
    show === 'pictures' ? isPicture : undefined,
    show === 'documents' ? eq(media.kind, 'document') : undefined,
    show === 'no-alt' ? and(isPicture, eq(media.alt, '')) : undefined,
  )
}

/** The files of these filters, newest first; with `part` at most so many, behind an id. */
export async function listMedia(
  db: Database,
  filters: StoredFilters = {},
  part?: { limit: number; after: number | undefined },
): Promise<MediaRow[]> {
  const isBehind = part?.after === undefined ? undefined : lt(media.id, part.after)
  const rows = db
    .select()
    .from(media)
    .where(and(isFound(filters), isBehind))
    .orderBy(desc(media.id))
  return part ? await rows.limit(part.limit) : await rows
}

/** How many files these filters leave. */
export const countMedia = (db: Database, filters: StoredFilters = {}): Promise<number> =>
  db.$count(media, isFound(filters))

/** Addresses of all files. */
export async function listAddresses(db: Database): Promise<string[]> {
  const rows = await db.select({ url: media.url }).from(media)
  return rows.map(({ url }) => url)
}

/** How many bytes all files take, as far as that is known. */
export async function sumBytes(db: Database): Promise<number> {
  const [sums] = await db
    .select({ bytes: sql<number>`coalesce(sum(${media.bytes}), 0)`.mapWith(Number) })
    .from(media)
  return sums?.bytes ?? 0
}

/** Null when there is no file with this id. */
export const findMedia = (db: Database, id: number): Promise<MediaRow | null> => findRow(db, media, id)

/** The same; locks the row. */
export const lockMedia = (tx: Transaction, id: number): Promise<MediaRow | null> => lockRow(tx, media, id)

/** Files with these ids; locks the rows, by id. */
export function lockMediaByIds(tx: Transaction, ids: readonly number[]) {
  const { id, kind, name, url, alt } = media
  const wanted = sql`any(${sql.param([...ids])}::bigint[])`
  return tx.select({ id, kind, name, url, alt }).from(media).where(eq(id, wanted)).orderBy(id).for('update')
}

/** Files with these ids, none of which can be deleted until the transaction ends; whoever comes to name one does not wait. */
export function holdMedia(tx: Transaction, ids: readonly number[]) {
  const { id, url, kind } = media
  const wanted = sql`any(${sql.param([...ids])}::bigint[])`
  return tx.select({ id, url, kind }).from(media).where(eq(id, wanted)).orderBy(id).for('key share')
}

/** Locks the rows of these addresses, by id: waits for who has just come to name one of them (0043_pictures_and_journal). */
export async function lockMediaByAddresses(tx: Transaction, urls: readonly string[]): Promise<void> {
  const wanted = sql`any(${sql.param([...urls])}::text[])`
  await tx.select({ id: media.id }).from(media).where(eq(media.url, wanted)).orderBy(media.id).for('update')
}

/** Inserts a file unless one with its address is there; whether it did. */
export async function insertMissingMedia(tx: Transaction, row: NewMediaRow): Promise<boolean> {
  const stored = await tx.insert(media).values(row).onConflictDoNothing().returning({ id: media.id })
  return stored.length > 0
}

/** The changed row; null when there is none. */
export async function updateMedia(
  tx: Transaction,
  id: number,
  changes: Changes<NewMediaRow>,
): Promise<MediaRow | null> {
  await updateRow(tx, media, id, changes)
  return findMedia(tx, id)
}

/** Deletes the pictures with these addresses, documents stay. */
export async function removePictures(tx: Transaction, urls: readonly string[]): Promise<void> {
  await tx
    .delete(media)
    .where(and(eq(media.kind, 'picture'), eq(media.url, sql`any(${sql.param([...urls])}::text[])`)))
}

/** Alternative texts of these addresses; those without one are left out. */
export function listAlts(db: Database, urls: readonly string[]): Promise<{ url: string; alt: string }[]> {
  return db
    .select({ url: media.url, alt: media.alt })
    .from(media)
    .where(and(eq(media.url, sql`any(${sql.param([...urls])}::text[])`), ne(media.alt, '')))
}

/** Addresses of all files, also of those in the trash. */
export async function listKnownAddresses(db: Database): Promise<Set<string>> {
  const { rows } = await db.execute<{ url: string }>(sql`
    select url from ${media} union select row ->> 'url' from trash where entity = 'media'`)
  return new Set(rows.map(({ url }) => url))
}

/** Addresses of files that were deleted at any time, as far back as the journal goes. */
export async function listDeletedAddresses(db: Database): Promise<Set<string>> {
  const { rows } = await db.execute<{ url: string }>(sql`
    select row_before ->> 'url' as url from journal where entity = 'media' and action = 'delete'`)
  return new Set(rows.map(({ url }) => url))
}
