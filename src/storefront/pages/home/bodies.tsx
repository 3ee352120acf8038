import { drawingAddress } from '@septic-shop/station-drawing/drawing-address.ts'
import type { BlocksOf } from '../../../contract/pages/pages.ts'
import type { BodyOffer } from '../../../domain/product/body-offers.ts'
import { CATALOGUE_PATH } from '../../../domain/site/site-paths.ts'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Price } from '../../parts/shopping/price.tsx'
import { Prose } from './prose.tsx'
import { useModels } from './use-models.ts'
import './bodies.css'

type Texts = BlocksOf<'home'>['bodies']

/** Words and link of each kind of body. */
const toKinds = (texts: Texts) => ({
  box: { title: texts.boxTitle, text: texts.boxText, href: texts.boxHref },
  cylinder: { title: texts.cylinderTitle, text: texts.cylinderText, href: texts.cylinderHref },
  low: { title: texts.lowTitle, text: texts.lowText, href: texts.lowHref },
})
type Kinds = ReturnType<typeof toKinds>

/** Kinds of bodies side by side in one scale, with their lowest prices. */
export function Bodies({ texts }: { texts: Texts }) {
  const { data, isError, refetch } = useModels()
  const kinds = toKinds(texts)
  const bodies = data?.bodies.filter(({ body }) => kinds[body].title)
  if (bodies?.length === 0) return null
  return (
    <div className="bodies">
      <div className="head">
        <h2>{texts.title}</h2>
        <Prose at="bodies.text" text={texts.text} />
      </div>
      {isError ? (
        <LoadFailure
          text="Чертежи и цены корпусов не загрузились. Проверьте связь и попробуйте ещё раз."
          isAlert
          onRetry={refetch}
        />
      ) : (
        <div className="bodies__g">
          {bodies ? (
            bodies.map((offer) => <BodyCard key={offer.body} kind={kinds[offer.body]} {...offer} />)
          ) : (
            <BodySkeletons kinds={kinds} />
          )}
        </div>
      )}
    </div>
  )
}

function BodyCard({ kind, name, drawing, cheapest }: BodyOffer & { kind: Kinds[keyof Kinds] }) {
  const { title, text, href } = kind
  return (
    <a className="body-card" href={href || CATALOGUE_PATH}>
      <img
        src={drawingAddress(drawing, 'card')}
        alt={`Разрез станции ${name}`}
        width={380}
        height={300}
        loading="lazy"
      />
      <div className="body-card__t">
        <h3>{title}</h3>
        {text && <p>{text}</p>}
        <Price
          price={cheapest?.price ?? null}
          note={cheapest && `${cheapest.name}, с установкой ${cheapest.extras ?? ''}`}
        />
      </div>
    </a>
  )
}

function BodySkeletons({ kinds }: { kinds: Kinds }) {
  return Object.entries(kinds).map(
    ([body, { title, text }]) =>
      title && (
        <div key={body} className="body-card" aria-hidden="true">
          <div className="body-card__wait">
            <Skeleton height="100%" />
          </div>
          <div className="body-card__t">
            <h3>{title}</h3>
            {text && <p>{text}</p>}
            <div className="price">
              <Skeleton width="11rem" height="3.5rem" />
            </div>
          </div>
        </div>
      ),
  )
}
