import { isDeepStrictEqual } from 'node:util'
import type { CurrentUser } from '../../../../contract/session.ts'
import { MAX_INTEGER } from '../../../../lib/numbers.ts'
import { AppError } from '../../../app-error.ts'
import type { Database } from '../../../platform/db/database.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import { lockOrder, replaceOrder } from './catalogue-order.store.ts'
import { listUnknownProducts } from './products.store.ts'

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
