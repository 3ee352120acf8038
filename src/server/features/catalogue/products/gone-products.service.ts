import type { Transaction } from '../../../platform/db/database.ts'
import { cancelPlansOf } from '../prices/scheduled-prices.service.ts'
import { removeFromSimilar } from './products.store.ts'

/** Tells features above of products that are gone for ever, in that transaction. */
export type ProductsGone = (tx: Transaction, ids: readonly number[]) => Promise<void>

declare module '../../../platform/http/api-context.ts' {
  interface ApiContext {
    productsGone: ProductsGone
  }
}

/**
 * Of products that are gone for ever nothing is planned any more, and none is among the similar ones of another; trash and drafts are
 * `told`, and forget them likewise. A former version that names one comes back with it, which nobody is shown.
 */
export async function forgetGoneProducts(
  tx: Transaction,
  gone: readonly { id: number; name: string }[],
  told: ProductsGone,
): Promise<void> {
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  await removeFromSimilar(tx, ids)
  // After the products: one that somebody was deleting meanwhile lies in the trash by now.
  await told(tx, ids)
  await cancelPlansOf(tx, gone)
}
