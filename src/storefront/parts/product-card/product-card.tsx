import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { memo, type ReactElement } from 'react'
import type { ProductSummary } from '../../../api/queries/queries.ts'
import { badgeOf } from '../../../domain/product/badge.ts'
import { residentsOf } from '../../../domain/product/residents.ts'
import { productPath } from '../../../domain/site/site-paths.ts'
import { NO_DATA } from '../../../lib/numbers.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useCachedMarkup } from '../../site.ts'
import { CartButton } from '../shopping/cart-button.tsx'
import { CompareButton } from '../shopping/compare-button.tsx'
import { ManufacturerMark } from '../shopping/manufacturer-mark.tsx'
import { cardPicture } from './card-picture.tsx'
import { cardPrice } from './card-price.tsx'
import './card.css'
import './card-phone.css'

/**
 * A product in a list; the whole card is a link. `first`: its picture is the page's largest and is loaded first. On the
 * server the markup of all other cards is cached per product.
 */
export const ProductCard = memo(({ product, first = false }: ProductCardProps) => {
  const inside = <CardInside product={product} first={first} />
  const cachedMarkup = useCachedMarkup(first ? null : product, inside)
  if (cachedMarkup === null) return <article className="card">{inside}</article>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the same inside
  return <article className="card" dangerouslySetInnerHTML={{ __html: cachedMarkup }} />
})
ProductCard.displayName = 'ProductCard'

/**
 * Must depend on its props only, since its markup is cached on the server: no context, no `useId`; browser storage counts as
 * empty there. src/app/cached-markup.test.tsx compares both renders.
 */
function CardInside({ product, first }: Required<ProductCardProps>) {
  const badge = badgeOf(product)
  const residents = residentsOf(product)
  const { offer } = product
  return (
    <>
      {cardPicture(product, first)}
      <div className="card__body">
        <div className="card__top">
          <ManufacturerMark name={product.manufacturerName} color={product.manufacturerColor} />
          {badge !== null && <Badge tone="water">{badge}</Badge>}
        </div>
        <h3 className="card__name">
          <a href={productPath(product.slug)}>{product.name}</a>
        </h3>
        <dl className="figs">
          <dt>Жильцов</dt>
          <dd>{residents === null ? NO_DATA : `до ${residents}`}</dd>
          <dt>Очищает</dt>
          {figure(product.productivity, <small>м³/сут</small>)}
          {product.batchDischarge !== null && (
            <>
              <dt>Залп</dt>
              {figure(product.batchDischarge, <small>л</small>)}
            </>
          )}
        </dl>
        {cardPrice(product)}
        {offer?.extras && <p className="card__split">{offer.extras}</p>}
        {offer?.availability && <p className="card__split">{offer.availability}</p>}
        {!offer?.isOver && (
          <div className="card__act">
            <CartButton product={product} />
            <CompareButton product={product} />
          </div>
        )}
      </div>
    </>
  )
}

type ProductCardProps = { product: ProductSummary; first?: boolean }

function figure(value: number | null, unit: ReactElement) {
  // Keyed, so that it is exchanged whole: a page translator moves texts.
  if (value === null) return <dd key="none">{NO_DATA}</dd>
  return (
    <dd>
      {`${formatNumber(value)} `}
      {unit}
    </dd>
  )
}
