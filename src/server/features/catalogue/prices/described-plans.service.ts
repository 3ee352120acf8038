import type { PastWork, PlannedWork } from '../../../../contract/records/schedule.ts'
import type { Database } from '../../../platform/db/database.ts'
import { describeBulk } from './bulk-preview.ts'
import { toBulkRow } from './prices.service.ts'
import { findManufacturerName, listPriced, type PricedRow } from './prices.store.ts'
import {
  listPast,
  listProductNames,
  listWaiting,
  type ScheduledRow,
  type WantedPlans,
} from './scheduled-prices.store.ts'

export { countWaiting } from './scheduled-prices.store.ts'

/** Longest list of plans whose hour has come; those with products that nobody has seen yet are always in it. */
const MAX_PAST = 30

/** Prices that wait, in words, by their time. */
export async function describeWaiting(db: Database, wanted: WantedPlans): Promise<PlannedWork[]> {
  const waiting = await listWaiting(db, wanted)
  const priced = new Map((await listPriced(db, { ids: waiting.flatMap(idsOf) })).map((one) => [one.id, one]))
  const plans = waiting.map((row) => ({
    ...row,
    changed: idsOf(row).filter((id) => !isAsExpected(priced.get(id), row.expected[id])),
  }))
  const nameOf = await readNames(
    db,
    plans.flatMap((plan) => [...productOf(plan), ...plan.changed]),
  )
  return await Promise.all(
    plans.map(async (plan): Promise<PlannedWork> => {
      const { id, productId, price, expected, bulk, effectiveAt, createdAt, createdByName, changed } = plan
      return {
        kind: bulk ? 'bulk' : 'price',
        entity: 'products',
        id,
        productId,
        price,
        bulk,
        at: effectiveAt.toISOString(),
        title: await titleOf(db, plan, nameOf),
        oldPrice: productId === null ? null : (expected[productId] ?? null),
        count: bulk ? Object.keys(expected).length : null,
        by: createdByName,
        since: createdAt.toISOString(),
        version: productId === null ? undefined : priced.get(productId)?.version,
        changed: changed.map((one) => ({ id: one, name: nameOf(one) })),
      }
    }),
  )
}

/** What became of prices whose hour has come, in words, newest first. */
export async function describePast(db: Database): Promise<PastWork[]> {
  const past = await listPast(db, MAX_PAST)
  const nameOf = await readNames(
    db,
    past.flatMap((row) => [...productOf(row), ...row.leftIds]),
  )
  return await Promise.all(
    past.map(async (row): Promise<PastWork> => {
      const { id, price, state, doneAt, effectiveAt, bulk, count, isSeen } = row
      return {
        id,
        price,
        state,
        at: (doneAt ?? effectiveAt).toISOString(),
        title: await titleOf(db, row, nameOf),
        count: bulk ? count : null,
        left: row.leftIds.map((one) => ({ id: one, name: nameOf(one) })),
        isSeen,
      }
    }),
  )
}

/** How products of these ids are called, also deleted ones. */
async function readNames(db: Database, ids: readonly number[]): Promise<(id: number) => string> {
  const names = await listProductNames(db, ids)
  return (id) => names.get(id) ?? `Товар № ${id}`
}

async function titleOf(
  db: Database,
  { productId, bulk }: Pick<ScheduledRow, 'productId' | 'bulk'>,
  nameOf: (id: number) => string,
): Promise<string> {
  if (!bulk) return productId === null ? '' : nameOf(productId)
  const { manufacturerId } = bulk
  const name = manufacturerId == null ? null : await findManufacturerName(db, manufacturerId)
  return describeBulk(toBulkRow(bulk, name))
}

const idsOf = ({ expected }: Pick<ScheduledRow, 'expected'>) => Object.keys(expected).map(Number)

const productOf = ({ productId }: Pick<ScheduledRow, 'productId'>) => (productId === null ? [] : [productId])

const isAsExpected = (product: PricedRow | undefined, price: number | null | undefined) =>
  product !== undefined && product.price === price
