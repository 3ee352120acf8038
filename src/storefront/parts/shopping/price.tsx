import type { ReactNode } from 'react'
import { splitPrice } from '../../../domain/price/price.ts'
import { formatMoney, PRICE_ON_REQUEST } from '../../../lib/money.ts'
import './price.css'

/** A lowest price in kopecks with a note, such as its scope, and the old price before it; «Цена по запросу» for null. */
export function Price({ price, note, old }: { price: number | null; note?: ReactNode; old?: ReactNode }) {
  if (price === null)
    return (
      // Keyed, so that it is exchanged whole: a page translator moves texts.
      <p key="ask" className="price price--ask">
        {PRICE_ON_REQUEST}
      </p>
    )
  return (
    <p className="price">
      {old}
      <span>от {formatMoney(price)}</span> {note && <small>{note}</small>}
    </p>
  )
}

/** The parts of a price; nothing unless both are known. Kopecks. */
export function PriceSplit({ price, installationPrice, installationNote }: PriceSplitProps) {
  const split = splitPrice({ price, installationPrice })
  if (split === null) return null
  return (
    <dl className="cost">
      <dt>Станция</dt>
      <dd>{formatMoney(split.station)}</dd>
      <dt>
        <span>
          Монтаж
          {installationNote}
        </span>
      </dt>
      <dd>{formatMoney(split.installation)}</dd>
    </dl>
  )
}

type PriceSplitProps = {
  price: number | null
  installationPrice: number | null
  installationNote?: ReactNode
}
