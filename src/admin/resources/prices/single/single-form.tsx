import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { StaffListedProduct } from '../../../../contract/catalogue/products.ts'
import { fromLocalInput } from '../../../../lib/moments.ts'
import { Button } from '../../../../ui/button.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { NumberField } from '../../../kit/form/fields.tsx'
import { asWholeRubles } from '../../../kit/form/number-rules.ts'
import { useStaffForm } from '../../../kit/form/use-staff-form.ts'
import { isTouch } from '../../../kit/write/focus.ts'
import { WriteFailure } from '../../../kit/write/write-failure.tsx'
import { confirmPrice } from '../../../parts/product/price-question.ts'
import { ProductChoice } from '../../../parts/product/product-choice.tsx'
import { EffectiveAtField } from '../parts/effective-at-field.tsx'
import { PlannedPrices } from '../parts/planned-prices.tsx'
import { PriceStep } from '../parts/price-step.tsx'
import { PRICE_REQUIRED } from '../parts/price-text.ts'
import { ChosenProduct } from './chosen-product.tsx'
import { useSavePrice } from './use-save-price.ts'

const UNKNOWN = 'Такого товара нет, выберите другой'

interface SingleValues {
  /** Kopecks; null when empty. */
  price: number | null
  /** Of a `datetime-local` field; empty is at once. */
  effectiveAt: string
}

const EMPTY: SingleValues = { price: null, effectiveAt: '' }

/** Form for the price of one product, with a preview. */
export function SingleForm({ product, isNamed, isUnknown, onChoose }: SingleFormProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const savePrice = useSavePrice()
  const { form, props, failure } = useStaffForm<SingleValues>({
    schema: async () => (await import('./single-rules.ts')).singlePriceSchema,
    defaultValues: EMPTY,
    async confirmFirst({ price }) {
      setMissing(!product)
      if (!product) return false
      return await confirmPrice(product, price)
    },
    save: async ({ price, effectiveAt }) => {
      if (!product || price === null) throw new Error('nothing to save')
      const { id: key, version } = product
      await savePrice({ key, price, version, effectiveAt: fromLocalInput(effectiveAt) })
    },
    onSaved() {
      form.reset(EMPTY)
      // The next model of a series replaces the name.
      if (isTouch()) return
      picker.current?.focus()
      picker.current?.select()
    },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => {
    if (isTouch()) return
    if (isNamed) setFocus('price')
    else picker.current?.focus()
  }, [isNamed, setFocus])
  const [price, effectiveAt] = useWatch({ control: form.control, name: ['price', 'effectiveAt'] })
  const action = effectiveAt ? 'Запланировать цену' : 'Обновить цену'
  return (
    <Panel as="form" className="single__form" {...props}>
      <ProductChoice
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
      {product && <PlannedPrices product={product} onCancelled={() => setFocus('price')} />}
      <NumberField
        label="Новая цена"
        unit="₽"
        isRequired
        hint="Целые рубли, пробелы допустимы"
        field={form.register('price', asWholeRubles)}
        error={errors.price?.message}
      />
      {product && price !== null && Number.isFinite(price) && <PriceStep product={product} price={price} />}
      <EffectiveAtField {...form.register('effectiveAt')} error={errors.effectiveAt?.message} />
      <div className="single__foot">
        <WriteFailure error={failure} what="Не сохранено" button={action} isForm entity="products" />
        {!product && <p className="form-state">Сначала выберите товар</p>}
        <Button
          variant="main"
          type="submit"
          isBusy={isSubmitting}
          aria-disabled={!product || isSubmitting || undefined}
          title="Ctrl+S"
        >
          {action}
        </Button>
      </div>
    </Panel>
  )
}

interface SingleFormProps {
  product: StaffListedProduct | null
  /** The product is given by the address. */
  isNamed: boolean
  /** The address has an unknown product. */
  isUnknown: boolean
  onChoose: (product: StaffListedProduct | null) => void
}
