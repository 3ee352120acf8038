import { useQuery } from '@tanstack/react-query'
import { plural } from '../../lib/plural.ts'
import { Button } from '../../ui/button.tsx'
import { useDialogAddress } from '../form/use-dialog-address.ts'
import { productsQuery } from '../queries.ts'
import { useApi } from '../staff.ts'
import { DataTable } from '../table/data-table.tsx'
import { ListPanel } from '../table/list-panel.tsx'
import { NoRows } from '../table/no-rows.tsx'
import { FilterBar } from './filter-bar.tsx'
import { productColumns } from './product-columns.tsx'
import { ProductDialog } from './product-dialog.tsx'
import { filterProducts } from './product-filters.ts'
import { useProductFilters } from './use-product-filters.ts'
import './products.css'

/** List of all products with filters, create and edit. */
export function ProductsTab() {
  const { open } = useDialogAddress()
  const query = useQuery(productsQuery(useApi()))
  const { filters, choose, reset } = useProductFilters()
  return (
    <>
      <ListPanel
        label="Товары"
        className="products"
        query={query}
        failure={() => 'Не удалось загрузить товары'}
        filters={<FilterBar products={query.data ?? []} filters={filters} onChoose={choose} />}
      >
        {(products) => {
          const shown = filterProducts(products, filters)
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
                columns={productColumns(open)}
                rows={shown}
                toKey={({ id }) => id}
                onOpen={({ id }) => open(id)}
              />
              <div className="table-end">
                <span role="status">{formatCount(shown.length, products.length)}</span>
                <span className="table-end__keys">
                  <kbd>↑</kbd> <kbd>↓</kbd> строки <kbd>Enter</kbd> открыть
                </span>
              </div>
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
