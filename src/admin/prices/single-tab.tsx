import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Product } from '../../contract/products.ts'
import { PriceRecords } from '../product/price-records.tsx'
import { productsQuery } from '../queries.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { useApi } from '../staff.ts'
import { SingleForm } from './single-form.tsx'

/** The price of one product; `?product=5` has chosen it already. */
export function SingleTab() {
  const { data: products, isError, refetch } = useQuery(productsQuery(useApi()))
  const [search] = useSearchParams()
  const named = search.get('product')
  const [chosenId, setChosenId] = useState(named === null ? null : Number(named))
  const chosen = products?.find(({ id }) => id === chosenId) ?? null
  if (isError && !products) {
    return (
      <div className="panel">
        <LoadFailure text="Не удалось загрузить товары" onRetry={() => void refetch()} />
      </div>
    )
  }
  return (
    <div className="single">
      <SingleForm
        products={products}
        product={chosen}
        isNamed={named !== null}
        isUnknown={products !== undefined && chosenId !== null && !chosen}
        onChoose={(product: Product | null) => setChosenId(product?.id ?? null)}
      />
      {chosen && (
        <section className="panel" aria-labelledby="history">
          <div className="panel__h">
            <h2 id="history">История цены</h2>
          </div>
          <PriceRecords key={chosen.id} productId={chosen.id} />
        </section>
      )}
    </div>
  )
}
