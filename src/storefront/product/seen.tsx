import { useEffect } from 'react'
import type { Product } from '../../contract/products.ts'
import { rememberProduct } from '../recent/recent.ts'
import { RecentlyViewed } from '../recent/recently-viewed.tsx'

/** Remembers this product and shows those seen before it. */
export function Seen({ product }: { product: Product }) {
  useEffect(() => rememberProduct(product), [product])
  return (
    <div className="wrap prod-seen">
      <RecentlyViewed except={product.id} />
    </div>
  )
}
