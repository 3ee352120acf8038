import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CatalogueSummary } from '../../../../contract/catalogue/product-parts.ts'
import { totalOf } from '../../../kit/table/counted-list.ts'
import { useGrowingList } from '../../../kit/table/growing-list.ts'
import { ListPanel } from '../../../kit/table/list-panel.tsx'
import { NextPart } from '../../../kit/table/next-part.tsx'
import { createSelected, type Selected } from '../../../kit/table/selected.ts'
import { formatProducts, growingProductsQuery } from '../../../parts/product/growing-products.ts'
import { PRODUCTS_FAILED } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import { ProductDialog } from '../form/product-dialog.tsx'
import { ProductFilterBar } from './filter-bar.tsx'
import { foundProductsQuery, toPartQuery } from './part-queries.ts'
import type { Filling, ProductFilters } from './product-filters.ts'
import { NoProducts, ShownProducts } from './shown-products.tsx'
import { useProductCrud } from './use-product-crud.ts'
import { useProductFilters } from './use-product-filters.ts'

/** The list of a catalogue that is too large to be read whole: the server searches, filters and sorts, and sends it in parts. */
export function ProductsInParts({ summary }: { summary: CatalogueSummary }) {
  const api = useApi()
  const { filters, choose, turn, reset } = useProductFilters()
  const list = useGrowingList(growingProductsQuery(api, toPartQuery(filters)))
  const { open, remove } = useProductCrud()
  const [selected] = useState(createSelected)
  const found = useAllFound(filters, totalOf(list.data), selected)
  const { rows } = list
  const known = found.rows ?? rows
  useEffect(() => {
    if (known) selected.keep(new Set(known.map(({ id }) => id)))
  }, [known, selected])
  const filling: Filling = new Map(rows?.map((one) => [one.id, { ...one, productId: one.id }]))
  return (
    <>
      <ListPanel
        label="Товары"
        className="products"
        query={{ ...list, data: rows }}
        failure={() => PRODUCTS_FAILED}
        filters={<ProductFilterBar products={summary.lines} filters={filters} onChoose={choose} />}
      >
        {(shown) =>
          shown.length === 0 ? (
            <NoProducts isFiltered onReset={reset} />
          ) : (
            <div aria-busy={list.isPlaceholderData}>
              <ShownProducts
                products={shown}
                count={formatProducts(shown.length, totalOf(list.data) ?? shown.length)}
                filling={filling}
                sort={filters.sort}
                onSort={turn}
                selected={selected}
                open={open}
                remove={remove}
                found={found}
                more={<NextPart list={list} failure={PRODUCTS_FAILED} />}
              />
            </div>
          )
        }
      </ListPanel>
      <ProductDialog />
    </>
  )
}

/** All that match, once somebody has chosen them: until the filters change or the choice is given up. */
function useAllFound(filters: ProductFilters, total: number | undefined, selected: Selected) {
  const queries = useQueryClient()
  const options = foundProductsQuery(useApi(), filters)
  const key = JSON.stringify(options.queryKey)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isLoading, setLoading] = useState(false)
  const isChosen = chosen === key
  // Whatever changes them gives them new versions: they are read anew like the list.
  const { data } = useQuery({ ...options, enabled: isChosen })
  useEffect(
    () =>
      selected.subscribe(() => {
        if (selected.get().size === 0) setChosen(null)
      }),
    [selected],
  )
  const choose = async () => {
    setLoading(true)
    try {
      const rows = await queries.fetchQuery({ ...options, staleTime: 0 })
      setChosen(key)
      selected.put(rows.map(({ id }) => id))
    } catch {
      // A toast has said it.
    } finally {
      setLoading(false)
    }
  }
  return {
    /** Undefined until they are chosen. */
    rows: isChosen ? data : undefined,
    count: total ?? 0,
    isLoading,
    choose: () => void choose(),
  }
}
