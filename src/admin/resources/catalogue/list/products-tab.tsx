import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CallOptions } from '../../../../api/client.ts'
import type { Product } from '../../../../contract/catalogue/products.ts'
import { STAFF_ORDER_PATH } from '../../../../domain/site/staff-paths.ts'
import { plural } from '../../../../lib/text/plural.ts'
import { Button } from '../../../../ui/button.tsx'
import type { RowNoun } from '../../../kit/row-noun.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { ListPanel } from '../../../kit/table/list-panel.tsx'
import { NoRows } from '../../../kit/table/no-rows.tsx'
import { createSelected } from '../../../kit/table/selected.ts'
import { useCrud } from '../../../kit/use-crud.ts'
import { fillingQuery } from '../../../parts/product/spec-queries.ts'
import { PRODUCTS_KEY, productsQuery } from '../../../queries.ts'
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
  writeFilters,
} from './product-filters.ts'
import { ProductSelection } from './product-selection.tsx'
import './products.css'

const NONE: ProductFilters = { search: '', manufacturerId: null, modelLine: null, check: null, missing: null }

/** Filters of products, stored in the address, so that Back works and a filtered list can be shared. */
function useProductFilters() {
  const { search, change } = useAddress()
  const choose = (chosen: Partial<ProductFilters>) =>
    change((now) => writeFilters(now, { ...readFilters(now), ...chosen }), { replace: true })
  return { filters: readFilters(search), choose, reset: () => choose(NONE) }
}

/** Noun forms for messages. */
const PRODUCT: RowNoun = { name: 'Товар', object: 'товар', gender: 'm' }

/** List of all products with filters, create, edit and delete. */
export function ProductsTab() {
  const api = useApi()
  const query = useQuery(productsQuery(api))
  const known = useQuery(fillingQuery(api)).data?.products
  const filling: Filling = new Map(known?.map((one) => [one.productId, one]))
  const show = (key: number, published: boolean, options: CallOptions) =>
    api.adminProducts.update({ key, published }, options)
  const { open, remove } = useCrud<Product>({
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
  const { filters, choose, reset } = useProductFilters()
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
            <ExportMenu filters={filters} />
          </>
        }
      >
        {(products) => {
          const shown = filterProducts(products, filters, filling)
          if (shown.length === 0) {
            return (
              <NoRows
                title="Товары не найдены"
                text={
                  products.length > 0
                    ? 'Проверьте написание или уберите часть фильтров.'
                    : 'Создайте первый товар.'
                }
                actions={products.length > 0 && <Button onClick={reset}>Сбросить фильтры</Button>}
              />
            )
          }
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
                  choosing: { selected, toOrder: () => shown.map(({ id }) => id) },
                })}
                rows={shown}
                toKey={({ id }) => id}
                onOpen={({ id }) => open(id)}
                choice={{
                  toggle: (index) => shown[index] && selected.toggle(shown[index].id),
                  extend: (from, to) =>
                    selected.put([
                      ...selected.get(),
                      ...shown.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ id }) => id),
                    ]),
                }}
              />
              <div className="table-end">
                <a className="more" href={STAFF_ORDER_PATH}>
                  Порядок в каталоге
                </a>
                <span role="status">{formatCount(shown.length, products.length)}</span>
                <span className="table-end__keys">
                  <kbd>↑</kbd> <kbd>↓</kbd> строки <kbd>Enter</kbd> открыть <kbd>X</kbd> выбрать
                </span>
              </div>
              <ProductSelection selected={selected} rows={shown} onOpen={open} />
            </>
          )
        }}
      </ListPanel>
      <ProductDialog />
    </>
  )
}

function formatCount(shown: number, all: number): string {
  const products = plural(all, ['товар', 'товара', 'товаров'])
  return shown === all
    ? `${plural(all, ['Весь', 'Все', 'Все'])} ${all} ${products} на одной странице`
    : `Показано ${shown} из ${all}`
}
