import { Fragment } from 'react'
import type { SelectionModel } from '../../../api/product-models.ts'
import { commonScope, OUTDATED_PRICE, priceScope } from '../../../domain/price/price.ts'
import { individualReasons } from '../../../domain/selection/result/individual.ts'
import type { Proposal } from '../../../domain/selection/result/proposals.ts'
import { WATER_UNKNOWN } from '../../../domain/selection/result/warnings.ts'
import { productPath } from '../../../domain/site/site-paths.ts'
import { formatMoney, PRICE_ON_REQUEST } from '../../../lib/money.ts'
import { Note } from '../../../ui/note.tsx'
import type { LiveSelection } from '../state/live-selection.ts'
import { EXTRAS } from '../state/price-words.ts'
import { RESULT_HREF } from '../state/result-anchor.ts'
import { factsOf } from './live-facts.ts'
import '../live-result.css'

/** The calculation in a few lines, what to mind, and up to three models with price and condition. */
export function LiveResult({ live, onOpen }: { live: LiveSelection; onOpen: () => void }) {
  const { site, reckoned, state } = live
  if (reckoned === null) return null
  const facts = factsOf(site, reckoned)
  const isReady = state === 'ready'
  // That the water is unknown is said in the result: here it would be the first thing that everybody reads.
  const warnings = reckoned.warnings.filter((text) => text !== WATER_UNKNOWN).slice(0, 2)
  return (
    <>
      {facts.length > 0 && (
        <dl className="cost live__facts">
          {facts.map(([what, value]) => (
            <Fragment key={what}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {warnings.map((text) => (
        <Note key={text} tone="warn">
          <p>{text}</p>
        </Note>
      ))}
      {isReady && reckoned.individual !== null && (
        <Note>
          <p>
            <b>Нужен индивидуальный расчёт.</b> {individualReasons[reckoned.individual]}
          </p>
        </Note>
      )}
      {isReady && site.residents === null && (
        <Note>
          <p>
            Модель зависит от числа жильцов: без него назовём только цены по размерам и что измерит инженер.
          </p>
        </Note>
      )}
      {isReady && reckoned.models.length > 0 && (
        <>
          <ul className="live__models">
            {reckoned.models.map((proposal) => (
              <ModelLine key={proposal.product.id} {...proposal} />
            ))}
          </ul>
          <p className="small muted">
            {commonScope(reckoned.models.map(({ product }) => product)) === 'с установкой' && (
              <span>Цены с установкой. </span>
            )}
            <a href={RESULT_HREF} onClick={onOpen}>
              Разрез участка
            </a>{' '}
            появится в результате.
          </p>
        </>
      )}
    </>
  )
}

function ModelLine({ product, condition, extras }: Proposal<SelectionModel>) {
  const { slug, name, price, installationPrice, priceOutdated } = product
  const scope = priceScope(installationPrice)
  const hasExtras = price !== null && extras.length > 0
  return (
    <li>
      <a href={productPath(slug)}>{name}</a>
      <span className="nb">
        {price === null ? PRICE_ON_REQUEST : `от ${formatMoney(price)}`}
        {price !== null && scope === 'без монтажа' && <small> {scope}</small>}
        {hasExtras && <br />}
        {hasExtras && <small>{EXTRAS}</small>}
      </span>
      {priceOutdated && <small className="live__if">{OUTDATED_PRICE}</small>}
      {condition && <small className="live__if">{condition}</small>}
    </li>
  )
}
