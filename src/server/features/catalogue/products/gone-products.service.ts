import type { Transaction } from '../../../platform/db/database.ts'
import { cancelPlansOf } from '../prices/scheduled-prices.service.ts'
import { removeFromSimilar } from './products.store.ts'

/**
 * Of products that are gone for ever nothing is planned any more, and none is among the similar ones of another, be it in the trash or a
 * draft. A former version that names one comes back with it, which nobody is shown.
 */
export async function forgetGoneProducts(
  tx: Transaction,
  gone: readonly { id: number; name: string }[],
): Promise<void> {
  if (gone.length === 0) return
  await cancelPlansOf(tx, gone)
  await removeFromSimilar(
    tx,
    gone.map(({ id }) => id),
  )
}
