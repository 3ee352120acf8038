import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { type RefObject, useState } from 'react'
import type { StaffListedProduct } from '../../../../contract/catalogue/products.ts'
import { formatPrice } from '../../../../lib/money.ts'
import { Field } from '../../../../ui/field/field.tsx'
import { Input } from '../../../../ui/field/input.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { ProductThumb } from '../../../parts/product/thumb.tsx'
import { findProducts, formatOrigin } from './find-products.ts'
import './picker.css'

/** Combobox for a product, searched by name or SKU. */
export function ProductPicker({ products, chosen, onChoose, error, input }: ProductPickerProps) {
  /** Typed text; null shows the chosen product's name. */
  const [text, setText] = useState<string | null>(null)
  const { found, more } = findProducts(products ?? [], text ?? '')
  const { isOpen, getInputProps, getMenuProps, getItemProps } = useCombobox<StaffListedProduct>({
    items: found,
    itemToString: (product) => product?.name ?? '',
    itemToKey: (product) => product?.id,
    inputValue: text ?? chosen?.name ?? '',
    selectedItem: chosen,
    defaultHighlightedIndex: 0,
    stateReducer: selectOnClickOrEnter,
    onSelectedItemChange({ selectedItem }) {
      if (!selectedItem) return
      setText(null)
      onChoose(selectedItem)
    },
  })
  return (
    <Field label="Товар" error={error}>
      {(control) => (
        <div className="picker">
          <Icon name="search" />
          <Input
            {...getInputProps({
              ref: input,
              onChange({ currentTarget }) {
                setText(currentTarget.value)
                onChoose(null)
              },
              onKeyDown(event) {
                if (event.key === 'Escape' && isOpen) event.stopPropagation()
              },
            })}
            {...control}
            // The field's label names it.
            aria-labelledby={undefined}
            aria-required
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
            {!products && <p>Загрузка…</p>}
            {products && found.length === 0 && <p>Товары не найдены</p>}
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

interface ProductPickerProps {
  /** Undefined while loading. */
  products: readonly StaffListedProduct[] | undefined
  chosen: StaffListedProduct | null
  onChoose: (product: StaffListedProduct | null) => void
  error: string | undefined
  /** Ref of the input. */
  input: RefObject<HTMLInputElement | null>
}
