import { useEffect } from 'react'
import type { Product } from '../../../contract/catalogue/products.ts'
import { rememberProduct } from '../../parts/recent/recent.ts'
import { RecentlyViewed } from '../../parts/recent/recently-viewed.tsx'

/** Adds the product to the recently viewed ones and shows the others. */
export function ViewedProducts({ product }: { product: Product }) {
  useEffect(() => rememberProduct(product), [product])
  return (
    <div className="wrap prod-viewed">
      <RecentlyViewed except={product.id} />
    </div>
  )
}
