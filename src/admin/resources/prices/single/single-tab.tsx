import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { StaffListedProduct } from '../../../../contract/catalogue/products.ts'
import { Panel, PanelHead } from '../../../../ui/panel.tsx'
import { TableSkeleton } from '../../../kit/table/table-skeleton.tsx'
import { PriceRecords } from '../../../parts/product/price-records.tsx'
import { useListedProducts } from '../../../parts/product/product-list.ts'
import { PRODUCTS_FAILED, productsQuery, scheduleQuery } from '../../../queries.ts'
import { useAwaited } from '../../../shell/awaiting.ts'
import { ErrorState } from '../../../shell/error-state.tsx'
import { useApi } from '../../../staff.ts'
import { SingleForm } from './single-form.tsx'

/** Tab for the price of one product; `?product=5` preselects it. */
export function SingleTab() {
  const api = useApi()
  const query = useQuery(productsQuery(api))
  const plans = useQuery(scheduleQuery(api))
  const { data: list, isError, refetch } = query
  const [search] = useSearchParams()
  const named = search.get('product')
  const [chosenId, setChosenId] = useState(named === null ? null : Number(named))
  // Above the price stand the named product and its planned prices.
  const isAwaited = useAwaited(named === null ? [plans] : [plans, query])
  /** The chosen one as the search found it, until it is read by its number. */
  const [picked, setPicked] = useState<StaffListedProduct | null>(null)
  const listed = useListedProducts(chosenId === null ? [] : [chosenId])
  const isPicked = chosenId !== null && picked?.id === chosenId
  const chosen = (listed ? listed.find(({ id }) => id === chosenId) : isPicked ? picked : null) ?? null
  if (isError && !list) {
    return (
      <Panel>
        <ErrorState text={PRODUCTS_FAILED} onRetry={() => void refetch()} />
      </Panel>
    )
  }
  if (isAwaited) {
    return (
      <Panel>
        <TableSkeleton />
      </Panel>
    )
  }
  return (
    <div className="single">
      <SingleForm
        product={chosen}
        isNamed={named !== null}
        isUnknown={listed !== undefined && chosenId !== null && !chosen}
        onChoose={(product: StaffListedProduct | null) => {
          setPicked(product)
          setChosenId(product?.id ?? null)
        }}
      />
      {chosen && (
        <Panel as="section" aria-labelledby="history">
          <PanelHead id="history" title="История цены" />
          <PriceRecords key={chosen.id} productId={chosen.id} seen={chosen} />
        </Panel>
      )}
    </div>
  )
}
