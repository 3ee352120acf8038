import { Suspense } from 'react'
import type { ProductSummary } from '../../api/queries.ts'
import { RowPreloads } from './card-picture.tsx'
import { ProductCard } from './product-card.tsx'

/** Few cards come alive within one frame of a slow phone; one each would cost the server a tenth of its renders. */
const ROW = 3

function rowsOf(products: readonly ProductSummary[]): ProductSummary[][] {
  return Array.from({ length: Math.ceil(products.length / ROW) }, (_, row) =>
    products.slice(row * ROW, (row + 1) * ROW),
  )
}

/**
 * A grid of cards. A few of them share a boundary, so that a long list comes alive part by part
 * and a tap never waits for all of it.
 */
export function ProductCards({ products, wide = false, leads = true }: ProductCardsProps) {
  return (
    <div className={wide ? 'cards cards--4' : 'cards'}>
      {leads && <RowPreloads products={products} columns={wide ? 4 : 3} />}
      {rowsOf(products).map((row, rowIndex) => (
        <Suspense key={row[0]?.id} fallback={null}>
          {row.map((product, index) => (
            <ProductCard key={product.id} product={product} first={leads && rowIndex + index === 0} />
          ))}
        </Suspense>
      ))}
    </div>
  )
}

type ProductCardsProps = {
  products: readonly ProductSummary[]
  /** Four columns on wide screens, as in the catalogue. */
  wide?: boolean
  /** False when something else on the page is larger or stands before them: then no picture hurries. */
  leads?: boolean
}
