import type { PastWork, PlannedWork } from '../../../../contract/records/schedule.ts'
import type { Database } from '../../../platform/db/database.ts'
import { describeBulk } from './bulk-preview.ts'
import { toBulkRow } from './prices.service.ts'
import { findManufacturerName, listPriced, type PricedRow } from './prices.store.ts'
import { listPast, listProductNames, listWaiting, type ScheduledRow } from './scheduled-prices.store.ts'

/** Longest list of plans whose hour has come; those with products that nobody has seen yet are always in it. */
const MAX_PAST = 30

/** Planned prices in words: those that wait, by their time, and what became of the others, newest first. */
export async function listDescribedPlans(
  db: Database,
): Promise<{ planned: PlannedWork[]; past: PastWork[] }> {
  const waiting = await listWaiting(db)
  const past = await listPast(db, MAX_PAST)
  const priced = new Map((await listPriced(db, {})).map((product) => [product.id, product]))
  const names = await listProductNames(db, [...waiting.flatMap(idsOf), ...past.flatMap(toldOf)])
  const nameOf = (id: number) => names.get(id) ?? `Товар № ${id}`
  const titleOf = async ({ productId, bulk }: Pick<ScheduledRow, 'productId' | 'bulk'>) => {
    if (!bulk) return productId === null ? '' : nameOf(productId)
    const { manufacturerId } = bulk
    const name = manufacturerId == null ? null : await findManufacturerName(db, manufacturerId)
    return describeBulk(toBulkRow(bulk, name))
  }
  const toNamed = (ids: readonly number[]) => ids.map((id) => ({ id, name: nameOf(id) }))
  return {
    planned: await Promise.all(
      waiting.map(async (row): Promise<PlannedWork> => {
        const { id, productId, price, expected, bulk } = row
        return {
          kind: bulk ? 'bulk' : 'price',
          entity: 'products',
          id,
          productId,
          price,
          bulk,
          at: row.effectiveAt.toISOString(),
          title: await titleOf(row),
          oldPrice: productId === null ? null : (expected[productId] ?? null),
          count: bulk ? Object.keys(expected).length : null,
          by: row.createdByName,
          since: row.createdAt.toISOString(),
          version: productId === null ? undefined : priced.get(productId)?.version,
          changed: toNamed(idsOf(row).filter((one) => !isAsExpected(priced.get(one), expected[one]))),
        }
      }),
    ),
    past: await Promise.all(
      past.map(async (row): Promise<PastWork> => {
        const { id, price, state, doneAt, effectiveAt, bulk, count, isSeen } = row
        return {
          id,
          price,
          state,
          at: (doneAt ?? effectiveAt).toISOString(),
          title: await titleOf(row),
          count: bulk ? count : null,
          left: toNamed(row.leftIds),
          isSeen,
        }
      }),
    ),
  }
}

const idsOf = ({ expected }: Pick<ScheduledRow, 'expected'>) => Object.keys(expected).map(Number)

const toldOf = ({ productId, leftIds }: Pick<ScheduledRow, 'productId' | 'leftIds'>) =>
  productId === null ? leftIds : [productId]

const isAsExpected = (product: PricedRow | undefined, price: number | null | undefined) =>
  product !== undefined && product.price === price
