import { formatMoney, PRICE_ON_REQUEST } from '../../lib/money.ts'

interface Priced {
  price: number | null
  installationPrice: number | null
}

/** The turnkey price in kopecks, or the words for a missing one; a price of the station alone says so. */
export function Price({ price, installationPrice }: Priced) {
  if (price === null) return <p className="price price--ask">{PRICE_ON_REQUEST}</p>
  return (
    <p className="price">
      от {formatMoney(price)} <small>{installationPrice === null ? 'без монтажа' : 'с установкой'}</small>
    </p>
  )
}

/** How the price divides; only when both parts are known. Kopecks. */
export function PriceSplit({ price, installationPrice }: Priced) {
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
