import type { StaffListedProduct } from '../../../../contract/catalogue/products.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { formatDifference } from '../../../parts/product/difference.ts'
import { formatShare, warnOf } from './price-text.ts'

/** Preview of a single price change: old, new and difference; `price` in kopecks. */
export function PriceStep({ product, price }: { product: StaffListedProduct; price: number }) {
  const { price: old, installationPrice } = product
  if (price < 0) return null
  const share = formatShare(old, price)
  const warning =
    installationPrice !== null && price < installationPrice
      ? `Меньше цены монтажа (${formatMoney(installationPrice)})`
      : old === null
        ? null
        : warnOf(old, price)
  return (
    <div className="step" role="status">
      <p className="num">
        {old === null ? 'Нет цены' : formatMoney(old)} → <b>{formatMoney(price)}</b>
      </p>
      {old !== null && (
        <p className="step__diff num">
          {old === price ? 'Цена не изменится' : formatDifference(price - old)}
          {old !== price && share && <span> ({share})</span>}
        </p>
      )}
      {warning && (
        <p className="warn">
          <Icon name="warn" />
          {warning}
        </p>
      )}
    </div>
  )
}
