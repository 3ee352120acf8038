import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { type Changes, findRow, lockRow, updateRow } from '../../../platform/db/rows.ts'
import { media } from '../media.table.ts'

export type MediaRow = typeof media.$inferSelect
type NewMediaRow = typeof media.$inferInsert

/** All files, newest first. */
export function listMedia(db: Database): Promise<MediaRow[]> {
  return db.select().from(media).orderBy(desc(media.id))
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
