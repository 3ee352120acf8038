import type { BulkChange } from '../../../../contract/catalogue/prices.ts'
import type { ScheduledPrice } from '../../../../contract/catalogue/scheduled-prices.ts'
import type { CurrentUser } from '../../../../contract/session.ts'
import { AppError } from '../../../app-error.ts'
import { addJobs } from '../../../platform/db/add-job.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { requireAllowedPrices } from '../../../platform/db/price-limit/price-limit.ts'
import { insertRow, removeRow, updateRow } from '../../../platform/db/rows.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Writer } from '../../../platform/db/versioned.ts'
import { recordEvent } from '../../journal/journal.service.ts'
import { requireOldPrice } from '../products/product-offer.ts'
import { lockPrice } from '../products/products.service.ts'
import { buildPreview, describeBulk } from './bulk-preview.ts'
import { requireExpected, requireManufacturer, toBulkRow } from './prices.service.ts'
import { findManufacturerName, lockPriced } from './prices.store.ts'
import { scheduledPrices } from './prices.table.ts'
import {
  leaveOutOfBulks,
  listPlanned,
  listPlannedOf,
  listProductNames,
  listScheduled,
  lockPlansOf,
  lockScheduled,
  type ScheduledRow,
} from './scheduled-prices.store.ts'

/** Name of the job (`src/server/features/catalogue/prices/scheduled-prices.job.ts`). */
export const APPLY_SCHEDULED_PRICE = 'apply-scheduled-price'

/** Plans the price (kopecks) of one product. Throws NOT_FOUND, and BAD_REQUEST above an old price that is shown at that hour. */
export function planPrice(
  db: Database,
  actor: Writer,
  plan: { productId: number; price: number; effectiveAt: Date },
): Promise<{ scheduledId: number }> {
  return staffTransaction(db, actor, async (tx) => {
    const current = await lockPrice(tx, plan.productId)
    requireOldPrice(current, { price: plan.price }, plan.effectiveAt)
    requireAllowedPrices(actor, [{ name: current.name, from: current.price, to: plan.price }])
    return await insertPlan(tx, actor, { ...plan, expected: { [current.id]: current.price } })
  })
}

/**
 * Plans a bulk change: of the products whose price it would change now; of none it is a plan that does nothing, like such a change
 * at once. Throws like `updateBulk`.
 */
export function planBulk(
  db: Database,
  actor: CurrentUser,
  { expected, ...bulk }: BulkChange & { expected?: string | null | undefined },
  effectiveAt: Date,
): Promise<{ scheduledId: number }> {
  return staffTransaction(db, actor, async (tx) => {
    await requireManufacturer(tx, bulk)
    const preview = buildPreview(await lockPriced(tx, bulk), bulk)
    requireExpected(expected, preview)
    const changed = preview.rows.filter(({ skipped }) => !skipped)
    requireAllowedPrices(
      actor,
      changed.map(({ name, oldPrice, newPrice }) => ({ name, from: oldPrice, to: newPrice })),
    )
    const prices = changed.map(({ id, oldPrice }) => [id, oldPrice])
    return await insertPlan(tx, actor, { bulk, effectiveAt, expected: Object.fromEntries(prices) })
  })
}

async function insertPlan(
  tx: Transaction,
  { id, fullName, username }: CurrentUser,
  plan: Pick<ScheduledRow, 'effectiveAt' | 'expected'> &
    Partial<Pick<ScheduledRow, 'productId' | 'price' | 'bulk'>>,
): Promise<{ scheduledId: number }> {
  const by = { createdById: id, createdByName: fullName || username }
  const { id: scheduledId } = await insertRow(tx, scheduledPrices, { ...plan, ...by })
  await addWork(tx, [{ id: scheduledId, effectiveAt: plan.effectiveAt }])
  return { scheduledId }
}

