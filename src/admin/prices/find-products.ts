import type { Product } from '../../contract/products.ts'

/** As many as fit a list that is read, not scrolled through. */
const AT_ONCE = 50

/** Products whose name or article holds the text, whatever the case (admin.md, section 2); `more` are left out. */
export function findProducts<Found extends Pick<Product, 'name' | 'sku'>>(
  products: readonly Found[],
  text: string,
) {
  const wanted = text.trim().toLowerCase()
  const found = products.filter(
    ({ name, sku }) => name.toLowerCase().includes(wanted) || sku?.toLowerCase().includes(wanted),
  )
  return { found: found.slice(0, AT_ONCE), more: Math.max(found.length - AT_ONCE, 0) }
}

type Named = Pick<Product, 'name' | 'manufacturerName' | 'modelLine' | 'sku'>

/** Whose it is: maker, line, and the article where it is not the name once more. */
export function formatOrigin({ name, manufacturerName, modelLine, sku }: Named): string {
  return [manufacturerName, modelLine, sku === name ? null : sku].filter(Boolean).join(' · ')
}
