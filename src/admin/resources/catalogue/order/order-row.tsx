import { type KeyboardEvent, useState } from 'react'
import type { StaffListedProduct } from '../../../../contract/catalogue/products.ts'
import { Input } from '../../../../ui/field/input.tsx'
import { ProductThumb } from '../../../parts/product/thumb.tsx'
import type { Order } from './use-order.ts'

/** A product that is being carried, and the place over which it is, counted from 0. */
export interface Carried {
  product: StaffListedProduct
  over: number
}

/** A product of the list: carried by the mouse, by keys, or sent to a place by its number. */
export function OrderRow({ product, place, last, carried, onCarry, order, helpId }: OrderRowProps) {
  const { id, name, manufacturerName, published } = product
  const own = carried?.product.id === id ? carried : null
  const drop = () => {
    onCarry(null)
    if (carried) order.move(carried.product, carried.over)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (press(event)) event.preventDefault()
  }
  /** Does what a key means; false for a key that means nothing here. */
  const press = ({ code, currentTarget }: KeyboardEvent<HTMLElement>): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[code]
    if (code === 'Space' && own) drop()
    else if (code === 'Space') {
      onCarry({ product, over: place })
      order.say(`${name} поднят. Стрелки переносят, пробел опускает, Esc возвращает`)
    } else if (code === 'Escape' && own) {
      onCarry(null)
      order.say(`${name} возвращён`)
    } else if (own && step !== undefined) {
      const over = Math.max(0, Math.min(own.over + step, last))
      onCarry({ product, over })
      order.say(`Место ${over + 1}`)
    } else if (step !== undefined) {
      const item = currentTarget.closest('li')
      const next = step > 0 ? item?.nextElementSibling : item?.previousElementSibling
      next?.querySelector<HTMLElement>('.order-row__grip')?.focus()
    } else return false
    return true
  }
  const isTarget = carried !== null && carried.over === place && carried.product.id !== id
  return (
    <li
      className={`order-row ${own ? 'is-carried' : ''} ${isTarget ? 'is-target' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        if (carried && carried.over !== place) onCarry({ ...carried, over: place })
      }}
      onDrop={(event) => {
        event.preventDefault()
        drop()
      }}
    >
      <button
        type="button"
        className="order-row__grip"
        draggable
        aria-describedby={helpId}
        aria-pressed={own !== null}
        onKeyDown={onKeyDown}
        onDragStart={() => onCarry({ product, over: place })}
        onDragEnd={() => onCarry(null)}
      >
        <ProductThumb product={product} />
        <span>
          {name}
          <small>
            {manufacturerName}
            {published === false && <span>, скрыт</span>}
          </small>
        </span>
      </button>
      <Place key={place} name={name} place={place} onPlace={(to) => order.move(product, to)} />
    </li>
  )
}

/** The place as a number that can be typed: Enter or leaving the field moves the product. */
function Place({ name, place, onPlace }: { name: string; place: number; onPlace: (place: number) => void }) {
  const [text, setText] = useState(String(place + 1))
  const send = () => {
    const wanted = Number(text)
    if (Number.isInteger(wanted) && wanted >= 1 && wanted !== place + 1) onPlace(wanted - 1)
    else setText(String(place + 1))
  }
  return (
    <Input
      className="order-row__place"
      aria-label={`Место: ${name}`}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={send}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send()
        if (event.key === 'Escape') setText(String(place + 1))
      }}
    />
  )
}

interface OrderRowProps {
  product: StaffListedProduct
  /** In the whole catalogue, counted from 0. */
  place: number
  /** The last place. */
  last: number
  carried: Carried | null
  onCarry: (carried: Carried | null) => void
  order: Pick<Order, 'say' | 'move'>
  /** Element that says how to move a product. */
  helpId: string
}
