import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { includesTyped } from '../../../../lib/text/fold-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { lazyModule } from '../../../../ui/loading/lazy-module.ts'
import { LateList } from '../../../kit/table/late-list.tsx'
import { ListPanel } from '../../../kit/table/list-panel.tsx'
import { NoRows } from '../../../kit/table/no-rows.tsx'
import { SearchField } from '../../../kit/table/search-field.tsx'
import { isLarge, toListed } from '../../../kit/table/whole-list.ts'
import { PRODUCTS_FAILED, productsQuery } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import { OrderFrame, OrderScreen } from './order-frame.tsx'
import { type Carried, OrderRow } from './order-row.tsx'
import { useOrder } from './use-order.ts'
import './order.css'

/** Rows shown at once: a carried product goes no farther with the mouse, any place can be typed. */
const STEP = 200

const inPartsCode = lazyModule(
  'order-in-parts',
  async () => (await import('./order-in-parts.tsx')).OrderInParts,
)

/** Screen on which the products of the catalogue are put in order by hand; of a large catalogue in parts. */
export function Component() {
  const { data } = useQuery(productsQuery(useApi()))
  const code = inPartsCode.useModule(isLarge(data))
  if (!isLarge(data)) return <WholeOrder />
  const OrderInParts = code.module
  if (OrderInParts) return <OrderInParts />
  return (
    <OrderScreen>
      <LateList code={code} failure={PRODUCTS_FAILED} />
    </OrderScreen>
  )
}

/** All products, of which each can be put at any place. */
function WholeOrder() {
  const query = useQuery({ ...productsQuery(useApi()), select: toListed })
  const order = useOrder(query.data ?? [])
  const [carried, setCarried] = useState<Carried | null>(null)
  const [search, setSearch] = useState('')
  const [count, setCount] = useState(STEP)
  const last = order.rows.length - 1
  const found = order.rows
    .map((product, place) => ({ product, place }))
    .filter(({ product: { name, model } }) => includesTyped(search, [`${name} ${model ?? ''}`]))
  return (
    <OrderFrame order={order}>
      {(helpId) => (
        <ListPanel
          label="Порядок товаров"
          query={query}
          failure={() => PRODUCTS_FAILED}
          filters={
            <div className="order-find">
              <SearchField placeholder="Название или модель" value={search} onChange={setSearch} />
            </div>
          }
        >
          {() =>
            found.length === 0 ? (
              <NoRows
                title="Товары не найдены"
                text={last < 0 ? 'Создайте первый товар.' : 'Проверьте написание.'}
                actions={search.trim() !== '' && <Button onClick={() => setSearch('')}>Показать все</Button>}
              />
            ) : (
              <>
                <ol className="order-list" aria-busy={order.isSaving}>
                  {found.slice(0, count).map(({ product, place }) => (
                    <OrderRow
                      key={product.id}
                      product={product}
                      place={place}
                      last={last}
                      carried={carried}
                      order={order}
                      helpId={helpId}
                      onCarry={setCarried}
                    />
                  ))}
                </ol>
                {found.length > count && (
                  <Button onClick={() => setCount(count + STEP)}>Показать ещё {STEP}</Button>
                )}
              </>
            )
          }
        </ListPanel>
      )}
    </OrderFrame>
  )
}
