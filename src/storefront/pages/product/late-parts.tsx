import type { Product } from '../../../contract/catalogue/products.ts'
import { JsonLd } from '../../parts/seo/json-ld.tsx'
import { productData } from '../../parts/seo/product-data.ts'
import { useSite } from '../../site.ts'
import { Accessories } from './accessories.tsx'
import { GoneBox } from './buying/gone-box.tsx'
import { Documents } from './documents.tsx'
import { Legend } from './gallery/legend.tsx'
import { LegendNumbers } from './gallery/legend-numbers.tsx'
import { InquiryIntro } from './inquiry-intro.tsx'
import { toSpecSections } from './spec-sections.ts'
import { SpecTable } from './spec-table.tsx'
import { WrittenParts } from './written-parts.tsx'

/** Parts of the page whose code a first visit does not wait for: few products have them, or they do nothing. */
export const lateParts = {
  data: ProductData,
  gone: GoneBox,
  legend: ({ product: { station } }: { product: Product }) => <Legend station={station} />,
  numbers: LegendNumbers,
  specs: SpecTable,
  written: WrittenParts,
  intro: InquiryIntro,
  documents: Documents,
  accessories: Accessories,
}

/** The product with the characteristics of its page as structured data. */
function ProductData({ product }: { product: Product }) {
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
