import type { StaffListedProduct } from '../../../../contract/catalogue/products.ts'
import { formatSplit, splitPrice } from '../../../../domain/price/price.ts'
import { formatPrice } from '../../../../lib/money.ts'
import { formatOrigin } from '../../../parts/product/find-products.ts'
import { ProductThumb } from '../../../parts/product/thumb.tsx'

/** The chosen product with its details, against mistakes. */
export function ChosenProduct({ product }: { product: StaffListedProduct }) {
  const { name, price, installationPrice } = product
  const split = splitPrice(product)
  const without = price !== null && installationPrice === null
  return (
    <div className="chosen">
      <ProductThumb product={product} size={72} />
      <div>
        <b>{name}</b>
        <small>{formatOrigin(product)}</small>
        {split && <small>{formatSplit(split)}</small>}
        {without && <small>Цена без монтажа</small>}
      </div>
      <p className="chosen__price">
        <small>Цена сейчас</small>
        <b className="num">{price === null ? 'Нет цены' : formatPrice(price)}</b>
      </p>
    </div>
  )
}
