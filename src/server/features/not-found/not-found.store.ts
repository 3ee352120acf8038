import { desc, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { removeRow } from '../../platform/db/rows.ts'
import { notFound } from './not-found.table.ts'

/** So many of those that are asked for most are kept, and as many of those of late: new ones must have their time to add up. */
const MAX_KEPT = 250

/** What nobody has asked for in these days is forgotten. */
const KEEP_DAYS = 90

const { id, path, count, referrer, createdAt, lastAt } = notFound

/** How often visitors found no page at an address, when first and last. */
export interface Counted {
  path: string
  count: number
  referrer: string | null
  createdAt: Date
  lastAt: Date
}

/** All counted addresses, those that are asked for most first. */
export function listCounted(db: Database) {
  return db
    .select({ id, path, count, referrer, createdAt, lastAt })
    .from(notFound)
    .orderBy(desc(count), desc(lastAt), desc(id))
}

/** Adds these to what is counted already. In the order of paths: two instances never wait for each other. */
export async function addCounts(tx: Transaction, counted: readonly Counted[]): Promise<void> {
  await tx
    .insert(notFound)
    .values(counted.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
    .onConflictDoUpdate({
      target: path,
      set: {
        count: sql`least(${count}::bigint + excluded.count, 2147483647)`,
        referrer: sql`coalesce(excluded.referrer, ${referrer})`,
        lastAt: sql`greatest(${lastAt}, excluded.last_at)`,
      },
    })
}

/** Keeps the table small. What another instance is writing is left to its own turn. */
export async function forgetOld(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    delete from ${notFound} where ${id} in (
      select id from ${notFound} where ${lastAt} < now() - make_interval(days => ${KEEP_DAYS}) or not (
        ${id} in (select id from ${notFound} order by count desc, last_at desc, id desc limit ${MAX_KEPT})
        or ${id} in (select id from ${notFound} order by last_at desc, id desc limit ${MAX_KEPT}))
      for update skip locked)`)
}

/** False when there was no such entry. */
export const removeCounted = (tx: Transaction, wanted: number) => removeRow(tx, notFound, wanted)
