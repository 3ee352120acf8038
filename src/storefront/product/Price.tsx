import { formatMoney, PRICE_ON_REQUEST } from '../../lib/money.ts'

/** The turnkey price in kopecks, or the words for a missing one. */
export function Price({ kopecks }: { kopecks: number | null }) {
  if (kopecks === null) return <p className="price price--ask">{PRICE_ON_REQUEST}</p>
  return (
    <p className="price">
      от {formatMoney(kopecks)} <small>с установкой</small>
    </p>
  )
}

/** How the price divides; only when both parts are known. Kopecks. */
export function PriceSplit({
  price,
  installationPrice,
}: {
  price: number | null
  installationPrice: number | null
}) {
  if (price === null || installationPrice === null) return null
  return (
    <dl className="cost">
      <dt>Станция</dt>
      <dd>{formatMoney(price - installationPrice)}</dd>
      <dt>Монтаж</dt>
      <dd>{formatMoney(installationPrice)}</dd>
      <dt className="sum">Под ключ</dt>
      <dd className="sum">{formatMoney(price)}</dd>
    </dl>
  )
}
