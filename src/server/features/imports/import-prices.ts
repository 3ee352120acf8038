import type { CurrentUser } from '../../../contract/session.ts'
import { priceLimitOf } from '../../../domain/staff/rights.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { requireAllowedPrices } from '../../platform/db/price-limit/price-limit.ts'
import { listPriceChanges } from './import-rows.store.ts'

/** Refuses to apply a checked import that changes prices beyond what its applier may change. Throws like `requireAllowedPrices`. */
export async function requireImportPrices(tx: Transaction, actor: CurrentUser, id: number): Promise<void> {
  const limit = priceLimitOf(actor)
  if (limit === null) return
  // An old price that is shown struck through is no change in per cent.
  const parts = limit === 0 ? [...PARTS, OLD] : PARTS
  requireAllowedPrices(actor, await listPriceChanges(tx, id, parts))
}

/** Fields of a row's values, and the columns of products that they write. */
const PARTS = [
  { field: 'price', column: 'price' },
  { field: 'installationPrice', column: 'installation_price' },
]
const OLD = { field: 'oldPrice', column: 'old_price' }
