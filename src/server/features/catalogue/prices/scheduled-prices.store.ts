import { and, desc, eq, inArray, lte, ne, or, sql } from 'drizzle-orm'
import { MAX_INTEGER } from '../../../../lib/numbers.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { trash } from '../../../platform/db/records/trash.table.ts'
import { hasId, isAmong, lockRow } from '../../../platform/db/rows.ts'
import { products } from '../catalogue.table.ts'
import { scheduledPrices } from './prices.table.ts'

export type ScheduledRow = typeof scheduledPrices.$inferSelect

const isPlanned = eq(scheduledPrices.state, 'planned')
/** What it has left stands on the dashboard. */
const isUnseen = sql`(${scheduledPrices.leftIds} <> '[]' and ${scheduledPrices.seenAt} is null)`

/**
 * Plans: first those that wait, by their time, then those done in the last 90 days, newest first, and with them older ones of which
 * nobody has seen yet what they have left.
 */
export function listScheduled(db: Database) {
  const { id, effectiveAt, createdById, createdByName, productId, price, bulk, state, leftIds, doneAt } =
    scheduledPrices
  return db
    .select({ id, effectiveAt, createdById, createdByName, productId, price, bulk, state, leftIds })
    .from(scheduledPrices)
    .where(or(isPlanned, sql`${doneAt} > now() - interval '90 days'`, isUnseen))
    .orderBy(
      desc(isPlanned),
      sql`case ${state} when 'planned' then ${effectiveAt} end`,
      sql`case ${state} when 'planned' then ${id} end`,
      desc(effectiveAt),
      desc(id),
    )
}

/** Which of the plans that wait are wanted; absent is all. */
export interface WantedPlans {
  /** The product whose price alone is planned. */
  productId?: number | undefined
  /** So many of the nearest. */
  most?: number | undefined
}

const isWanted = ({ productId }: WantedPlans) =>
  and(isPlanned, productId === undefined ? undefined : hasId(scheduledPrices.productId, productId))

/** Plans that wait, by their time. */
export function listWaiting(db: Database, wanted: WantedPlans) {
  const { id, effectiveAt, productId, price, bulk, expected, createdByName, createdAt } = scheduledPrices
  return db
    .select({ id, effectiveAt, productId, price, bulk, expected, createdByName, createdAt })
    .from(scheduledPrices)
    .where(isWanted(wanted))
    .orderBy(effectiveAt, id)
    .limit(wanted.most ?? MAX_INTEGER)
}

/** How many plans wait. */
export const countWaiting = (db: Database) => db.$count(scheduledPrices, isPlanned)

/** So many plans whose hour has come, newest first, and all of which nobody has seen yet what they have left. */
export function listPast(db: Database, most: number) {
  const { id, effectiveAt, productId, price, bulk, state, leftIds, doneAt, expected } = scheduledPrices
  const isPast = ne(state, 'planned')
  const order = [desc(effectiveAt), desc(id)]
  const newest = db
    .select({ id })
    .from(scheduledPrices)
    .where(isPast)
    .orderBy(...order)
    .limit(most)
  const count = sql<number>`(select count(*)::int from jsonb_object_keys(${expected}))`
  const isSeen = sql<boolean>`not ${isUnseen}`
  return db
    .select({ id, effectiveAt, productId, price, bulk, state, leftIds, doneAt, count, isSeen })
    .from(scheduledPrices)
    .where(and(isPast, or(inArray(id, newest), isUnseen)))
    .orderBy(...order)
}

/** A plan; locks the row. Null when there is none. */
export const lockScheduled = (tx: Transaction, id: number): Promise<ScheduledRow | null> =>
  lockRow(tx, scheduledPrices, id)

/** Plans of this product alone that wait; locks the rows, and no plan is done until the transaction ends. */
export async function lockPlansOf(tx: Transaction, productId: number) {
  // One that is being done writes into all that wait.
  await lockApplying(tx)
  const { id, effectiveAt, price } = scheduledPrices
  return await tx
    .select({ id, effectiveAt, price })
    .from(scheduledPrices)
    .where(and(isPlanned, eq(scheduledPrices.productId, productId)))
    .orderBy(id)
    .for('update')
}

