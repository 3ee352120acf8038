import { residentsOf } from '../../../domain/product/residents.ts'
import { toCartItem } from './cart.ts'
import type { ComparedProduct, CompareItem } from './compare.ts'
import { specValues } from './spec-values.ts'

/** Makes the comparison's snapshot. */
export function toCompareItem(product: ComparedProduct): CompareItem {
  const { productivity, batchDischarge, volume, categoryName } = product
  return {
    ...toCartItem(product),
    categoryName,
    height: product.station?.height ?? null,
    ...('technicalSpecs' in product
      ? { specs: specValues(product), parameters: product.parameters ?? [] }
      : { specs: { users: residentsOf(product), productivity, batchDischarge, volume }, incomplete: true }),
  }
}
