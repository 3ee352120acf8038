import type { ProductSummary } from '../../api/queries.ts'
import { type CartItem, parseCartItem, toCartItem } from '../shopping/cart.ts'
import { createStoredList } from '../shopping/stored-list.ts'

/** More than this nobody looks through; the oldest leave. */
const RECENT_LIMIT = 8

/** A snapshot of a product that can be opened again. */
export type RecentItem = CartItem & { slug: string }

function parseRecentItem(entry: unknown): RecentItem | null {
  const item = parseCartItem(entry)
  return item?.slug === undefined ? null : { ...item, slug: item.slug }
}

/** The products whose pages were open last, the latest first; kept in this browser alone. */
export const recent = createStoredList('recent', parseRecentItem, RECENT_LIMIT)

/** Puts a product in front. */
export function rememberProduct(product: ProductSummary): void {
  const item = { ...toCartItem(product), slug: product.slug }
  recent.restore([item, ...recent.items().filter(({ id }) => id !== item.id)])
}
