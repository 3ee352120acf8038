import type { BulkChange } from '../../../../contract/catalogue/prices.ts'
import { minutes } from '../../../../lib/duration.ts'
import { type Actor, actFor } from '../../../platform/db/act-for.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { updateRow } from '../../../platform/db/rows.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { isHeldAfterRestore } from '../../restores/restores.service.ts'
import { findOldPriceProblem } from '../products/product-offer.ts'
import { applyPrice } from '../products/products.service.ts'
import { lockProduct } from '../products/products.store.ts'
import { buildPreview, describeBulk } from './bulk-preview.ts'
import { applyBulk, toBulkRow } from './prices.service.ts'
import { findManufacturerName, lockPriced } from './prices.store.ts'
import { scheduledPrices } from './prices.table.ts'
import { addWork } from './scheduled-prices.service.ts'
import { carryExpected, listProductNames, lockNextScheduled, recordLeft } from './scheduled-prices.store.ts'

/** How soon work is looked at again that is held since a backup was restored. */
const HELD = minutes(1)

type Plan = NonNullable<Awaited<ReturnType<typeof lockNextScheduled>>>

interface Changed {
  id: number
  oldPrice: number | null
  newPrice: number | null
}

/**
 * Does what was planned up to now and this plan, each once, in order of their time and in the name of who planned it. Prices that
 * changed since, and products that are gone, get no price by it or one above their old price, are left, listed in `leftIds` and named
 * in the journal.
 */
export async function applyScheduledPrices(db: Database, id: number): Promise<void> {
  while (await inTransaction(db, (tx) => applyNext(tx, id)));
}

/** False when there is nothing to do now. */
async function applyNext(tx: Transaction, id: number): Promise<boolean> {
  const plan = await lockNextScheduled(tx, id)
  if (!plan) return false
  if (await isHeldAfterRestore(tx)) {
    await addWork(tx, [{ id, effectiveAt: new Date(Date.now() + HELD) }])
    return false
  }
  const actor = await actFor(tx, plan.createdById)
  const { title, changed, leftIds } = plan.bulk
    ? await applyPlannedBulk(tx, plan, plan.bulk, actor)
    : await applyPlannedPrice(tx, plan)
  const state = leftIds.length === 0 ? 'done' : changed.length > 0 ? 'partly' : 'failed'
  await updateRow(tx, scheduledPrices, plan.id, { state, leftIds, doneAt: new Date() })
  await carryExpected(tx, changed)
  if (leftIds.length > 0) {
    const names = await listProductNames(tx, leftIds)
    await recordLeft(tx, {
      id: plan.id,
      title,
      names: leftIds.map((one) => names.get(one) ?? `Товар № ${one}`),
    })
  }
  return true
}

async function applyPlannedPrice(tx: Transaction, { productId, price, expected }: Plan) {
  if (productId === null || price === null) throw new Error('a plan is of one product or a bulk change')
  const title = 'Плановая цена не поставлена'
  const product = await lockProduct(tx, productId)
  const isLeft = !product || product.price !== expected[productId] || findOldPriceProblem(product, { price })
  if (isLeft) return { title, changed: [], leftIds: [productId] }
  await applyPrice(tx, product, price)
  return { title, changed: [{ id: productId, oldPrice: product.price, newPrice: price }], leftIds: [] }
}

async function applyPlannedBulk(tx: Transaction, { expected }: Plan, bulk: BulkChange, actor: Actor) {
  const manufacturerName =
    bulk.manufacturerId == null ? null : await findManufacturerName(tx, bulk.manufacturerId)
  const described = toBulkRow(bulk, manufacturerName)
  const { rows } = buildPreview(await lockPriced(tx, bulk), bulk)
  const changed: Changed[] = rows.filter(
    ({ id, oldPrice, skipped }) => !skipped && expected[id] !== undefined && expected[id] === oldPrice,
  )
  if (changed.length > 0) await applyBulk(tx, { ...described, ...actor }, changed)
  const done = new Set(changed.map(({ id }) => id))
  return {
    title: `Плановое изменение цен: ${describeBulk(described)}`,
    changed,
    leftIds: Object.keys(expected)
      .map(Number)
      .filter((id) => !done.has(id)),
  }
}
