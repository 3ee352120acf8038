import type { ProductSummary } from '../../../api/queries/queries.ts'
import { formatMoney, PRICE_ON_REQUEST } from '../../../lib/money.ts'
import { Picture } from '../../../ui/picture.tsx'
import { pictureOf } from '../../parts/shopping/picture.ts'
import { tellScope } from '../state/price-words.ts'

/** A model and its price in one line. */
export function BestModel({ product, extras }: BestModelProps) {
  const { name, price, installationPrice } = product
  return (
    <>
      <Picture {...pictureOf(product, 'thumb')} alt="" sizes="44px" width={44} height={44} />
      <span>
        <small>Пока подходит</small> <b>{name}</b>
      </span>
      <span className="nb">
        {price === null ? (
          // Keyed, so that it is exchanged whole: a page translator moves texts.
          <span key="ask">{PRICE_ON_REQUEST}</span>
        ) : (
          <span>
            <small>{tellScope(installationPrice, extras)}</small> <b>{`от ${formatMoney(price)}`}</b>
          </span>
        )}
      </span>
    </>
  )
}

interface BestModelProps {
  product: ProductSummary
  /** Works that are added to the price. */
  extras: readonly string[]
}
