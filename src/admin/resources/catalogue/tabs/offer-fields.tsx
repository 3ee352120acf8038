import { useController, useFormContext, useWatch } from 'react-hook-form'
import { availabilityLabels } from '../../../../domain/product/availability.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { Note } from '../../../../ui/note.tsx'
import { MomentField } from '../../../kit/form/date-fields.tsx'
import { NumberField, SelectField, TextField } from '../../../kit/form/fields.tsx'
import { serverNow } from '../../../server-clock.ts'
import { useRight } from '../../../session/use-right.ts'
import type { ProductValues } from '../values/product-values.ts'
import { readPrice } from '../values/typed-numbers.ts'
import { useProductField } from '../values/use-product-field.ts'

/** The old price with its reason and end, and whether the product can be had. */
export function OfferFields() {
  const field = useProductField()
  const isClosed = !useRight('prices')
  const { control } = useFormContext<ProductValues>()
  const until = useController({ control, name: 'oldPriceUntil' })
  const [priceText, oldText, availability] = useWatch({
    control,
    name: ['price', 'oldPrice', 'availability'],
  })
  const [price, oldPrice] = [readPrice(priceText), readPrice(oldText)]
  const isEnded = until.field.value !== null && Date.parse(until.field.value) <= serverNow()
  return (
    <>
      <h3>Старая цена</h3>
      <div className="form__2">
        <NumberField
          {...field('oldPrice')}
          readOnly={isClosed}
          unit="₽"
          hint={
            price !== null && oldPrice !== null && oldPrice > price
              ? `Покупатель увидит её зачёркнутой: «дешевле на ${formatMoney(oldPrice - price)}».`
              : 'Покупатель увидит её зачёркнутой. Пусто — снижения нет.'
          }
        />
        <MomentField
          label="Показывать её до"
          hint="Время московское. Пусто — без срока."
          {...until.field}
          error={until.fieldState.error?.message}
        />
      </div>
      <TextField
        {...field('oldPriceReason')}
        hint="Стоит рядом с ценой: честное снижение называет причину."
      />
      {oldPrice !== null && isEnded && (
        <Note>
          <p>Срок старой цены прошёл: покупатели её уже не видят.</p>
        </Note>
      )}
      <h3>Наличие</h3>
      <div className="form__2">
        <SelectField {...field('availability')}>
          {Object.entries(availabilityLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        {availability === 'made_to_order' && <NumberField {...field('leadDays')} />}
      </div>
      {availability === 'discontinued' && (
        <Note tone="warn">
          <p>
            Страница останется и предложит похожие модели. В корзину и в сравнение товар не взять, подбор его
            не предложит.
          </p>
        </Note>
      )}
    </>
  )
}
