import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { lockMark } from '../../platform/db/lock-mark.ts'
import { trash } from '../../platform/db/records/trash.table.ts'
import { withoutIds } from '../../platform/db/records/without-ids.ts'
import { hasId, isAmong, toMicroseconds } from '../../platform/db/rows.ts'
import { drafts } from '../drafts/drafts.table.ts'
import { journal } from '../journal/journal.table.ts'
import { previews } from '../previews/previews.table.ts'
import { entityOf } from './trash-words.ts'

const those = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::int[])`
const isRecord = (entity: string, id: number) => and(eq(trash.entity, entity), hasId(trash.entityId, id))

const listed = {
  entity: trash.entity,
  entityId: trash.entityId,
  title: trash.title,
  row: trash.row,
  links: trash.links,
  deletedAt: trash.deletedAt,
  deletedBy: trash.deletedBy,
}
const newestFirst = [desc(trash.deletedAt), desc(trash.entityId), desc(trash.entity)]

/** Everything of these kinds in the trash, newest first. */
export function listTrash(db: Database, entities: readonly string[]) {
  return db
    .select(listed)
    .from(trash)
    .where(inArray(trash.entity, [...entities]))
    .orderBy(...newestFirst)
}

const deleted = toMicroseconds(trash.deletedAt)

/** The same, each with its place in the list; behind a place, or from the beginning. */
export function listPart(
  db: Database,
  entities: readonly string[],
  { limit, after }: { limit: number; after: string | undefined },
) {
  const [, time, id, entity] = /^(\d+)-(\d+)-(.+)$/.exec(after ?? '') ?? []
  const isBehind =
    entity === undefined
      ? undefined
      : sql`(${deleted}, ${trash.entityId}, ${trash.entity}) < (${time}::bigint, ${id}::bigint, ${entity}::text)`
  return db
    .select({
      row: listed,
      place: sql<string>`${deleted} || '-' || ${trash.entityId} || '-' || ${trash.entity}`,
    })
    .from(trash)
    .where(and(inArray(trash.entity, [...entities]), isBehind))
    .orderBy(...newestFirst)
    .limit(limit)
}

/** How many of each of these kinds there are; kinds without any are left out. */
export const countTrash = (
  db: Database,
  entities: readonly string[],
): Promise<{ entity: string; count: number }[]> =>
  db
    .select({ entity: trash.entity, count: count() })
    .from(trash)
    .where(inArray(trash.entity, [...entities]))
    .groupBy(trash.entity)

/** Titles of those records of a kind that lie in the trash, by id. */
export async function listTrashedTitles(
  db: Database,
  entity: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: trash.entityId, title: trash.title })
    .from(trash)
    .where(and(eq(trash.entity, entity), isAmong(trash.entityId, ids)))
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** A record of the list; what was deleted with it is not in it. */
export type ListedTrash = Awaited<ReturnType<typeof listTrash>>[number]

/** One restores or purges at a time until the transaction ends: records that need each other never wait for each other. */
export async function lockTrash(tx: Transaction): Promise<void> {
  await lockMark(tx, 'trash')
}

/** Null when the record is not in the trash. */
export async function findTrashed(db: Database, entity: string, id: number) {
  const [found] = await db
    .select({
      entity: trash.entity,
      entityId: trash.entityId,
      title: trash.title,
      row: trash.row,
      links: trash.links,
      parts: trash.parts,
      deletedAt: trash.deletedAt,
    })
    .from(trash)
    .where(isRecord(entity, id))
  return found ?? null
}

/** A deleted record with all that comes back with it. */
export type TrashRow = NonNullable<Awaited<ReturnType<typeof findTrashed>>>

/** Takes an entry out of the trash. */
export async function removeTrashed(tx: Transaction, entity: string, id: number): Promise<void> {
  await tx.delete(trash).where(isRecord(entity, id))
}

/** Rows that the deletion of the record with this id has left without their reference (`table.column`). */
export interface Unlinked {
  table: string
  column: string
  ids: readonly number[]
  id: number
  deletedAt: Date
}

/**
 * Whether a row has referred to nothing else since the deletion, neither to what is gone by now; `rowId` is its id. What nobody
 * journals is taken at its word.
 */
export function hasGotNoOther({ table, column, ids, id, deletedAt }: Unlinked, rowId: SQL): SQL {
  const entity = entityOf(table)
  if (!entity) return sql`true`
  // The time of a deletion is read in milliseconds, the journal's is stored in microseconds.
  return sql`${rowId} not in (
    select ${journal.entityId}::int from ${journal}
    where ${journal.entity} = ${entity} and ${journal.entityId} = any(${sql.param(ids.map(String))}::text[])
      and ${journal.at} > ${deletedAt.toISOString()}::timestamptz + interval '1 millisecond'
      and (${journal.rowBefore} ->> ${column}::text)::int <> ${id})`
}

/** Sets the reference of those rows that have got no other since. */
export async function linkRows(tx: Transaction, unlinked: Unlinked): Promise<void> {
  const { table, column, ids, id } = unlinked
  const name = sql.identifier(table)
  await tx.execute(sql`
    update ${name} set ${sql.identifier(column)} = ${id}
    where id = ${those(ids)} and ${sql.identifier(column)} is null and ${hasGotNoOther(unlinked, sql`${name}.id`)}`)
}

/** The same for those of the rows that lie in the trash. */
export async function linkTrashed(tx: Transaction, unlinked: Unlinked): Promise<void> {
  const { table, column, ids, id } = unlinked
  const entity = entityOf(table)
  if (!entity) return
  await tx.execute(sql`
    update ${trash} set row = row || jsonb_build_object(${column}::text, ${id}::int)
    where entity = ${entity} and entity_id = ${those(ids)} and row -> ${column}::text = 'null'
      and ${hasGotNoOther(unlinked, sql`${trash.entityId}`)}`)
}

/** Makes a record in the trash bring back the link of one more row. */
export async function addLink(
  tx: Transaction,
  { entity, entityId, links }: TrashRow,
  place: string,
  id: number,
): Promise<void> {
  const ids = [...new Set([...(links[place] ?? []), id])]
  await tx
    .update(trash)
    .set({ links: { ...links, [place]: ids } })
    .where(isRecord(entity, entityId))
}

/**
 * Removes a record from the trash with its draft and its links to previews; its title and all that stood in them, as text. Null when it
 * is not there.
 */
export async function purgeRecord(
  tx: Transaction,
  entity: string,
  id: number,
): Promise<{ title: string; text: string } | null> {
  const [row] = await tx.delete(trash).where(isRecord(entity, id)).returning()
  if (!row) return null
  const gone = await tx
    .delete(drafts)
    .where(and(eq(drafts.entity, entity), eq(drafts.entityId, row.entityId)))
    .returning({ draft: drafts.draft })
  await tx.delete(previews).where(and(eq(previews.entity, entity), eq(previews.entityId, row.entityId)))
  return { title: row.title, text: JSON.stringify([row, gone]) }
}

/** Leaves nothing in the trash of products that are gone for ever (an undone import puts them there), nor among the similar ones of others. */
export async function forgetProducts(tx: Transaction, ids: readonly number[]): Promise<void> {
  const isProduct = eq(trash.entity, 'products')
  await tx.delete(trash).where(and(isProduct, isAmong(trash.entityId, ids)))
  const similar = sql`${trash.row} -> 'similar_ids'`
  const left = withoutIds(similar, ids)
  await tx
    .update(trash)
    .set({ row: sql`jsonb_set(${trash.row}, '{similar_ids}', ${left})` })
    .where(and(isProduct, sql`jsonb_typeof(${similar}) = 'array' and ${similar} <> ${left}`))
}

/** Numbers of the pictures in the trash that have these addresses. */
export async function listTrashedPictures(tx: Transaction, urls: readonly string[]): Promise<number[]> {
  const rows = await tx
    .select({ id: trash.entityId })
    .from(trash)
    .where(
      and(
        eq(trash.entity, 'media'),
        sql`${trash.row} ->> 'kind' = 'picture'`,
        sql`${trash.row} ->> 'url' = any(${sql.param([...urls])}::text[])`,
      ),
    )
  return rows.map(({ id }) => id)
}

/** What has lain in the trash for longer than so many days. */
export async function listExpired(
  db: Database,
  days: number,
): Promise<Pick<TrashRow, 'entity' | 'entityId'>[]> {
  return await db
    .select({ entity: trash.entity, entityId: trash.entityId })
    .from(trash)
    .where(sql`${trash.deletedAt} <= now() - make_interval(days => ${days})`)
}
