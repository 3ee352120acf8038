import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiError } from '../../api/error.ts'
import type { Product } from '../../contract/products.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { NumberField } from '../form/fields.tsx'
import { asWholeRubles } from '../form/number-rules.ts'
import { useStaffForm } from '../form/use-staff-form.ts'
import { PRICES_KEY, PRODUCTS_KEY } from '../queries.ts'
import { useApi } from '../staff.ts'
import { useWrite } from '../write/use-write.ts'
import { WriteFailure } from '../write/write-failure.tsx'
import { confirmBelowInstallation, isBelowInstallation } from './below-installation.ts'
import { ChosenProduct } from './chosen-product.tsx'
import { PriceStep } from './price-step.tsx'
import { PRICE_REQUIRED } from './price-text.ts'
import { ProductPicker } from './product-picker.tsx'

const UNKNOWN = 'Такого товара нет, выберите другой'

interface SingleValues {
  /** Kopecks; null when empty. */
  price: number | null
}

/** Form for the price of one product, with a preview. */
export function SingleForm({ products, product, isNamed, isUnknown, onChoose }: SingleFormProps) {
  const api = useApi()
  const [isMissing, setMissing] = useState(false)
  const { run } = useWrite({
    call: api.adminProducts.updatePrice,
    success: { title: 'Успех', description: 'Цена товара успешно обновлена' },
    failure: (reason, error) =>
      error instanceof ApiError && error.status > 0
        ? `Не удалось обновить цену товара: ${reason}`
        : `Произошла ошибка при обновлении цены: ${reason}`,
    refresh: [PRODUCTS_KEY, PRICES_KEY],
  })
  const { form, props, failure } = useStaffForm<SingleValues>({
    schema: async () => (await import('./single-rules.ts')).singlePriceSchema,
    defaultValues: { price: null },
    async confirmFirst({ price }) {
      setMissing(!product)
      if (!product) return false
      return !isBelowInstallation(product, price) || (await confirmBelowInstallation(product, price))
    },
    save: async ({ price }) => {
      if (!product || price === null) throw new Error('nothing to save')
      await run({ key: product.id, price })
    },
    onSaved: () => form.reset({ price: null }),
  })
  const { errors, isSubmitting } = form.formState
  const picker = useRef<HTMLInputElement>(null)
  const { setFocus } = form
  // Not on touch screens, where the keyboard would cover the form.
  useEffect(() => {
    if (matchMedia('(pointer: coarse)').matches) return
    if (isNamed) setFocus('price')
    else picker.current?.focus()
  }, [isNamed, setFocus])
  const price = useWatch({ control: form.control, name: 'price' })
  return (
    <Panel as="form" className="single__form" {...props}>
      <ProductPicker
        products={products}
        chosen={product}
        onChoose={(chosen) => {
          setMissing(false)
          onChoose(chosen)
          if (chosen) setFocus('price')
        }}
        input={picker}
        error={isMissing && !product ? PRICE_REQUIRED : isUnknown ? UNKNOWN : undefined}
      />
      {product && <ChosenProduct product={product} />}
      <NumberField
        label="Новая цена"
        unit="₽"
        isRequired
        hint="Целые рубли, пробелы допустимы"
        field={form.register('price', asWholeRubles)}
        error={errors.price?.message}
      />
      {product && price !== null && Number.isFinite(price) && <PriceStep product={product} price={price} />}
      <div className="single__foot">
        <WriteFailure error={failure} what="Не сохранено" button="Обновить цену" isForm />
        {!product && <p className="form-state">Сначала выберите товар</p>}
        <Button
          variant="main"
          type="submit"
          isBusy={isSubmitting}
          aria-disabled={!product || isSubmitting || undefined}
          title="Ctrl+S"
        >
          Обновить цену
        </Button>
      </div>
    </Panel>
  )
}

interface SingleFormProps {
  products: readonly Product[] | undefined
  product: Product | null
  /** The product is given by the address. */
  isNamed: boolean
  /** The address has an unknown product. */
  isUnknown: boolean
  onChoose: (product: Product | null) => void
}
