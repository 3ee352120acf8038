import { useQuery } from '@tanstack/react-query'
import { productQuestionsQuery } from '../../../api/queries/product-questions-query.ts'
import { type Priced, splitPrice } from '../../../domain/price/price.ts'
import { FAQ_PATH } from '../../../domain/site/site-paths.ts'
import { Questions } from '../../parts/questions/questions.tsx'
import { useApi } from '../../site.ts'

/**
 * Common questions of buyers. The first one explains the price with installation, so it is open only where the product has
 * one. Deferred: nothing is shown while loading or after a failure.
 */
export function FaqSection({ product }: { product: Priced & { slug: string } }) {
  const { data: items = [] } = useQuery(productQuestionsQuery(useApi(), product.slug))
  if (items.length === 0) return null
  return (
    <section className="section prod-part prod-faq">
      <div className="wrap side">
        <div className="side__h">
          <h2>Частые вопросы</h2>
          <a className="more" href={FAQ_PATH}>
            Все вопросы и ответы
          </a>
        </div>
        <Questions items={items} firstOpen={splitPrice(product) !== null} />
      </div>
    </section>
  )
}
