import type { CompareItem } from '../../parts/shopping/compare.ts'
import { storeCompared } from '../../parts/shopping/store-compared.ts'
import { useCurrentProducts } from '../../parts/shopping/use-current-products.ts'
import { type ComparedItem, toComparedItem } from './compared-item.ts'

/**
 * The compared products with prices and characteristics of today, which are stored as well. What cannot be asked for stays as the
 * browser has it.
 */
export function useFreshProducts(items: readonly CompareItem[]): FreshProducts {
  const { answers, failed, retry } = useCurrentProducts(items, storeCompared)
  return {
    items: items.map((item) => {
      const product = answers.get(item.id)
      return product ? toComparedItem(product) : item
    }),
    gone: items.filter(({ id }) => answers.get(id) === null),
    isIncomplete: items.some(({ id, incomplete }) => incomplete && failed.has(id)),
    retry,
  }
}

interface FreshProducts {
  /** As they are today, as far as the shop could be asked. */
  items: readonly ComparedItem[]
  /** Those whose product is no longer in the catalogue. */
  gone: readonly CompareItem[]
  /** Whether characteristics are missing that could not be asked for. */
  isIncomplete: boolean
  retry: () => void
}
