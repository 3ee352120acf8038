import { memo } from 'react'
import type { ProductSummary } from '../../api/queries.ts'
import { formatNumber, NO_DATA } from '../../lib/numbers.ts'
import { CartButton } from '../shopping/CartButton.tsx'
import { CompareButton } from '../shopping/CompareButton.tsx'
import { badgeOf } from './badge.ts'
import { CardPicture } from './CardPicture.tsx'
import { CardPrice } from './CardPrice.tsx'
import './card.css'
import './price.css'

/** One product in a list; the whole card leads to its page. Lists show hundreds, so every element counts. */
export const ProductCard = memo(({ product, first = false }: ProductCardProps) => {
  const { name, slug, manufacturerName, manufacturerSlug, maxResidents, users } = product
  const badge = badgeOf(product)
  const residents = maxResidents ?? users
  return (
    <article className="card">
      <CardPicture product={product} first={first} />
      <div className="card__body">
        <div className="card__top">
          <span className={`mf mf--${manufacturerSlug}`}>{manufacturerName}</span>
          {badge !== null && <span className="badge badge--water">{badge}</span>}
        </div>
        <h3 className="card__name">
          <a href={`/product/${slug}`}>{name}</a>
        </h3>
        <dl className="figs">
          <div>
            <dt>Жильцов</dt>
            <dd>{residents === null ? NO_DATA : `до ${residents}`}</dd>
          </div>
          <Figure label="Очищает" value={product.productivity} unit="м³/сут" />
          <Figure label="Залп" value={product.batchDischarge} unit="л" />
        </dl>
        <CardPrice price={product.price} installationPrice={product.installationPrice} />
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

function Figure({ label, value, unit }: { label: string; value: number | null; unit: string }) {
  if (value === null) {
    return (
      <div>
        <dt>{label}</dt>
        <dd>{NO_DATA}</dd>
      </div>
    )
  }
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {`${formatNumber(value)} `}
        <small>{unit}</small>
      </dd>
    </div>
  )
}