/** Puts plans into the queue, which runs them at their time, late ones at once; one that is there already moves. */
export function addWork(tx: Transaction, plans: readonly { id: number; effectiveAt: Date }[]): Promise<void> {
  return addJobs(
    tx,
    plans.map(({ id, effectiveAt }) => ({
      name: APPLY_SCHEDULED_PRICE,
      payload: { id },
      key: `scheduled-price:${id}`,
      runAt: effectiveAt,
    })),
  )
}

/** Puts every plan that waits into the queue: our table is what counts, also when the queue was lost. */
export function planAgain(db: Database): Promise<void> {
  return inTransaction(db, async (tx) => addWork(tx, await listPlanned(tx)))
}

/** Plans that wait and those of late, as `listScheduled` orders them. */
export async function listScheduledPrices(db: Database): Promise<ScheduledPrice[]> {
  return (await listScheduled(db)).map((row) => ({
    id: row.id,
    effectiveAt: row.effectiveAt.toISOString(),
    createdBy: { id: row.createdById, name: row.createdByName },
    productId: row.productId,
    price: row.price,
    bulk: row.bulk,
    state: row.state,
    left: row.leftIds,
  }))
}

/** Throws NOT_FOUND, and CONFLICT for one whose hour has come. */
export function cancelScheduledPrice(db: Database, actor: CurrentUser, id: number): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    const plan = await requireScheduled(tx, id)
    if (plan.state !== 'planned') throw new AppError('CONFLICT', 'Час уже наступил: отменить нельзя')
    await removePlan(tx, plan, await describePlan(tx, plan))
  })
}

/** Cancels what is planned for products that are gone for ever, and bulk changes of which one was the last. */
export async function cancelPlansOf(
  tx: Transaction,
  products: readonly { id: number; name: string }[],
): Promise<void> {
  const ids = products.map(({ id }) => id)
  const planned = await listPlannedOf(tx, ids)
  for (const { id, name } of products) {
    if (!planned.has(id)) continue
    for (const plan of await lockPlansOf(tx, id)) await removePlan(tx, plan, describePrice(name))
    for (const plan of await leaveOutOfBulks(tx, id)) await removePlan(tx, plan, await describePlan(tx, plan))
  }
}

/** Deletes a plan that waits; the journal calls it `title`. */
async function removePlan(
  tx: Transaction,
  plan: Pick<ScheduledRow, 'id' | 'effectiveAt' | 'price'>,
  title: string,
): Promise<void> {
  await removeRow(tx, scheduledPrices, plan.id)
  const changes = [
    { field: 'effectiveAt', before: plan.effectiveAt.toISOString(), after: null },
    ...(plan.price === null ? [] : [{ field: 'products.price', before: plan.price, after: null }]),
  ]
  await recordEvent(tx, { ...PLAN_CANCELLED, entityId: `scheduled-price-${plan.id}`, title, changes })
}

const PLAN_CANCELLED = { action: 'delete', entity: 'system' } as const

/** What was planned, as the journal names what is gone. */
async function describePlan(
  tx: Transaction,
  { productId, bulk }: Pick<ScheduledRow, 'productId' | 'bulk'>,
): Promise<string> {
  if (bulk) {
    const whose = bulk.manufacturerId == null ? null : await findManufacturerName(tx, bulk.manufacturerId)
    return `плановое изменение цен: ${describeBulk(toBulkRow(bulk, whose))}`
  }
  const id = productId ?? 0
  return describePrice((await listProductNames(tx, [id])).get(id) ?? `товар № ${id}`)
}

const describePrice = (product: string) => `плановую цену: ${product}`

/** What a plan has left as it was needs no more mention, for nobody of the staff. Throws NOT_FOUND. */
export function markScheduledSeen(db: Database, actor: CurrentUser, id: number): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    const { seenAt } = await requireScheduled(tx, id)
    if (seenAt === null) await updateRow(tx, scheduledPrices, id, { seenAt: new Date() })
  })
}

async function requireScheduled(tx: Transaction, id: number): Promise<ScheduledRow> {
  const row = await lockScheduled(tx, id)
  if (!row) throw new AppError('NOT_FOUND', 'В плане такого нет')
  return row
}
