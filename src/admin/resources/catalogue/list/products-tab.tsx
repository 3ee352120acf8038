import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CallOptions } from '../../../../api/client.ts'
import type { StaffListedProduct } from '../../../../contract/catalogue/products.ts'
import { STAFF_ORDER_PATH } from '../../../../domain/site/staff-paths.ts'
import { plural } from '../../../../lib/text/plural.ts'
import { Button } from '../../../../ui/button.tsx'
import type { RowNoun } from '../../../kit/row-noun.ts'
import { DataTable, type Sort } from '../../../kit/table/data-table.tsx'
import { ListPanel } from '../../../kit/table/list-panel.tsx'
import { NoRows } from '../../../kit/table/no-rows.tsx'
import { createSelected, type Selected } from '../../../kit/table/selected.ts'
import { TableSkeleton } from '../../../kit/table/table-skeleton.tsx'
import { useCrud } from '../../../kit/use-crud.ts'
import { FILLING_FAILED, fillingQuery } from '../../../parts/product/spec-queries.ts'
import { PRODUCTS_KEY, productsQuery } from '../../../queries.ts'
import { useAwaited } from '../../../shell/awaiting.ts'
import { ErrorState } from '../../../shell/error-state.tsx'
import { useAddress } from '../../../shell/use-address.ts'
import { useApi } from '../../../staff.ts'
import { ProductDialog } from '../form/product-dialog.tsx'
import { ExportMenu } from './export-menu.tsx'
import { FilterBar } from './filter-bar.tsx'
import { productColumns } from './product-columns.tsx'
import {
  type Filling,
  filterProducts,
  type ProductFilters,
  readFilters,
  sortByFilled,
  turnSort,
  writeFilters,
} from './product-filters.ts'
import { ProductSelection } from './product-selection.tsx'
import './products.css'
import { Allowed } from '../../../session/allowed.tsx'

const NONE: ProductFilters = {
  search: '',
  manufacturerId: null,
  modelLine: null,
  check: null,
  missing: null,
  sort: null,
}

/** Filters and order of products, stored in the address, so that Back works and a filtered list can be shared. */
function useProductFilters() {
  const { search, change } = useAddress()
  const filters = readFilters(search)
  const choose = (chosen: Partial<ProductFilters>) =>
    change((now) => writeFilters(now, { ...readFilters(now), ...chosen }), { replace: true })
  return {
    filters,
    choose,
    turn: () => choose({ sort: turnSort(filters.sort) }),
    reset: () => choose(NONE),
  }
}

/** Noun forms for messages. */
const PRODUCT: RowNoun = { name: 'Товар', object: 'товар', gender: 'm' }

/** List of all products with filters, create, edit and delete. */
export function ProductsTab() {
  const api = useApi()
  const query = useQuery(productsQuery(api))
  const known = useQuery(fillingQuery(api))
  const filling: Filling = new Map(known.data?.products.map((one) => [one.productId, one]))
  // What is missing makes rows higher.
  const isFillingAwaited = useAwaited(known.data ? [] : [known])
  const { open, remove } = useCrud<StaffListedProduct>({
    query,
    nameOf: ({ name }) => name,
    removal: {
      entity: 'products',
      noun: PRODUCT,
      call: (key, options) => api.adminProducts.remove({ key }, options),
      question: 'Вы уверены, что хотите удалить этот товар?',
      refresh: [PRODUCTS_KEY],
    },
  })
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
        failure={() => 'Не удалось загрузить товары'}
        filters={
          <>
            <FilterBar products={query.data ?? []} filters={filters} onChoose={choose} />
            <Allowed right="export">
              <ExportMenu filters={filters} />
            </Allowed>
          </>
        }
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
              all={products.length}
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

/** The table of products that the filters leave, how many these are, and what can be done with the chosen ones. */
function ShownProducts({ products, all, filling, sort, onSort, selected, open, remove }: ShownProductsProps) {
  const api = useApi()
  const show = (key: number, published: boolean, options: CallOptions) =>
    api.adminProducts.update({ key, published }, options)
  return (
    <>
      <DataTable
        caption="Товары"
        className="table--products"
        columns={productColumns({
          open,
          show,
          remove,
          filling,
          choosing: { selected, toOrder: () => products.map(({ id }) => id) },
        })}
        rows={products}
        toKey={({ id }) => id}
        onOpen={({ id }) => open(id)}
        sort={sort}
        onSort={onSort}
        choice={{
          toggle: (index) => products[index] && selected.toggle(products[index].id),
          extend: (from, to) =>
            selected.put([
              ...selected.get(),
              ...products.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ id }) => id),
            ]),
        }}
      />
      <div className="table-end">
        <a className="more" href={STAFF_ORDER_PATH}>
          Порядок в каталоге
        </a>
        <span role="status">{formatCount(products.length, all)}</span>
        <span className="table-end__keys">
          <kbd>↑</kbd> <kbd>↓</kbd> строки <kbd>Enter</kbd> открыть <kbd>X</kbd> выбрать
        </span>
      </div>
      <ProductSelection selected={selected} rows={products} onOpen={open} />
    </>
  )
}

interface ShownProductsProps {
  products: readonly StaffListedProduct[]
  /** How many products there are without filters. */
  all: number
  filling: Filling
  sort: Sort | null
  onSort: () => void
  selected: Selected
  /** Opens the form of a product. */
  open: (id: number) => void
  /** Asks, then deletes; true when it is done. */
  remove: ((product: StaffListedProduct) => Promise<boolean>) | undefined
}

/** Says that no product is shown, because of the filters or because there is none. */
function NoProducts({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  return (
    <NoRows
      title="Товары не найдены"
      text={isFiltered ? 'Проверьте написание или уберите часть фильтров.' : 'Создайте первый товар.'}
      actions={isFiltered && <Button onClick={onReset}>Сбросить фильтры</Button>}
    />
  )
}

function formatCount(shown: number, all: number): string {
  const products = plural(all, ['товар', 'товара', 'товаров'])
  return shown === all
    ? `${plural(all, ['Весь', 'Все', 'Все'])} ${all} ${products} на одной странице`
    : `Показано ${shown} из ${all}`
}
