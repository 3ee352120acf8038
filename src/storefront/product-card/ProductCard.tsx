import { memo, type ReactElement } from 'react'
import type { ProductSummary } from '../../api/queries.ts'
import { formatNumber, NO_DATA } from '../../lib/numbers.ts'
import { CartButton } from '../shopping/CartButton.tsx'
import { CompareButton } from '../shopping/CompareButton.tsx'
import { badgeOf } from './badge.ts'
import { cardPicture } from './card-picture.tsx'
import { cardPrice } from './card-price.tsx'
import './card.css'
import './price.css'

// Lists show a hundred cards and the server draws each: few elements, shared ones where nothing differs,
// and plain functions instead of components without a state.
const residentsLabel = <dt>Жильцов</dt>
const productivityLabel = <dt>Очищает</dt>
const dischargeLabel = <dt>Залп</dt>
const productivityUnit = <small>м³/сут</small>
const dischargeUnit = <small>л</small>

/** One product in a list; the whole card leads to its page. */
export const ProductCard = memo(({ product, first = false }: ProductCardProps) => {
  const { maxResidents, users } = product
  const badge = badgeOf(product)
  const residents = maxResidents ?? users
  return (
    <article className="card">
      {cardPicture(product, first)}
      <div className="card__body">
        <div className="card__top">
          <span className={`mf mf--${product.manufacturerSlug}`}>{product.manufacturerName}</span>
          {badge !== null && <span className="badge badge--water">{badge}</span>}
        </div>
        <h3 className="card__name">
          <a href={`/product/${product.slug}`}>{product.name}</a>
        </h3>
        <dl className="figs">
          {residentsLabel}
          <dd>{residents === null ? NO_DATA : `до ${residents}`}</dd>
          {productivityLabel}
          {figure(product.productivity, productivityUnit)}
          {dischargeLabel}
          {figure(product.batchDischarge, dischargeUnit)}
        </dl>
        {cardPrice(product)}
        <div className="card__act">
          <CartButton product={product} />
          <CompareButton product={product} />
        </div>
      </div>
    </article>
  )
})
ProductCard.displayName = 'ProductCard'

type ProductCardProps = {
  product: ProductSummary
  /** The first of the page: its picture is the largest thing on the screen and must not wait. */
  first?: boolean
}

function figure(value: number | null, unit: ReactElement) {
  if (value === null) return <dd>{NO_DATA}</dd>
  return (
    <dd>
      {`${formatNumber(value)} `}
      {unit}
    </dd>
  )
}
