import type {
  BulkChange,
  BulkPreview,
  LastBulk,
  PriceRecord,
  Undone,
} from '../../../../contract/catalogue/prices.ts'
import type { CurrentUser } from '../../../../contract/session.ts'
import { AppError } from '../../../app-error.ts'
import type { Actor } from '../../../platform/db/act-for.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { nameEntries } from '../../../platform/db/name-entries.ts'
import { insertRow } from '../../../platform/db/rows.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import { requireProductById } from '../products/products.service.ts'
import { buildPreview, describeBulk } from './bulk-preview.ts'
import { toPriceRecords } from './price-records.ts'
import {
  findManufacturerName,
  findStandingBulkChange,
  isSomeLeftByBulk,
  listPriced,
  listPriceEntries,
  lockBulkChange,
  lockChangedByBulk,
  lockPriced,
  markUndone,
  updatePrices,
} from './prices.store.ts'
import { bulkPriceChanges } from './prices.table.ts'

/**
 * The selected products with their new prices, or why each keeps the old one. Throws BAD_REQUEST for an unknown
 * manufacturer.
 */
export async function previewBulk(db: Database, change: BulkChange): Promise<BulkPreview> {
  await requireManufacturer(db, change)
  return buildPreview(await listPriced(db, change), change)
}

/**
 * The selected manufacturer's name; null when all are selected. Throws BAD_REQUEST for an unknown id.
 * A model line is not a record: an unknown one selects no products.
 */
export async function requireManufacturer(
  db: Database,
  { manufacturerId }: BulkChange,
): Promise<string | null> {
  if (manufacturerId == null) return null
  const name = await findManufacturerName(db, manufacturerId)
  if (name === null) throw new AppError('BAD_REQUEST', 'Такого производителя нет')
  return name
}

/**
 * Refuses a change when `expected` is not the fingerprint of what it would do now. Throws CONFLICT.
 */
export function requireExpected(expected: string | null | undefined, { fingerprint }: BulkPreview): void {
  if (expected == null || expected === fingerprint) return
  throw new AppError(
    'CONFLICT',
    'Пока вы смотрели, цены или список товаров изменились. Проверьте новые цены ещё раз.',
  )
}

/**
 * Changes the prices of many products in one transaction; `id` is absent when none changed.
 * Throws BAD_REQUEST for an unknown manufacturer, CONFLICT when `expected` is not the present preview's fingerprint.
 */
export function updateBulk(
  db: Database,
  actor: CurrentUser,
  { expected, ...change }: BulkChange & { expected?: string | null | undefined },
): Promise<{ count: number; id?: number }> {
  return staffTransaction(db, actor, async (tx) => {
    const manufacturerName = await requireManufacturer(tx, change)
    const preview = buildPreview(await lockPriced(tx, change), change)
    requireExpected(expected, preview)
    const { rows, count } = preview
    if (count === 0) return { count }
    const by = { actorId: actor.id, actorName: actor.fullName || actor.username }
    const changed = rows.filter(({ skipped }) => !skipped)
    return { count, id: await applyBulk(tx, { ...toBulkRow(change, manufacturerName), ...by }, changed) }
  })
}

/** A bulk change as it is stored and described. */
export function toBulkRow(change: BulkChange, manufacturerName: string | null) {
  const { modelLine, priceChange, changeType, base, roundTo } = change
  return {
    manufacturerName,
    priceChange,
    changeType,
    modelLine: modelLine ?? null,
    base: base ?? 'price',
    roundTo: roundTo ?? null,
  } as const
}

/** Sets the new prices of locked products as one bulk change that can be undone; returns its id. */
export async function applyBulk(
  tx: Transaction,
  bulk: ReturnType<typeof toBulkRow> & Actor,
  changed: readonly { id: number; newPrice: number | null }[],
): Promise<number> {
  const { id: bulkId } = await insertRow(tx, bulkPriceChanges, { ...bulk, count: changed.length })
  await nameEntries(tx, { source: 'bulk', batchId: batchOf(bulkId) })
  await updatePrices(
    tx,
    changed.map(({ id, newPrice }) => ({ id, price: newPrice })),
  )
  return bulkId
}

/**
 * Restores the old prices, once; products whose price has changed since are skipped and listed.
 * Throws NOT_FOUND, and CONFLICT when already undone.
 */
export function undoBulk(db: Database, actor: CurrentUser, bulkId: number): Promise<Undone> {
  return staffTransaction(db, actor, async (tx) => {
    const bulk = await lockBulkChange(tx, bulkId)
    if (!bulk) throw new AppError('NOT_FOUND', 'Такого изменения цен нет')
    if (bulk.undoneAt) throw new AppError('CONFLICT', 'Это изменение цен уже отменено')
    const changed = await lockChangedByBulk(tx, batchOf(bulk.id))
    const isUntouched = ({ price, newPrice }: (typeof changed)[number]) => price === newPrice
    const restored = changed.filter(isUntouched)
    await nameEntries(tx, { source: 'undo', batchId: `${batchOf(bulk.id)}-undo` })
    await updatePrices(
      tx,
      restored.map(({ id, oldPrice }) => ({ id, price: oldPrice })),
    )
    await markUndone(tx, bulk.id)
    const left = changed.filter((row) => !isUntouched(row)).map(({ id, name }) => ({ id, name }))
    return { restored: restored.length, left }
  })
}

/** The newest bulk change that stands; null without one, and when none of its prices would go back. */
export async function findLastBulk(db: Database): Promise<LastBulk | null> {
  const bulk = await findStandingBulkChange(db)
  if (!bulk || !(await isSomeLeftByBulk(db, batchOf(bulk.id)))) return null
  const { id, count, actorName, changedAt } = bulk
  return { id, count, actorName, changedAt: changedAt.toISOString(), description: describeBulk(bulk) }
}

/** Newest first. Throws NOT_FOUND when there is no such product. */
export async function listPriceHistory(db: Database, productId: number): Promise<PriceRecord[]> {
  const product = await requireProductById(db, productId)
  return toPriceRecords(product, await listPriceEntries(db, productId))
}

/** What joins the journal's entries of a bulk change. */
const batchOf = (bulkId: number) => `prices-${bulkId}`
