import type { ProductSummary } from '../../api/queries.ts'
import { priceScope, splitPrice } from '../../domain/price.ts'
import { formatMoney, PRICE_ON_REQUEST } from '../../lib/money.ts'
import { productPath } from '../../lib/site-paths.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import '../product-card/price.css'
import './plate.css'

/** Name and price of the drawn station; nothing while the drawing is a typical one. */
export function Plate({ product, waiting }: { product: ProductSummary | null; waiting: boolean }) {
  if (product === null && !waiting) return null
  return (
    <div className="wrap">
      <div className="plate">{product === null ? <PlateSkeleton /> : <PlateText {...product} />}</div>
    </div>
  )
}

function PlateText({ name, slug, price, installationPrice }: ProductSummary) {
  const split = splitPrice({ price, installationPrice })
  return (
    <>
      <p className="plate__t">
        <b>{name} на чертеже</b>
        <a className="small" href={productPath(slug)}>
          Подробнее<span className="vh"> о модели {name}</span>
        </a>
      </p>
      {price === null ? (
        <p className="price price--ask">{PRICE_ON_REQUEST}</p>
      ) : (
        <p className="price">
          от {formatMoney(price)} <small>{priceScope(installationPrice)}</small>
        </p>
      )}
      {split && (
        <dl className="cost">
          <dt>Станция</dt>
          <dd>{formatMoney(split.station)}</dd>
          <dt>Монтаж</dt>
          <dd>{formatMoney(split.installation)}</dd>
        </dl>
      )}
    </>
  )
}

function PlateSkeleton() {
  return (
    <>
      <div className="plate__t">
        <Skeleton width="11rem" height="1.5rem" />
      </div>
      <Skeleton width="14rem" height="calc(var(--fs-price) * 1.15)" />
      <Skeleton height="3.375rem" />
    </>
  )
}
