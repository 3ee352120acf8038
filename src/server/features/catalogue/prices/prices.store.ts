import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { hasId, isAmong, lockRow } from '../../../platform/db/rows.ts'
import { journal, NEWEST_OF_RECORD } from '../../journal/journal.table.ts'
import { manufacturers, products } from '../catalogue.table.ts'
import { bulkPriceChanges } from './prices.table.ts'

/** Filter of a bulk change, or products by their ids; absent is all. */
interface Selection {
  manufacturerId?: number | null | undefined
  modelLine?: string | null | undefined
  ids?: readonly number[] | undefined
}

function selectPriced(db: Database, { manufacturerId, modelLine, ids }: Selection) {
  return db
    .select({
      id: products.id,
      name: products.name,
      manufacturerName: manufacturers.name,
      modelLine: products.modelLine,
      price: products.price,
      installationPrice: products.installationPrice,
      version: products.version,
    })
    .from(products)
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .where(
      and(
        manufacturerId == null ? undefined : eq(products.manufacturerId, manufacturerId),
        modelLine == null ? undefined : eq(products.modelLine, modelLine),
        ids && isAmong(products.id, ids),
      ),
    )
    .orderBy(asc(products.id))
}

export type PricedRow = Awaited<ReturnType<typeof listPriced>>[number]

/** Products of the selection with their prices (kopecks), by id. */
export async function listPriced(db: Database, selection: Selection) {
  return await selectPriced(db, selection)
}

/** The same rows, locked. */
export async function lockPriced(tx: Transaction, selection: Selection): Promise<PricedRow[]> {
  return await selectPriced(tx, selection).for('update', { of: products })
}

/** Sets the prices (kopecks) of any number of products. */
export async function updatePrices(tx: Transaction, rows: readonly { id: number; price: number | null }[]) {
  if (rows.length === 0) return
  const changed = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed(id int, price int)`
  await tx
    .update(products)
    .set({ price: sql`changed.price` })
    .from(changed)
    .where(eq(products.id, sql`changed.id`))
}

/**
 * Entries of the journal in which a product's prices changed, newest first. Not its deletion and return, nor the creation by the
 * program itself: what a shop is opened with nobody has changed.
 */
export async function listPriceEntries(db: Database, productId: number) {
  return await selectPriceEntries(db, productId).orderBy(...NEWEST_OF_RECORD)
}

/** Entries that may have come in another order than their times say: a clock was put back, or two waited for each other. */
const LATEST = 100

/** The newest of them; null when there is none. Of the latest ones: a product may have very many. */
export async function findNewestPriceEntry(db: Database, productId: number) {
  const latest = selectPriceEntries(db, productId)
    .orderBy(desc(journal.at), desc(journal.id))
    .limit(LATEST)
    .as('latest')
  const ids = db.select({ id: latest.id }).from(latest)
  const [entry] = await selectPriceEntries(db, productId, inArray(journal.id, ids))
    .orderBy(...NEWEST_OF_RECORD)
    .limit(1)
  return entry ?? null
}

/** Whether an entry of the journal is one of them. */
export async function isPriceEntry(db: Database, productId: number, id: number): Promise<boolean> {
  return (await selectPriceEntries(db, productId, hasId(journal.id, id)).limit(1)).length > 0
}

function selectPriceEntries(db: Database, productId: number, condition?: SQL) {
  return db
    .select({
      id: journal.id,
      at: journal.at,
      actorName: journal.actorName,
      source: journal.source,
      changes: journal.changes,
    })
    .from(journal)
    .where(
      and(
        eq(journal.entity, 'products'),
        eq(journal.entityId, String(productId)),
        condition,
        sql`${journal.changes} @? '$[*] ? (@.field == "price" || @.field == "installationPrice")'`,
        sql`case ${journal.action} when 'create' then ${journal.actorId} is not null
          when 'restore' then ${journal.rowBefore} is not null else ${journal.action} = 'update' end`,
      ),
    )
}

/** The newest bulk change that is not undone; null when there is none. */
export async function findStandingBulkChange(db: Database) {
  const [row] = await db
    .select({
      id: bulkPriceChanges.id,
      manufacturerName: bulkPriceChanges.manufacturerName,
      modelLine: bulkPriceChanges.modelLine,
      priceChange: bulkPriceChanges.priceChange,
      changeType: bulkPriceChanges.changeType,
      base: bulkPriceChanges.base,
      roundTo: bulkPriceChanges.roundTo,
      count: bulkPriceChanges.count,
      actorName: bulkPriceChanges.actorName,
      changedAt: bulkPriceChanges.changedAt,
    })
    .from(bulkPriceChanges)
    .where(isNull(bulkPriceChanges.undoneAt))
    .orderBy(desc(bulkPriceChanges.id))
    .limit(1)
  return row ?? null
}

/** A bulk change; locks the row. */
export const lockBulkChange = (tx: Transaction, id: number) => lockRow(tx, bulkPriceChanges, id)

/** Does nothing when it is already undone. */
export async function markUndone(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(bulkPriceChanges)
    .set({ undoneAt: sql`now()` })
    .where(and(eq(bulkPriceChanges.id, id), isNull(bulkPriceChanges.undoneAt)))
}

/** What the journal says of a bulk change, with the products' present prices; locks the products. */
export async function lockChangedByBulk(tx: Transaction, batchId: string) {
  return await selectChangedByBulk(tx, batchId).orderBy(asc(products.id)).for('update', { of: products })
}

/** Whether a product still has the price that this bulk change gave it. */
export async function isSomeLeftByBulk(db: Database, batchId: string): Promise<boolean> {
  const isLeft = sql`${products.price} = ${inEntry('after')}`
  return (await selectChangedByBulk(db, batchId, isLeft).limit(1)).length > 0
}

const inEntry = (side: string): SQL<number | null> =>
  sql`(jsonb_path_query_first(${journal.changes}, '$[*] ? (@.field == "price")') ->> ${side})::integer`

function selectChangedByBulk(db: Database | Transaction, batchId: string, condition?: SQL) {
  return db
    .select({
      id: products.id,
      name: products.name,
      price: products.price,
      oldPrice: inEntry('before'),
      newPrice: inEntry('after'),
    })
    .from(journal)
    .innerJoin(products, sql`${products.id}::text = ${journal.entityId}`)
    .where(and(eq(journal.batchId, batchId), eq(journal.entity, 'products'), condition))
}

/** A manufacturer's name, for the description of a bulk change. */
export async function findManufacturerName(db: Database, id: number): Promise<string | null> {
  const [row] = await db
    .select({ name: manufacturers.name })
    .from(manufacturers)
    .where(eq(manufacturers.id, id))
  return row?.name ?? null
}
