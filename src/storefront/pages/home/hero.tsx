import { SLOPE } from '@septic-shop/plot/pipes.ts'
import { drawingAddress } from '@septic-shop/station-drawing/drawing-address.ts'
import { TYPICAL_STATION } from '@septic-shop/station-drawing/station/typical-station.ts'
import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { CATALOGUE_PATH } from '../../../domain/site/site-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { DrawnModel } from './drawn-model.tsx'
import { useModels } from './use-models.ts'
import './hero.css'

/** From this width the whole plot is shown; must equal hero.css. */
const WIDE = '(min-width: 64em)'
const NARROW = '(max-width: 63.99em)'

/** Hero: one sentence, link to the wizard, and the drawing of a plot. */
export function Hero({ title, lead, choose, catalogue }: BlocksOf<'home'>['start']) {
  const { data, isPending } = useModels()
  const product = data?.drawn ?? null
  // While the model is loading, and when it has no drawing.
  const drawing = product?.drawing ?? TYPICAL_STATION
  const plot = drawingAddress(drawing, 'plot')
  const phone = drawingAddress(drawing, 'plot-phone')
  return (
    <section className="hero">
      {/* Preloads the page's largest picture. */}
      <link rel="preload" as="image" type="image/svg+xml" href={plot} media={WIDE} fetchPriority="high" />
      <link rel="preload" as="image" type="image/svg+xml" href={phone} media={NARROW} fetchPriority="high" />
      <div className="wrap hero__text">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        <div className="hero__act">
          <LinkButton variant="main" size="big" href="#product-wizard">
            {choose}
          </LinkButton>
          <LinkButton size="big" href={CATALOGUE_PATH}>
            {catalogue}
          </LinkButton>
        </div>
      </div>
      <div className="hero__draw">
        <picture>
          <source media={WIDE} srcSet={plot} width={2560} height={730} />
          <img
            src={phone}
            width={1024}
            height={400}
            fetchPriority="high"
            alt={`Разрез участка: сток из дома идёт по трубе в станцию${product === null ? '' : ` ${product.name}`}, она стоит в земле, чистая вода уходит в канаву`}
          />
        </picture>
        <HeroLabels />
      </div>
      <DrawnModel product={product} waiting={isPending} />
    </section>
  )
}

/** Labels over the wide drawing; numbers are in the drawing itself. */
function HeroLabels() {
  return (
    <div className="hero__labels">
      <p className="hero__label hero__label--in">{`Из дома, уклон ${SLOPE} см на метр`}</p>
      <p className="hero__label hero__label--out">
        Чистая вода
        <br />в канаву
      </p>
      <ol className="hero__legend">
        <li>Приёмная камера</li>
        <li>Аэротенк: воздух и ил</li>
        <li>Вторичный отстойник</li>
        <li>Компрессор под крышкой</li>
      </ol>
      <p className="hero__label hero__label--water">Грунтовая вода ниже 2,4 м</p>
    </div>
  )
}
