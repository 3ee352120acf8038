import { isDeepStrictEqual } from 'node:util'
import type { CurrentUser } from '../../../../contract/session.ts'
import { MAX_INTEGER } from '../../../../lib/numbers.ts'
import { AppError } from '../../../app-error.ts'
import type { Database } from '../../../platform/db/database.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import { lockOrder, replaceOrder } from './catalogue-order.store.ts'
import { listUnknownProducts } from './products.store.ts'
import { listInOrder } from './staff-products.store.ts'

interface Arrangement {
  ids: number[]
  /** The order that the writer has seen. */
  expected?: number[] | undefined
}

/**
 * Puts these products first in the catalogue, in this order; the others follow by their ids. Throws BAD_REQUEST for a product that
 * does not exist, CONFLICT when the order is not the expected one.
 */
export function arrangeCatalogue(
  db: Database,
  actor: CurrentUser,
  { ids, expected }: Arrangement,
): Promise<{ ids: number[]; previous: number[] }> {
  return staffTransaction(db, actor, async (tx) => {
    const previous = await lockOrder(tx)
    if (expected && !isDeepStrictEqual(expected, previous)) {
      throw new AppError('CONFLICT', 'Пока вы двигали товары, порядок изменили. Посмотрите его ещё раз.')
    }
    const outOfRange = ids.find((id) => id < 1 || id > MAX_INTEGER)
    const [unknown] = outOfRange === undefined ? await listUnknownProducts(tx, ids) : [outOfRange]
    if (unknown !== undefined) throw new AppError('BAD_REQUEST', `Товара № ${unknown} нет`)
    await replaceOrder(tx, ids)
    return { ids, previous }
  })
}

/**
 * Puts a product at a place of the whole catalogue, counted from 1, a place beyond the end being the last; whatever a colleague has
 * moved stays moved. Everything before the place is then put by hand as it stands. Throws NOT_FOUND.
 */
export function placeProduct(
  db: Database,
  actor: CurrentUser,
  id: number,
  place: number,
): Promise<{ place: number; previous: number }> {
  return staffTransaction(db, actor, async (tx) => {
    const placed = await lockOrder(tx)
    const all = await listInOrder(tx)
    const from = all.indexOf(id)
    if (from < 0) throw new AppError('NOT_FOUND', 'Продукт не найден')
    const to = Math.min(place, all.length) - 1
    const moved = all.toSpliced(from, 1).toSpliced(to, 0, id)
    const wasPlaced = placed.includes(id)
    const count = Math.max(placed.length + (wasPlaced ? 0 : 1), to + 1)
    await replaceOrder(tx, moved.slice(0, count))
    return { place: to + 1, previous: from + 1 }
  })
}
