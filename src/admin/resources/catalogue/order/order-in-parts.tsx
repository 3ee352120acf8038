import { useState } from 'react'
import type { StaffListedProduct } from '../../../../contract/catalogue/products.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Input } from '../../../../ui/field/input.tsx'
import { totalOf } from '../../../kit/table/counted-list.ts'
import { useGrowingList } from '../../../kit/table/growing-list.ts'
import { ListPanel } from '../../../kit/table/list-panel.tsx'
import { NextPart } from '../../../kit/table/next-part.tsx'
import { formatProducts, growingProductsQuery } from '../../../parts/product/growing-products.ts'
import { ProductChoice } from '../../../parts/product/product-choice.tsx'
import { PRODUCTS_FAILED } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import { OrderFrame } from './order-frame.tsx'
import { type Carried, OrderRow } from './order-row.tsx'
import { usePlaces } from './use-places.ts'
import './order.css'

/** The order of a catalogue that is not read whole: its beginning part by part, and a search for a product that stands far behind. */
export function OrderInParts() {
  const list = useGrowingList(growingProductsQuery(useApi(), {}))
  const order = usePlaces()
  const [carried, setCarried] = useState<Carried | null>(null)
  return (
    <OrderFrame order={order}>
      {(helpId) => (
        <ListPanel
          label="Порядок товаров"
          query={{ ...list, data: list.rows }}
          failure={() => PRODUCTS_FAILED}
          filters={<PlaceForm isSaving={order.isSaving} onPlace={order.move} />}
        >
          {(rows) => (
            <>
              <ol className="order-list" aria-busy={order.isSaving}>
                {rows.map((product, place) => (
                  <OrderRow
                    key={product.id}
                    product={product}
                    place={place}
                    last={rows.length - 1}
                    carried={carried}
                    order={order}
                    helpId={helpId}
                    onCarry={setCarried}
                  />
                ))}
              </ol>
              <div className="row">
                <span role="status">{formatProducts(rows.length, totalOf(list.data) ?? rows.length)}</span>
                <NextPart list={list} failure={PRODUCTS_FAILED} />
              </div>
            </>
          )}
        </ListPanel>
      )}
    </OrderFrame>
  )
}

/** Puts a product that was searched at a place by its number. */
function PlaceForm({ isSaving, onPlace }: PlaceFormProps) {
  const [product, setProduct] = useState<StaffListedProduct | null>(null)
  const [text, setText] = useState('1')
  const place = Number(text)
  const isPlace = Number.isInteger(place) && place >= 1
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault()
        if (product && isPlace && !isSaving) onPlace(product, place - 1)
      }}
    >
      <ProductChoice isRequired={false} chosen={product} onChoose={setProduct} error={undefined} />
      <Field label="На место" error={isPlace ? undefined : 'Введите номер места, с 1'}>
        {(control) => (
          <Input
            {...control}
            className="num"
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" isBusy={isSaving} aria-disabled={!product || !isPlace || isSaving || undefined}>
        Поставить
      </Button>
    </form>
  )
}

interface PlaceFormProps {
  isSaving: boolean
  /** `place` is counted from 0. */
  onPlace: (product: StaffListedProduct, place: number) => void
}
