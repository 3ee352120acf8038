import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lazyModule } from '../../../../ui/loading/lazy-module.ts'
import { LateList } from '../../../kit/table/late-list.tsx'
import { ListPanel } from '../../../kit/table/list-panel.tsx'
import { createSelected } from '../../../kit/table/selected.ts'
import { TableSkeleton } from '../../../kit/table/table-skeleton.tsx'
import { isLarge, toListed } from '../../../kit/table/whole-list.ts'
import { FILLING_FAILED, fillingQuery } from '../../../parts/product/spec-queries.ts'
import { PRODUCTS_FAILED, productsQuery } from '../../../queries.ts'
import { useAwaited } from '../../../shell/awaiting.ts'
import { ErrorState } from '../../../shell/error-state.tsx'
import { useApi } from '../../../staff.ts'
import { ProductDialog } from '../form/product-dialog.tsx'
import { ProductFilterBar } from './filter-bar.tsx'
import { type Filling, filterProducts, sortByFilled } from './product-filters.ts'
import { formatCount, NoProducts, ShownProducts } from './shown-products.tsx'
import { useProductCrud } from './use-product-crud.ts'
import { useProductFilters } from './use-product-filters.ts'
import './products.css'

const inPartsCode = lazyModule(
  'products-in-parts',
  async () => (await import('./products-in-parts.tsx')).ProductsInParts,
)

/** List of the products with filters, create, edit and delete; of a large catalogue in parts. */
export function ProductsTab() {
  const { data } = useQuery(productsQuery(useApi()))
  const code = inPartsCode.useModule(isLarge(data))
  if (!isLarge(data)) return <AllProducts />
  const ProductsInParts = code.module
  if (ProductsInParts) return <ProductsInParts summary={data} />
  return <LateList code={code} failure={PRODUCTS_FAILED} />
}

/** The list of all products, filtered and sorted in the browser. */
function AllProducts() {
  const api = useApi()
  const query = useQuery({ ...productsQuery(api), select: toListed })
  const known = useQuery(fillingQuery(api))
  const filling: Filling = new Map(known.data?.products.map((one) => [one.productId, one]))
  // What is missing makes rows higher.
  const isFillingAwaited = useAwaited(known.data ? [] : [known])
  const { open, remove } = useProductCrud()
  const { filters, choose, turn, reset } = useProductFilters()
  const [selected] = useState(createSelected)
  useEffect(() => {
    if (query.data) selected.keep(new Set(query.data.map(({ id }) => id)))
  }, [query.data, selected])
  return (
    <>
      <ListPanel
        label="Товары"
        className="products"
        query={query}
        failure={() => PRODUCTS_FAILED}
        filters={<ProductFilterBar products={query.data ?? []} filters={filters} onChoose={choose} />}
      >
        {(products) => {
          const isUnknown = filters.missing !== null && !known.data
          if (isFillingAwaited || (isUnknown && !known.isError)) return <TableSkeleton />
          if (isUnknown) return <ErrorState text={FILLING_FAILED} onRetry={() => void known.refetch()} />
          const found = filterProducts(products, filters, filling)
          const order = known.data ? filters.sort : null
          const shown = order ? sortByFilled(found, filling, order.isDown) : found
          return shown.length === 0 ? (
            <NoProducts isFiltered={products.length > 0} onReset={reset} />
          ) : (
            <ShownProducts
              products={shown}
              count={formatCount(shown.length, products.length)}
              filling={filling}
              sort={order}
              onSort={turn}
              selected={selected}
              open={open}
              remove={remove}
            />
          )
        }}
      </ListPanel>
      <ProductDialog />
    </>
  )
}
