import type { CartItem } from '../../../../contract/inquiries/visitor.ts'
import type { Database } from '../../../platform/db/database.ts'
import { listPrices } from './goods.store.ts'

/**
 * Lines of a visitor's cart with name and price as the catalogue has them: what a browser says of these is not believed. What the
 * catalogue does not have keeps its name, without a price, and is marked; so is what visitors do not see, and what is sold no more: a cart is put together before it is sent.
 */
export async function toCatalogueLines(db: Database, lines: readonly CartItem[]): Promise<CartItem[]> {
  const idsOf = (isAccessory: boolean) =>
    lines.filter(({ accessory = false }) => accessory === isAccessory).map(({ id }) => id)
  // One after the other: within a transaction they share a connection.
  const products = await listPrices(db, 'products', idsOf(false))
  const accessories = await listPrices(db, 'accessories', idsOf(true))
  return lines.map(({ id, name, accessory }) => {
    const found = (accessory ? accessories : products).find((one) => one.id === id)
    const kind = accessory ? { accessory } : {}
    if (!found) return { id, name, price: null, ...kind, unknown: true as const }
    const { published, discontinued, ...line } = found
    return {
      ...line,
      ...kind,
      ...(!published && { hidden: true as const }),
      ...(discontinued && { discontinued: true as const }),
    }
  })
}
