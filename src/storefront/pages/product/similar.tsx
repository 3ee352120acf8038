import { useQuery } from '@tanstack/react-query'
import { similarQuery } from '../../../api/queries/product-queries.ts'
import type { Product } from '../../../contract/catalogue/products.ts'
import { comparePath } from '../../../domain/site/site-paths.ts'
import { ProductCards } from '../../parts/product-card/product-cards.tsx'
import { useApi } from '../../site.ts'

const COUNT_LABELS = ['две', 'три', 'четыре']

/** Similar products. Deferred: nothing is shown while loading or after a failure. */
export function Similar({ product }: { product: Product }) {
  const { id, slug } = product
  const isGone = product.offer?.isOver
  const { data: products = [] } = useQuery(similarQuery(useApi(), slug))
  if (products.length === 0) return null
  return (
    <section className="section similar" id="similar">
      <div className="wrap">
        <div className="head">
          <h2>
            {isGone
              ? 'Что взять вместо неё'
              : product.similarIds.length > 0
                ? 'Похожие модели'
                : 'Похожие по размеру'}
          </h2>
          {!isGone && (
            <a className="more" href={comparePath([{ id }, ...products])} rel="nofollow">
              Сравнить {COUNT_LABELS[products.length - 1]} модели
            </a>
          )}
        </div>
        <ProductCards products={products} leads={false} />
      </div>
    </section>
  )
}
