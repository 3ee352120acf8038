import type { Product } from '../../../contract/catalogue/products.ts'
import { JsonLd } from '../../parts/seo/json-ld.tsx'
import { productData } from '../../parts/seo/product-data.ts'
import { useSite } from '../../site.ts'
import { toSpecSections } from './spec-sections.ts'

/** The product with the characteristics of its page as structured data. */
export function ProductData({ product }: { product: Product }) {
  const { origin } = useSite()
  const data = productData(product, origin, new Date())
  if (data === null) return null
  const rows = toSpecSections(product).flatMap((section) => section.rows)
  const additionalProperty = rows.map(({ label, value }) => ({
    '@type': 'PropertyValue',
    name: label,
    value: value.replaceAll('\u00a0', ' '),
  }))
  return <JsonLd data={{ ...data, additionalProperty }} />
}
