import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Product } from '../../contract/products.ts'
import { formatPrice } from '../../lib/money.ts'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProductThumb } from '../product/thumb.tsx'
import { findProducts, formatOrigin } from './find-products.ts'
import './picker.css'

/** One product of all: type a part of its name or article, choose by arrows and Enter, or by a click. */
export function ProductPicker({ products, chosen, onChoose, error, input }: ProductPickerProps) {
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  /** What is typed; null shows the name of what is chosen. */
  const [text, setText] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const { found, more } = findProducts(products ?? [], text ?? '')
  const current = isOpen ? found[active] : undefined
  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active])

  const open = () => {
    setOpen(true)
    setActive(0)
  }
  const choose = (product: Product) => {
    setText(null)
    setOpen(false)
    onChoose(product)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return open()
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (found.length > 0) setActive((active + step + found.length) % found.length)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (current) choose(current)
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setOpen(false)
    }
  }
  return (
    <Field label="Товар" error={error}>
      {(control) => (
        <div className="picker">
          <Icon name="search" />
          <input
            {...control}
            ref={input}
            className="input"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen && found.length > 0}
            aria-controls={listId}
            aria-activedescendant={current && `${listId}-${current.id}`}
            aria-required
            autoComplete="off"
            spellCheck={false}
            placeholder="Название или артикул"
            value={text ?? chosen?.name ?? ''}
            onChange={({ target }) => {
              setText(target.value)
              onChoose(null)
              open()
            }}
            onClick={open}
            onBlur={() => setOpen(false)}
            onKeyDown={onKeyDown}
          />
          {isOpen && (
            <div className="picker__list" onPointerDown={(event) => event.preventDefault()}>
              <div role="listbox" id={listId} aria-label="Товары" ref={list} hidden={found.length === 0}>
                {found.map((product, index) => (
                  <div
                    key={product.id}
                    id={`${listId}-${product.id}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === active}
                    onClick={() => choose(product)}
                    onKeyDown={onKeyDown}
                  >
                    <ProductThumb product={product} />
                    <span>
                      {product.name}
                      <small>{formatOrigin(product)}</small>
                    </span>
                    <b className="num">{formatPrice(product.price)}</b>
                  </div>
                ))}
              </div>
              {!products && <p>Загрузка…</p>}
              {products && found.length === 0 && <p>Товары не найдены</p>}
              {more > 0 && <p>Ещё {more}: уточните название.</p>}
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

interface ProductPickerProps {
  /** Undefined while they are on their way. */
  products: readonly Product[] | undefined
  chosen: Product | null
  onChoose: (product: Product | null) => void
  error: string | undefined
  /** The search field itself. */
  input: RefObject<HTMLInputElement | null>
}
