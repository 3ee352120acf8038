import { Suspense } from 'react'
import type { ProductSummary } from '../../../api/queries/queries.ts'
import { RowPreloads } from './card-picture.tsx'
import { ProductCard } from './product-card.tsx'

/** Cards per Suspense boundary: few hydrate within a frame on a slow phone; one each would slow rendering down by a tenth. */
const ROW = 3

function rowsOf(products: readonly ProductSummary[]): ProductSummary[][] {
  return Array.from({ length: Math.ceil(products.length / ROW) }, (_, row) =>
    products.slice(row * ROW, (row + 1) * ROW),
  )
}

/**
 * A grid of cards. Every few share a Suspense boundary, so that a long list hydrates in parts and a tap does not wait for
 * the whole list.
 */
export function ProductCards({ products, wide = false, leads = true, isLong = false }: ProductCardsProps) {
  return (
    <div className={`${wide ? 'cards cards--4' : 'cards'}${isLong ? ' cards--long' : ''}`}>
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
  /** False when the page has a larger or earlier picture: then no card's picture is loaded first. */
  leads?: boolean
  /** Of a list in parts (`useParts`). */
  isLong?: boolean
}
