import { useWatch } from 'react-hook-form'
import { splitPrice } from '../../../../domain/price/price.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { Note } from '../../../../ui/note.tsx'
import { NumberField } from '../../../kit/form/fields.tsx'
import { PriceLimitNote } from '../../../parts/product/price-limit-note.tsx'
import { useRight } from '../../../session/use-right.ts'
import type { ProductValues } from '../values/product-values.ts'
import { readPrice } from '../values/typed-numbers.ts'
import { useProductField } from '../values/use-product-field.ts'
import { OfferFields } from './offer-fields.tsx'

/** Both prices in rubles, and how the price splits (decisions.md, price wording). */
export function PricesTab() {
  const field = useProductField()
  const isClosed = !useRight('prices')
  const [priceText, installationText] = useWatch<ProductValues, ['price', 'installationPrice']>({
    name: ['price', 'installationPrice'],
  })
  const [price, installation] = [readPrice(priceText), readPrice(installationText)]
  const split = splitPrice({ price, installationPrice: installation })
  return (
    <div className="form">
      <PriceLimitNote />
      <div className="form__2">
        <NumberField
          {...field('price')}
          readOnly={isClosed}
          label="Цена с установкой"
          unit="₽"
          hint={
            price === null
              ? 'Её видит покупатель. Пусто — «Цена по запросу».'
              : `Её видит покупатель: «от ${formatMoney(price)}${installation === null ? '' : ' с установкой'}».`
          }
        />
        <NumberField
          {...field('installationPrice')}
          readOnly={isClosed}
          label="Из неё установка"
          unit="₽"
          hint="Входит в цену с установкой, сверху не прибавляется."
        />
      </div>
      <OfferFields />
      {split && (
        <div>
          <h3>Из чего складывается</h3>
          <svg className="split-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect className="split-bar__all" width="100" height="10" />
            <rect className="split-bar__station" width={toShare(split)} height="10" />
          </svg>
          <dl className="split-sum">
            <dt>Станция</dt>
            <dd>{formatMoney(split.station)}</dd>
            <dt>Установка</dt>
            <dd>{formatMoney(split.installation)}</dd>
            <dt>Покупатель платит</dt>
            <dd>{formatMoney(split.station + split.installation)}</dd>
          </dl>
        </div>
      )}
      {price !== null && installation !== null && !split && (
        <Note tone="warn">
          <p>
            Установка дороже всей цены или равна ей: покупатель увидит цену без разбивки. Проверьте числа.
          </p>
        </Note>
      )}
      {price !== null && installation === null && (
        <Note>
          <p>Без стоимости установки цена на сайте подписана «без монтажа».</p>
        </Note>
      )}
      {price === null && (
        <Note>
          <p>Оставьте цену пустой, если её пока нет. Товар останется на сайте без цены.</p>
        </Note>
      )}
    </div>
  )
}

const toShare = ({ station, installation }: { station: number; installation: number }) =>
  (station / (station + installation)) * 100
