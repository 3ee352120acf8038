import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { type RefObject, useState } from 'react'
import type { StaffListedProduct } from '../../../contract/catalogue/products.ts'
import { formatPrice } from '../../../lib/money.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { findProducts, formatOrigin } from './find-products.ts'
import { ProductThumb } from './thumb.tsx'
import './product-picker.css'

/** Combobox for a product, searched by name or SKU. */
export function ProductPicker({
  label = 'Товар',
  isRequired = true,
  products,
  search,
  onType,
  chosen,
  onChoose,
  error,
  hint,
  input,
}: ProductPickerProps) {
  /** Typed text; null shows the chosen product's name. */
  const [text, setText] = useState<string | null>(null)
  const isThere = (search ? search.found : products) !== undefined
  const { found, more } = search
    ? { found: search.found ?? [], more: search.more }
    : findProducts(products ?? [], text ?? '')
  const { isOpen, getInputProps, getMenuProps, getItemProps } = useCombobox<StaffListedProduct>({
    items: [...found],
    itemToString: (product) => product?.name ?? '',
    itemToKey: (product) => product?.id,
    inputValue: text ?? chosen?.name ?? '',
    selectedItem: chosen,
    defaultHighlightedIndex: 0,
    stateReducer: selectOnClickOrEnter,
    onSelectedItemChange({ selectedItem }) {
      if (!selectedItem) return
      setText(null)
      onType?.('')
      onChoose(selectedItem)
    },
  })
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className="picker">
          <Icon name="search" />
          <Input
            {...getInputProps({
              ...(input && { ref: input }),
              onChange({ currentTarget }) {
                setText(currentTarget.value)
                onType?.(currentTarget.value)
                onChoose(null)
              },
              onKeyDown(event) {
                if (event.key === 'Escape' && isOpen) event.stopPropagation()
              },
            })}
            {...control}
            // The field's label names it.
            aria-labelledby={undefined}
            aria-required={isRequired || undefined}
            spellCheck={false}
            placeholder="Название или артикул"
          />
          <div className="picker__list" hidden={!isOpen} onPointerDown={(event) => event.preventDefault()}>
            <div {...getMenuProps({ 'aria-label': 'Товары' })} hidden={found.length === 0}>
              {isOpen &&
                found.map((product, index) => (
                  <div key={product.id} {...getItemProps({ item: product, index })}>
                    <ProductThumb product={product} />
                    <span>
                      {product.name}
                      <small>{formatOrigin(product)}</small>
                    </span>
                    <b className="num">{formatPrice(product.price)}</b>
                  </div>
                ))}
            </div>
            {!isThere && <p>Загрузка…</p>}
            {isThere && found.length === 0 && <p>Товары не найдены</p>}
            {more > 0 && <p>Ещё {more}: уточните название.</p>}
          </div>
        </div>
      )}
    </Field>
  )
}

/**
 * State reducer: only click and Enter select. Blur does not select the highlighted product, Escape does not clear a closed
 * field, and a click on the field does not close the list.
 */
function selectOnClickOrEnter(
  state: UseComboboxState<StaffListedProduct>,
  { type, changes }: UseComboboxStateChangeOptions<StaffListedProduct>,
): Partial<UseComboboxState<StaffListedProduct>> {
  const { InputBlur, InputKeyDownEscape, InputClick } = useCombobox.stateChangeTypes
  const unchanged = { selectedItem: state.selectedItem, inputValue: state.inputValue }
  if (type === InputBlur || type === InputKeyDownEscape) return { ...changes, ...unchanged }
  return type === InputClick && state.isOpen ? state : changes
}

/** A search that somebody else does, when the products are too many to be there. */
export interface ProductSearch {
  /** Undefined while loading. */
  found: readonly StaffListedProduct[] | undefined
  /** How many more there are. */
  more: number
}

export interface ProductPickerProps {
  label?: string
  isRequired?: boolean
  /** Undefined while loading. */
  products: readonly StaffListedProduct[] | undefined
  search?: ProductSearch | undefined
  /** Called with what is searched; also before it is known who searches. */
  onType?: (text: string) => void
  chosen: StaffListedProduct | null
  onChoose: (product: StaffListedProduct | null) => void
  error: string | undefined
  hint?: string | undefined
  /** Ref of the input. */
  input?: RefObject<HTMLInputElement | null>
}
