import type { PRICE_SOURCES } from '../../contract/prices.ts'
import type { CurrentUser } from '../../contract/session.ts'
import type { Transaction } from '../db/database.ts'
import { insertPriceChanges } from './prices.store.ts'

/** Kopecks. */
interface Prices {
  price: number | null
  installationPrice: number | null
}

export const NO_PRICES: Prices = { price: null, installationPrice: null }

interface Origin {
  source: (typeof PRICE_SOURCES)[number]
  bulkId?: number
}

/**
 * Writes the price history; every change of a price calls it in the same transaction.
 * An undefined new price is unchanged; no record is written without a change.
 */
export async function recordPrices(
  tx: Transaction,
  actor: CurrentUser,
  { source, bulkId }: Origin,
  changes: readonly {
    productId: number
    before: Prices
    after: { [Name in keyof Prices]?: Prices[Name] | undefined }
  }[],
): Promise<void> {
  const rows = changes.map(({ productId, before, after }) => ({
    productId,
    oldPrice: before.price,
    newPrice: after.price === undefined ? before.price : after.price,
    oldInstallationPrice: before.installationPrice,
    newInstallationPrice:
      after.installationPrice === undefined ? before.installationPrice : after.installationPrice,
    source,
    bulkId: bulkId ?? null,
    actorId: actor.id,
    actorName: nameOf(actor),
  }))
  await insertPriceChanges(
    tx,
    rows.filter(
      (row) => row.oldPrice !== row.newPrice || row.oldInstallationPrice !== row.newInstallationPrice,
    ),
  )
}

/** The actor's full name, else the user name. */
export function nameOf({ fullName, username }: CurrentUser): string {
  return fullName || username
}
