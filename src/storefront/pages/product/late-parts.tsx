import type { Product } from '../../../contract/catalogue/products.ts'
import { Accessories } from './accessories.tsx'
import { GoneBox } from './buying/gone-box.tsx'
import { Documents } from './documents.tsx'
import { Legend } from './gallery/legend.tsx'
import { LegendNumbers } from './gallery/legend-numbers.tsx'
import { InquiryIntro } from './inquiry-intro.tsx'
import { SpecTable } from './spec-table.tsx'
import { ProductData } from './structured-data.tsx'
import { WrittenParts } from './written-parts.tsx'

/**
 * Parts of the page whose code a first visit does not wait for: few products have them, or they do nothing. All are given the product.
 * An object, since `LatePart` has only a name while the server's markup stands there.
 */
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
