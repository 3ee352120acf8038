import { formatMoney, PRICE_ON_REQUEST } from '../../lib/money.ts'
import { priceScope } from '../../lib/price.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { pictureOf } from '../shopping/picture.ts'
import { RESULT_ID } from './result-place.ts'
import type { Models } from './use-selection.ts'

/** On a phone, where the result stands below the step: the best model so far in one line above the buttons, which leads to it. */
export function BestSoFar({ models }: { models: Models }) {
  if (models.state !== 'found' && models.state !== 'individual') return null
  const [best] = models.state === 'found' ? models.fits : []
  return (
    <a className="wiz__best" href={`#${RESULT_ID}`}>
      {best ? <BestModel {...best} /> : <b>Уточним с инженером: нужен свой расчёт</b>}
      <Icon name="chevron-down" />
    </a>
  )
}

function BestModel({ product }: Extract<Models, { state: 'found' }>['fits'][number]) {
  const { name, price, installationPrice } = product
  return (
    <>
      <Picture {...pictureOf(product, 'thumb')} alt="" sizes="44px" width={44} height={44} />
      <span>
        <small>Пока подходит</small> <b>{name}</b>
      </span>
      <span className="nb">
        {price === null ? (
          PRICE_ON_REQUEST
        ) : (
          <>
            <small>{priceScope(installationPrice)}</small> <b>от {formatMoney(price)}</b>
          </>
        )}
      </span>
    </>
  )
}
