import { useQuery } from '@tanstack/react-query'
import { similarQuery } from '../../api/queries.ts'
import { ProductCards } from '../product-card/product-cards.tsx'
import { useApi } from '../site.ts'

/** Products of nearly the same size. An extra: while it is missing or has failed the page does without it. */
export function Similar({ slug }: { slug: string }) {
  const { data: products = [] } = useQuery(similarQuery(useApi(), slug))
  if (products.length === 0) return null
  return (
    <section className="section similar">
      <div className="wrap">
        <div className="head">
          <h2>Рядом по размеру</h2>
        </div>
        <ProductCards products={products} leads={false} />
      </div>
    </section>
  )
}
