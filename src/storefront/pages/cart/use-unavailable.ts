import type { CartItem } from '../../parts/shopping/cart.ts'
import { useCurrentProducts } from '../../parts/shopping/use-current-products.ts'

/**
 * Says of an item that it cannot be had any more, null otherwise; while the shop has not answered, and when it cannot be asked,
 * nothing is said.
 */
export function useUnavailable(items: readonly CartItem[]): (item: CartItem) => string | null {
  const { answers } = useCurrentProducts(items)
  return ({ id }) => {
    const product = answers.get(id)
    if (product === undefined) return null
    if (product === null) return 'Этой модели больше нет на сайте'
    return product.offer?.isOver ? 'Снят с производства' : null
  }
}
