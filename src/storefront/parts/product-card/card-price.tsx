import type { ProductSummary } from '../../../api/queries/queries.ts'
import { OUTDATED_PRICE, priceScope, splitPrice } from '../../../domain/price/price.ts'
import { formatMoney, PRICE_ON_REQUEST } from '../../../lib/money.ts'
import { OldPrice } from './old-price.tsx'

type Priced = Pick<ProductSummary, 'price' | 'offer' | 'installationPrice' | 'priceOutdated'>

/** The price, and its parts when both are known (decisions.md, price wording). */
export function cardPrice(product: Priced) {
  const { price, offer, installationPrice } = product
  if (price === null) {
    return (
      <>
        {/* No `p`, so that it is exchanged whole: a page translator moves texts. */}
        <div className="card__price price price--ask">{PRICE_ON_REQUEST}</div>
        <p className="card__split">Зависит от размеров участка</p>
      </>
    )
  }
  const split = splitPrice(product)
  return (
    <>
      <p className="card__price price">
        <OldPrice of={offer} />
        <span>{`от\u00A0${formatMoney(price)}`}</span>{' '}
        <small className={installationPrice === null ? 'price__part' : undefined}>
          {priceScope(installationPrice)}
        </small>
      </p>
      {split && (
        <p className="card__split">
          <span>{`Станция ${formatMoney(split.station)} +\u00A0`}</span>
          {`монтаж ${formatMoney(split.installation)}`}
        </p>
      )}
      {product.priceOutdated && <p className="card__split">{OUTDATED_PRICE}</p>}
    </>
  )
}
