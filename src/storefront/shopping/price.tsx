import { priceScope, splitPrice } from '../../domain/price.ts'
import { formatMoney, PRICE_ON_REQUEST } from '../../lib/money.ts'
import { IncludedLink } from './included-link.tsx'

interface Priced {
  price: number | null
  installationPrice: number | null
}

/** The price with its scope, or «Цена по запросу». Kopecks. */
export function Price({ price, installationPrice }: Priced) {
  if (price === null) return <p className="price price--ask">{PRICE_ON_REQUEST}</p>
  return (
    <p className="price">
      от {formatMoney(price)} <small>{priceScope(installationPrice)}</small>
    </p>
  )
}

/** The parts of the price; nothing unless both are known. Kopecks. */
export function PriceSplit({ price, installationPrice }: Priced) {
  const split = splitPrice({ price, installationPrice })
  if (price === null || split === null) return null
  return (
    <dl className="cost">
      <dt>Станция</dt>
      <dd>{formatMoney(split.station)}</dd>
      <dt>
        <span>
          Монтаж
          <IncludedLink />
        </span>
      </dt>
      <dd>{formatMoney(split.installation)}</dd>
      <dt className="sum">Под ключ</dt>
      <dd className="sum">{formatMoney(price)}</dd>
    </dl>
  )
}
