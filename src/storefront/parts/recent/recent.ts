import type { ProductSummary } from '../../../api/queries/queries.ts'
import { type CartItem, parseCartItem, toCartItem } from '../shopping/cart.ts'
import { createStoredList } from '../shopping/stored-list.ts'

/** Longest list; older entries are dropped. */
const RECENT_LIMIT = 8

/** Snapshot of a viewed product, with its slug. */
export type RecentItem = CartItem & { slug: string }

function parseRecentItem(entry: unknown): RecentItem | null {
  const item = parseCartItem(entry)
  return item?.slug === undefined ? null : { ...item, slug: item.slug }
}

/** Recently viewed products, latest first, in local storage. */
export const recent = createStoredList('recent', parseRecentItem, RECENT_LIMIT)

/** Adds a product at the front. */
export function rememberProduct(product: ProductSummary): void {
  const item = { ...toCartItem(product), slug: product.slug }
  recent.restore([item, ...recent.items().filter(({ id }) => id !== item.id)])
}
