import type { Product } from '../../../../contract/catalogue/products.ts'
import { AppError } from '../../../app-error.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { nameEntries } from '../../../platform/db/name-entries.ts'
import { updateRow } from '../../../platform/db/rows.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import type { Writer } from '../../../platform/db/versioned.ts'
import type { JournalChange } from '../../journal/journal.table.ts'
import { products } from '../catalogue.table.ts'
import { requireOldPrice } from '../products/product-offer.ts'
import { lockPrice, requireProductById } from '../products/products.service.ts'
import { readSources } from '../stored-json.ts'
import { toPriceRecords } from './price-records.ts'
import { findNewestPriceEntry, isPriceEntry } from './prices.store.ts'

/**
 * Puts back the price (and its installation part) that a product had before an entry of its history, with the source that
 * the price had then. Throws NOT_FOUND, and CONFLICT when the entry is not the newest one or there was no price before
 * (decisions.md, price jumps).
 */
export function undoPrice(db: Database, actor: Writer, productId: number, id: number): Promise<Product> {
  return staffTransaction(db, actor, async (tx) => {
    const current = await lockPrice(tx, productId)
    const entry = await findNewestPriceEntry(tx, productId)
    if (entry?.id !== id) throw await refusal(tx, productId, id)
    const [record] = toPriceRecords(current, [entry])
    if (record?.oldPrice == null) throw new AppError('CONFLICT', 'Прежней цены у товара не было')
    const { oldPrice: price, oldInstallationPrice: installationPrice } = record
    requireOldPrice(current, { price })
    await nameEntries(tx, { source: 'undo' })
    await updateRow(tx, products, productId, {
      price,
      installationPrice,
      sources: withPriceSource(current, entry),
    })
    return requireProductById(tx, productId)
  })
}

const refusal = async (tx: Transaction, productId: number, id: number) =>
  (await isPriceEntry(tx, productId, id))
    ? new AppError('CONFLICT', 'Цену с тех пор изменили: вернуть прежнюю можно, только пока нет новее')
    : new AppError('NOT_FOUND', 'Такого изменения цены нет')

/** The present sources, with that of the price as it was before an entry which changed it. */
function withPriceSource(
  { sources }: { sources: Readonly<Record<string, unknown>> },
  { changes }: { changes: readonly JournalChange[] },
) {
  const present = readSources(sources)
  const change = changes.find(({ field }) => field === 'sources')
  if (!change) return present
  const { price: _present, ...others } = present
  const { price } = readSources({ ...Object(change.before) })
  return price ? { ...others, price } : others
}
