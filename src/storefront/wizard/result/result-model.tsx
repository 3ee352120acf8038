import { formatNumber } from '@septic-shop/plot/number-format.ts'
import type { SelectionModel } from '../../../api/product-models.ts'
import { formatSplit, OUTDATED_PRICE, splitPrice } from '../../../domain/price/price.ts'
import type { Proposal, Use } from '../../../domain/selection/result/proposals.ts'
import { productPath } from '../../../domain/site/site-paths.ts'
import { formatMoney, PRICE_ON_REQUEST } from '../../../lib/money.ts'
import { upperFirst } from '../../../lib/text/lower-first.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { CartButton } from '../../parts/shopping/cart-button.tsx'
import { CompareButton } from '../../parts/shopping/compare-button.tsx'
import { ManufacturerMark } from '../../parts/shopping/manufacturer-mark.tsx'
import { pictureOf } from '../../parts/shopping/picture.ts'
import type { WizardData } from '../../parts/shopping/wizard-data.ts'
import { tellScope } from '../state/price-words.ts'
import type { WizardValues } from '../state/values.ts'
import { InquiryButton } from './inquiry-button.tsx'

/** A proposed model: why, how much of it is used, under which condition, at which price. */
export function ResultModel({ proposal, isBest, isAlone, warnings, values, wizardData }: ResultModelProps) {
  const { product, reason, condition, use } = proposal
  return (
    <article className={isBest ? 'res-m is-best' : 'res-m'}>
      <Picture
        {...pictureOf(product, 'card')}
        className="res-m__pic"
        alt={`Разрез станции ${product.name}`}
        sizes="(min-width: 64em) 24rem, (min-width: 40em) 40vw, 92vw"
        width={380}
        height={300}
      />
      <div className="res-m__b">
        <div className="res-m__top">
          <ManufacturerMark name={product.manufacturerName} color={product.manufacturerColor} />
          {isBest && !isAlone && <Badge tone="water">Подходит лучше</Badge>}
        </div>
        <h3>
          <a href={productPath(product.slug)}>{product.name}</a>
        </h3>
        <p className="res-m__why">{reason}</p>
        <dl className="res-use">
          <UseBar name="Сутки" use={use.load} unit="л" />
          <UseBar name="Залп" use={use.salvo} unit="л" />
          <UseBar name="Труба у станции" use={use.inlet} unit="см" />
        </dl>
        {condition !== null && (
          <p className="res-m__if">
            <Icon name="ruler" />
            <span>{upperFirst(condition)}</span>
          </p>
        )}
        {warnings.length > 0 && (
          <ul className="res-m__mind">
            {warnings.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        <div className="res-m__f">
          <ModelPrice {...proposal} />
          <div className="res-m__a">
            <InquiryButton product={product} values={values} wizardData={wizardData} isMain={isBest} />
            <CartButton product={product} wizardData={wizardData} />
            <CompareButton product={product}>
              <span>К сравнению</span>
            </CompareButton>
          </div>
        </div>
      </div>
    </article>
  )
}

type ResultModelProps = {
  proposal: Proposal<SelectionModel>
  isBest: boolean
  isAlone: boolean
  warnings: readonly string[]
  values: WizardValues
  wizardData: WizardData
}

function UseBar({ name, use, unit }: { name: string; use: Use; unit: string }) {
  if (use === null) return null
  const [used, available, perhaps] = use
  const share = available === 0 ? 100 : Math.min(100, Math.round((used / available) * 100))
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {`${formatNumber(Math.ceil(used))} из ${formatNumber(available)}${perhaps === undefined ? '' : `–${formatNumber(perhaps)}`}\u00a0${unit}`}
      </dd>
      <dd className="res-use__t" aria-hidden="true">
        <b style={{ width: `${share}%` }} />
      </dd>
    </div>
  )
}

function ModelPrice({ product, extras }: Proposal<SelectionModel>) {
  const { price, installationPrice, priceOutdated } = product
  if (price === null) {
    return (
      <p key="price" className="price price--ask">
        {PRICE_ON_REQUEST}
      </p>
    )
  }
  const split = splitPrice({ price, installationPrice })
  return (
    <>
      <p className="price res-m__price">
        от&nbsp;{formatMoney(price)}{' '}
        <small className={installationPrice === null ? 'price__part' : undefined}>
          {tellScope(installationPrice, extras)}
        </small>
      </p>
      {split && <p className="res-m__split">{formatSplit(split)}</p>}
      {priceOutdated && <p className="res-m__split">{OUTDATED_PRICE}</p>}
    </>
  )
}
