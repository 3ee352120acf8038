import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { DEFAULT_PICTURE, drawingAddress } from '@septic-shop/station-drawing/drawing-address.ts'
import { toShape } from '@septic-shop/station-drawing/station/shape.ts'
import { stationKey } from '@septic-shop/station-drawing/station/station-key.ts'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { priceScope } from '../../../../domain/price/price.ts'
import { badgeOf } from '../../../../domain/product/badge.ts'
import { residentsOf } from '../../../../domain/product/residents.ts'
import { toStation } from '../../../../domain/product/to-station.ts'
import { formatMoney, PRICE_ON_REQUEST } from '../../../../lib/money.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { manufacturersQuery } from '../../../queries.ts'
import { ShownPicture } from '../../../shell/shown-picture.tsx'
import { useApi } from '../../../staff.ts'
import { toChoices } from '../values/product-choices.ts'
import type { ProductValues } from '../values/product-values.ts'
import { readNumber, readPrice } from '../values/typed-numbers.ts'

/** Live preview of the product's card. */
export function BuyerView() {
  const values = useWatch<ProductValues>()
  const manufacturers = useQuery(manufacturersQuery(useApi())).data ?? []
  const { name = '', manufacturerId, images = [] } = values
  const color = manufacturers.find(({ id }) => String(id) === manufacturerId)?.color ?? null
  const people = { users: readWhole(values.users), maxResidents: readWhole(values.maxResidents) }
  const station = toStation({
    ...toChoices(values),
    length: readWhole(values.length),
    width: readWhole(values.width),
    height: readWhole(values.height),
    diameter: readWhole(values.diameter),
    ...people,
    inletFrom: readWhole(values.inletFrom),
    inletTo: readWhole(values.inletTo),
  })
  const src = productPicture({
    imageUrl: images[0] ?? null,
    drawing: station && stationKey(toShape(station, color)),
  })
  const { isNew = false, isPopular = false, featured = false } = values
  const badge = badgeOf({ station, isNew, isPopular, featured })
  const [price, installation] = [readPrice(values.price), readPrice(values.installationPrice)]
  return (
    <aside className="buyer" aria-label="Так увидит покупатель">
      <h3>Так увидит покупатель</h3>
      <div className="buyer__picture">
        <ShownPicture key={src} src={src} alt={name || 'Товар'} />
      </div>
      {badge && <Badge>{badge}</Badge>}
      <p className="buyer__name">{name || 'Название товара'}</p>
      <p className="buyer__facts">{listFacts(residentsOf(people), readNumber(values.productivity))}</p>
      {price === null ? (
        <p key="ask" className="buyer__price">
          {PRICE_ON_REQUEST}
        </p>
      ) : (
        <>
          <p className="buyer__price">от {formatMoney(price)}</p>
          <p className="buyer__facts">{priceScope(installation)}</p>
        </>
      )}
    </aside>
  )
}

function listFacts(residents: number | null, productivity: number | null): string {
  return [
    residents !== null && `до ${residents} чел.`,
    productivity !== null && `${formatNumber(productivity)} м³/сут`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function readWhole(text?: string): number | null {
  const value = readNumber(text)
  return Number.isInteger(value) ? value : null
}

interface Pictured {
  imageUrl: string | null
  drawing: string | null
}

/** A product's public picture: its photo, else its drawing. */
function productPicture({ imageUrl, drawing }: Pictured): string {
  const drawn = drawing === null ? null : drawingAddress(drawing, 'card')
  return imageUrl ?? drawn ?? DEFAULT_PICTURE
}
