import type { Product } from '../../../contract/catalogue/products.ts'
import { lazy } from '../../../lib/lazy.ts'

const collator = lazy(() => new Intl.Collator('ru', { numeric: true }))

/** A product of a line, or what is known of a line. */
export type OfLine = Pick<Product, 'manufacturerId' | 'modelLine'>

/** Model lines of a manufacturer's products, alphabetically (admin.md, section 2). */
export function listLines(products: readonly OfLine[], manufacturerId: number | null): string[] {
  const lines = products
    .filter((product) => product.manufacturerId === manufacturerId)
    .flatMap(({ modelLine }) => modelLine ?? [])
  return [...new Set(lines)].sort(collator().compare)
}