/** Those of these products of which a price waits, alone or in a bulk change. */
export async function listPlannedOf(tx: Transaction, productIds: readonly number[]): Promise<Set<number>> {
  const { productId, expected } = scheduledPrices
  const { rows } = await tx.execute<{ id: number }>(sql`
    select asked.id from unnest(${sql.param([...productIds])}::int[]) as asked(id)
    where exists (select from ${scheduledPrices}
      where ${isPlanned} and (${productId} = asked.id or ${expected} ? asked.id::text))`)
  return new Set(rows.map(({ id }) => id))
}

/** Takes a product out of the bulk changes that wait; returns those of which it was the last. */
export async function leaveOutOfBulks(tx: Transaction, left: number) {
  const { id, effectiveAt, productId, price, bulk, expected } = scheduledPrices
  const changed = await tx
    .update(scheduledPrices)
    .set({ expected: sql`${expected} - ${String(left)}::text` })
    .where(and(isPlanned, sql`${expected} ? ${String(left)}::text`))
    .returning({ id, effectiveAt, productId, price, bulk, expected })
  return changed.filter((plan) => Object.keys(plan.expected).length === 0)
}

/** An arbitrary constant. */
const APPLY_LOCK = 7_316_003

/** No other instance does a plan until the transaction ends. */
async function lockApplying(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${APPLY_LOCK})`)
}

/**
 * The plan to be done first: of those whose time has come, and the given one. Locked, and no other instance does any until the
 * transaction ends: two at once would see each other's prices as changes of somebody.
 */
export async function lockNextScheduled(tx: Transaction, wanted: number) {
  await lockApplying(tx)
  const { id, effectiveAt, createdById, productId, price, bulk, expected } = scheduledPrices
  const [row] = await tx
    .select({ id, createdById, productId, price, bulk, expected })
    .from(scheduledPrices)
    .where(and(isPlanned, or(lte(effectiveAt, sql`now()`), eq(id, wanted))))
    .orderBy(effectiveAt, id)
    .limit(1)
    .for('update')
  return row ?? null
}

/** Plans that wait. */
export function listPlanned(db: Database) {
  return db
    .select({ id: scheduledPrices.id, effectiveAt: scheduledPrices.effectiveAt })
    .from(scheduledPrices)
    .where(eq(scheduledPrices.state, 'planned'))
}

/** The price that a plan has set is no foreign change to the plans that still wait. */
export async function carryExpected(
  tx: Transaction,
  changed: readonly { id: number; oldPrice: number | null; newPrice: number | null }[],
): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as row(id text, "oldPrice" jsonb, "newPrice" jsonb)`
  const { expected } = scheduledPrices
  await tx
    .update(scheduledPrices)
    .set({
      expected: sql`${expected} || coalesce((select jsonb_object_agg(row.id, row."newPrice") from ${rows}
        where ${expected} -> row.id = coalesce(row."oldPrice", 'null')), '{}')`,
    })
    .where(isPlanned)
}

/** Names of products by id, of deleted ones too while they are in the trash. */
export async function listProductNames(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const there = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(isAmong(products.id, ids))
  const gone = await db
    .select({ id: trash.entityId, name: trash.title })
    .from(trash)
    .where(and(eq(trash.entity, 'products'), isAmong(trash.entityId, ids)))
  return new Map([...gone, ...there].map(({ id, name }) => [id, name]))
}

/** Writes into the journal which products a plan has left as they were. */
export async function recordLeft(
  tx: Transaction,
  { id, title, names }: { id: number; title: string; names: readonly string[] },
): Promise<void> {
  const changes = JSON.stringify([{ field: 'left', before: null, after: names }])
  await tx.execute(sql`
    insert into journal (at, actor_id, actor_name, action, entity, entity_id, title, changes)
    values (clock_timestamp(), journal_actor(), journal_actor_name(), 'update', 'system', ${`scheduled-price-${id}`}, ${title},
      ${changes}::jsonb)`)
}
