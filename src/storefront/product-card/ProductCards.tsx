import { type MouseEvent, Suspense } from 'react'
import { useNavigate } from 'react-router'
import type { ProductSummary } from '../../api/queries.ts'
import { ProductCard } from './ProductCard.tsx'

/**
 * A grid of cards. Each stands in a boundary of its own, so that a long list comes alive card by card
 * and a tap never waits for all of them.
 */
export function ProductCards({ products, wide = false, leads = true }: ProductCardsProps) {
  const navigate = useNavigate()

  // One listener instead of a router link in each card: links stay plain and work before and without scripts.
  const openInPlace = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    event.preventDefault()
    navigate(link.pathname)
  }

  return (
    // biome-ignore lint/a11y: the links inside take focus and keys, this only hears their clicks
    <div className={wide ? 'cards cards--4' : 'cards'} onClick={openInPlace}>
      {products.map((product, index) => (
        <Suspense key={product.id} fallback={null}>
          <ProductCard product={product} first={leads && index === 0} />
        </Suspense>
      ))}
    </div>
  )
}

type ProductCardsProps = {
  products: readonly ProductSummary[]
  /** Four columns on wide screens, as in the catalogue. */
  wide?: boolean
  /** False when something else on the page is larger: then no picture hurries. */
  leads?: boolean
}
