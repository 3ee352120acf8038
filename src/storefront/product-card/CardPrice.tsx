import type { ProductSummary } from '../../api/queries.ts'
import { formatMoney, PRICE_ON_REQUEST } from '../../lib/money.ts'

type Priced = Pick<ProductSummary, 'price' | 'installationPrice'>

/** The turnkey price and its two parts; the split is shown only when both are known (decisions.md, price wording). */
export function CardPrice({ price, installationPrice }: Priced) {
  if (price === null) {
    return (
      <>
        <p className="card__price price price--ask">{PRICE_ON_REQUEST}</p>
        <p className="card__split">Рассчитаем по размерам участка за один рабочий день</p>
      </>
    )
  }
  const whole = `от ${formatMoney(price)} `
  if (installationPrice === null) {
    return (
      <p className="card__price price">
        {whole}
        <small>без монтажа</small>
      </p>
    )
  }
  const parts = `Станция ${formatMoney(price - installationPrice)} + монтаж ${formatMoney(installationPrice)}`
  return (
    <>
      <p className="card__price price">
        {whole}
        <small>с установкой</small>
      </p>
      <p className="card__split">{parts}</p>
    </>
  )
}
