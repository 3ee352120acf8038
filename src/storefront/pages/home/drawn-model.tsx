import type { ProductSummary } from '../../../api/queries/queries.ts'
import { priceScope } from '../../../domain/price/price.ts'
import { productPath } from '../../../domain/site/site-paths.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Price, PriceSplit } from '../../parts/shopping/price.tsx'
import './drawn-model.css'

/** Name and price of the drawn station; nothing while the drawing is a typical one. */
export function DrawnModel({ product, waiting }: { product: ProductSummary | null; waiting: boolean }) {
  if (product === null && !waiting) return null
  return (
    <div className="wrap">
      <div className="drawn-model">{product === null ? <ModelSkeleton /> : <ModelText {...product} />}</div>
    </div>
  )
}

function ModelText({ name, slug, price, installationPrice }: ProductSummary) {
  return (
    <>
      <p className="drawn-model__t">
        <b>{name} на чертеже</b>
        <a className="small" href={productPath(slug)}>
          Подробнее<span className="vh"> о модели {name}</span>
        </a>
      </p>
      <Price price={price} note={priceScope(installationPrice)} />
      <PriceSplit price={price} installationPrice={installationPrice} />
    </>
  )
}

function ModelSkeleton() {
  return (
    <>
      <div className="drawn-model__t">
        <Skeleton width="11rem" height="1.5rem" />
      </div>
      <Skeleton width="14rem" height="calc(var(--fs-price) * 1.15)" />
      <Skeleton height="3.375rem" />
    </>
  )
}
