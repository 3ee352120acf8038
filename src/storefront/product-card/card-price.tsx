import type { ProductSummary } from '../../api/queries.ts'
import { formatMoney, PRICE_ON_REQUEST } from '../../lib/money.ts'

type Priced = Pick<ProductSummary, 'price' | 'installationPrice'>

const turnkey = <small>с установкой</small>
const withoutInstallation = <small>без монтажа</small>

/** The price and, when both parts are known, how it splits (decisions.md, price wording). */
export function cardPrice({ price, installationPrice }: Priced) {
  if (price === null) {
    return (
      <>
        <p className="card__price price price--ask">{PRICE_ON_REQUEST}</p>
        <p className="card__split">Рассчитаем по размерам вашего участка</p>
      </>
    )
  }
  const whole = (
    <p className="card__price price">
      {`от ${formatMoney(price)} `}
      {installationPrice === null ? withoutInstallation : turnkey}
    </p>
  )
  if (installationPrice === null) return whole
  const station = formatMoney(price - installationPrice)
  return (
    <>
      {whole}
      <p className="card__split">{`Станция ${station} +\u00A0монтаж ${formatMoney(installationPrice)}`}</p>
    </>
  )
}
