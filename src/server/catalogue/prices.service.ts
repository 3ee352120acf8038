import type { BulkChange, BulkPreview, LastBulk, PriceRecord, Undone } from '../../contract/prices.ts'
import type { CurrentUser } from '../../contract/session.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../db/database.ts'
import { staffTransaction } from '../db/staff-transaction.ts'
import { buildPreview, describeBulk } from './bulk-preview.ts'
import { nameOf, recordPrices } from './price-record.ts'
import {
  findLastBulkChange,
  findManufacturerName,
  insertBulkChange,
  listPriceChanges,
  listPriced,
  lockBulkChange,
  lockChangedByBulk,
  lockPriced,
  markUndone,
  updatePrices,
} from './prices.store.ts'
import { requireProductById } from './products.service.ts'

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
async function requireManufacturer(db: Database, { manufacturerId }: BulkChange): Promise<string | null> {
  if (manufacturerId == null) return null
  const name = await findManufacturerName(db, manufacturerId)
  if (name === null) throw new AppError('BAD_REQUEST', 'Такого производителя нет')
  return name
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
    const { rows, count, fingerprint } = buildPreview(await lockPriced(tx, change), change)
    if (expected != null && expected !== fingerprint) {
      throw new AppError(
        'CONFLICT',
        'Пока вы смотрели, цены или список товаров изменились. Проверьте новые цены ещё раз.',
      )
    }
    if (count === 0) return { count }
    const { modelLine, priceChange, changeType, base, roundTo } = change
    const bulkId = await insertBulkChange(tx, {
      manufacturerName,
      modelLine: modelLine ?? null,
      priceChange,
      changeType,
      base: base ?? 'price',
      roundTo: roundTo ?? null,
      count,
      actorId: actor.id,
      actorName: nameOf(actor),
    })
    const changed = rows.filter(({ skipped }) => !skipped)
    await updatePrices(
      tx,
      changed.map(({ id, newPrice }) => ({ id, price: newPrice })),
    )
    const records = changed.map(({ id, oldPrice, newPrice, installationPrice }) => ({
      productId: id,
      before: { price: oldPrice, installationPrice },
      after: { price: newPrice },
    }))
    await recordPrices(tx, actor, { source: 'bulk', bulkId }, records)
    return { count, id: bulkId }
  })
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
    const changed = await lockChangedByBulk(tx, bulk.id)
    const isUntouched = ({ price, newPrice }: (typeof changed)[number]) => price === newPrice
    const restored = changed.filter(isUntouched)
    await updatePrices(
      tx,
      restored.map(({ id, oldPrice }) => ({ id, price: oldPrice })),
    )
    const records = restored.map(({ id, price, oldPrice, installationPrice }) => ({
      productId: id,
      before: { price, installationPrice },
      after: { price: oldPrice },
    }))
    await recordPrices(tx, actor, { source: 'undo', bulkId: bulk.id }, records)
    await markUndone(tx, bulk.id)
    const left = changed.filter((row) => !isUntouched(row)).map(({ id, name }) => ({ id, name }))
    return { restored: restored.length, left }
  })
}

/** The newest bulk change while it can be undone. */
export async function findLastBulk(db: Database): Promise<LastBulk | null> {
  const bulk = await findLastBulkChange(db)
  if (!bulk || bulk.undoneAt) return null
  const { id, count, actorName, changedAt } = bulk
  return { id, count, actorName, changedAt: changedAt.toISOString(), description: describeBulk(bulk) }
}

/** Newest first. Throws NOT_FOUND when there is no such product. */
export async function listPriceHistory(db: Database, productId: number): Promise<PriceRecord[]> {
  await requireProductById(db, productId)
  const rows = await listPriceChanges(db, productId)
  return rows.map(({ changedAt, ...row }) => ({ ...row, changedAt: changedAt.toISOString() }))
}
