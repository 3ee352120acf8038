import type { ReactNode } from 'react'
import type { CallOptions } from '../../../../api/client.ts'
import type { StaffListedProduct } from '../../../../contract/catalogue/products.ts'
import { STAFF_ORDER_PATH } from '../../../../domain/site/staff-paths.ts'
import { plural } from '../../../../lib/text/plural.ts'
import { Button } from '../../../../ui/button.tsx'
import { DataTable, type Sort } from '../../../kit/table/data-table.tsx'
import { NoRows } from '../../../kit/table/no-rows.tsx'
import type { Selected } from '../../../kit/table/selected.ts'
import { TableEnd } from '../../../kit/table/table-end.tsx'
import { useApi } from '../../../staff.ts'
import { productColumns } from './product-columns.tsx'
import type { Filling } from './product-filters.ts'
import { type Found, ProductSelection } from './product-selection.tsx'

/** The table of products that the filters leave, how many these are, and what can be done with the chosen ones. */
export function ShownProducts({
  products,
  count,
  filling,
  sort,
  onSort,
  selected,
  open,
  remove,
  more,
  found,
}: ShownProductsProps) {
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
      <TableEnd>
        <a className="more" href={STAFF_ORDER_PATH}>
          Порядок в каталоге
        </a>
        <span role="status">{count}</span>
        <span className="table-end__keys">
          <kbd>↑</kbd> <kbd>↓</kbd> строки <kbd>Enter</kbd> открыть <kbd>X</kbd> выбрать
        </span>
        {more}
      </TableEnd>
      <ProductSelection selected={selected} rows={products} onOpen={open} found={found} />
    </>
  )
}

interface ShownProductsProps {
  products: readonly StaffListedProduct[]
  /** How many these are, in words. */
  count: string
  filling: Filling
  sort: Sort | null
  onSort: () => void
  selected: Selected
  /** Opens the form of a product. */
  open: (id: number) => void
  /** Asks, then deletes; true when it is done. */
  remove: ((product: StaffListedProduct) => Promise<boolean>) | undefined
  /** Asks for the next part. */
  more?: ReactNode
  /** All that match, when these are a part of them. */
  found?: Found | undefined
}

/** Says that no product is shown, because of the filters or because there is none. */
export function NoProducts({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  return (
    <NoRows
      title="Товары не найдены"
      text={isFiltered ? 'Проверьте написание или уберите часть фильтров.' : 'Создайте первый товар.'}
      actions={isFiltered && <Button onClick={onReset}>Сбросить фильтры</Button>}
    />
  )
}

/** How many products of all are shown. */
export function formatCount(shown: number, all: number): string {
  const products = plural(all, ['товар', 'товара', 'товаров'])
  return shown === all
    ? `${plural(all, ['Весь', 'Все', 'Все'])} ${all} ${products} на одной странице`
    : `Показано ${shown} из ${all}`
}
