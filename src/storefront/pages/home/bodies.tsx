import { drawingAddress } from '@septic-shop/station-drawing/drawing-address.ts'
import start from '../../../../content/home/start.json' with { type: 'json' }
import type { BodyOffer } from '../../../domain/product/body-offers.ts'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Price } from '../../parts/shopping/price.tsx'
import { useModels } from './use-models.ts'
import './bodies.css'

const { title, text, kinds } = start.bodies

/** Kinds of bodies side by side in one scale, with their lowest prices. */
export function Bodies() {
  const { data, isError, refetch } = useModels()
  if (data?.bodies.length === 0) return null
  return (
    <div className="bodies">
      <div className="head">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {isError ? (
        <LoadFailure
          text="Чертежи и цены корпусов не загрузились. Проверьте связь и попробуйте ещё раз."
          isAlert
          onRetry={refetch}
        />
      ) : (
        <div className="bodies__g">
          {data ? data.bodies.map((offer) => <BodyCard key={offer.body} {...offer} />) : <BodySkeletons />}
        </div>
      )}
    </div>
  )
}

function BodyCard({ body, name, drawing, cheapest }: BodyOffer) {
  const { title, text, href } = kinds[body]
  return (
    <a className="body-card" href={href}>
      <img
        src={drawingAddress(drawing, 'card')}
        alt={`Разрез станции ${name}`}
        width={380}
        height={300}
        loading="lazy"
      />
      <div className="body-card__t">
        <h3>{title}</h3>
        <p>{text}</p>
        <Price
          price={cheapest?.price ?? null}
          note={cheapest && `${cheapest.name}, с установкой ${cheapest.extras ?? ''}`}
        />
      </div>
    </a>
  )
}

function BodySkeletons() {
  return Object.entries(kinds).map(([body, { title, text }]) => (
    <div key={body} className="body-card" aria-hidden="true">
      <div className="body-card__wait">
        <Skeleton height="100%" />
      </div>
      <div className="body-card__t">
        <h3>{title}</h3>
        <p>{text}</p>
        <div className="price">
          <Skeleton width="11rem" height="3.5rem" />
        </div>
      </div>
    </div>
  ))
}
