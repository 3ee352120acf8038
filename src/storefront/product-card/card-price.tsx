import type { ProductSummary } from '../../api/queries.ts'
import { formatMoney, PRICE_ON_REQUEST } from '../../lib/money.ts'
import { priceScope, splitPrice, splitWords } from '../../lib/price.ts'

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
      {priceScope(installationPrice) === 'с установкой' ? turnkey : withoutInstallation}
    </p>
  )
  const split = splitPrice({ price, installationPrice })
  if (split === null) return whole
  return (
    <>
      {whole}
      <p className="card__split">{splitWords(split)}</p>
    </>
  )
}
