import { PRICE_SOURCES, type PriceRecord } from '../../../../contract/catalogue/prices.ts'
import type { JournalChange } from '../../journal/journal.table.ts'

/** Kopecks. */
interface Prices {
  price: number | null
  installationPrice: number | null
}

interface PriceEntry {
  id: number
  at: Date
  actorName: string
  source: string | null
  changes: readonly JournalChange[]
}

/**
 * The price history: entries of the journal, newest first, with both prices before and after. What an entry does not name is
 * as the later ones found it, up to the present prices.
 */
export function toPriceRecords(present: Prices, entries: readonly PriceEntry[]): PriceRecord[] {
  let later = present
  return entries.map(({ id, at, actorName, source, changes }) => {
    const after = pricesIn(changes, 'after', later)
    const before = pricesIn(changes, 'before', later)
    later = before
    return {
      id,
      actorName,
      oldPrice: before.price,
      newPrice: after.price,
      oldInstallationPrice: before.installationPrice,
      newInstallationPrice: after.installationPrice,
      changedAt: at.toISOString(),
      source: PRICE_SOURCES.find((name) => name === source) ?? 'form',
    }
  })
}

function pricesIn(changes: readonly JournalChange[], side: 'before' | 'after', unnamed: Prices): Prices {
  const read = (field: keyof Prices) => {
    const change = changes.find((one) => one.field === field)
    if (!change) return unnamed[field]
    return typeof change[side] === 'number' ? change[side] : null
  }
  return { price: read('price'), installationPrice: read('installationPrice') }
}
