import type { StaffListedProduct } from '../../../contract/catalogue/products.ts'
import { includesTyped } from '../../../lib/text/fold-text.ts'

/** Most results shown. */
export const MAX_FOUND = 50

/** Products whose name or SKU contains the text, ignoring case (admin.md, section 2); `more` is the number not shown. */
export function findProducts<Found extends Pick<StaffListedProduct, 'name' | 'sku'>>(
  products: readonly Found[],
  text: string,
) {
  const found = products.filter(({ name, sku }) => includesTyped(text, [name, sku]))
  return { found: found.slice(0, MAX_FOUND), more: Math.max(found.length - MAX_FOUND, 0) }
}

type Named = Pick<StaffListedProduct, 'name' | 'manufacturerName' | 'modelLine' | 'sku'>

/** Formats manufacturer, line, and the SKU if it differs from the name. */
export function formatOrigin({ name, manufacturerName, modelLine, sku }: Named): string {
  return [manufacturerName, modelLine, sku === name ? null : sku].filter(Boolean).join(' · ')
}
