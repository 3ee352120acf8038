import { useEffect } from 'react'
import type { Product } from '../../contract/products.ts'
import { RecentlyViewed } from '../recent/RecentlyViewed.tsx'
import { rememberProduct } from '../recent/recent.ts'

/** Remembers this product and shows those seen before it. */
export function Seen({ product }: { product: Product }) {
  useEffect(() => rememberProduct(product), [product])
  return (
    <div className="wrap prod-seen">
      <RecentlyViewed except={product.id} />
    </div>
  )
}
