import type { CurrentUser } from '../../../contract/session.ts'
import { isWithinLimit, priceLimitOf } from '../../../domain/staff/rights.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { requireAllowedPrices } from '../../platform/db/price-limit/price-limit.ts'
import { listPriceChanges } from './import-rows.store.ts'

/** Refuses to apply a checked import that changes prices beyond what its applier may change. Throws like `requireAllowedPrices`. */
export async function requireImportPrices(tx: Transaction, actor: CurrentUser, id: number): Promise<void> {
  const limit = priceLimitOf(actor)
  if (limit === null) return
  requireAllowedPrices(actor, await listPriceChanges(tx, id, partsOf(limit)))
}

/** The rows, by id, for which a checked import would be refused to its reader. */
export async function listBeyondLimit(db: Database, reader: CurrentUser, id: number): Promise<number[]> {
  const limit = priceLimitOf(reader)
  if (limit === null) return []
  const changes = await listPriceChanges(db, id, partsOf(limit))
  const beyond = changes.filter(({ from, to }) => !isWithinLimit(limit, from, to))
  return [...new Set(beyond.map((change) => change.id))]
}

/** Fields of a row's values, and the columns of products that they write. */
const PARTS = [
  { field: 'price', column: 'price' },
  { field: 'installationPrice', column: 'installation_price' },
]
const OLD = { field: 'oldPrice', column: 'old_price' }

/** An old price that is shown struck through is no change in per cent. */
const partsOf = (limit: number) => (limit === 0 ? [...PARTS, OLD] : PARTS)
