import type { ProductSummary } from '../../api/queries.ts'
import { formatSplit, priceScope, splitPrice } from '../../domain/price.ts'
import { differencesOf } from '../../domain/selection/differences.ts'
import type { Fit } from '../../domain/selection/fits.ts'
import { depthCondition, reasonsOf } from '../../domain/selection/reasons.ts'
import type { Need } from '../../domain/selection/rules.ts'
import { formatMoney, PRICE_ON_REQUEST } from '../../lib/money.ts'
import { comparePath, productPath } from '../../lib/site-paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CartButton } from '../shopping/cart-button.tsx'
import { CompareButton } from '../shopping/compare-button.tsx'
import { pictureOf } from '../shopping/picture.ts'
import { SiteRequest } from './site-request.tsx'
import type { WizardValues } from './values.ts'

const COMPARE_FORMS: Readonly<Record<number, string>> = { 2: 'Сравнить эти две', 3: 'Сравнить эти три' }

/** Up to three models: common reasons once above them, the difference at each. */
export function Found({ fits, need, values }: FoundProps) {
  const reasons = new Map(fits.map((fit) => [fit, reasonsOf(fit, need)]))
  const isCommon = (sentence: string) =>
    fits.length > 1 && fits.every((fit) => reasons.get(fit)?.includes(sentence))
  const [best] = fits
  const common = [...(best ? (reasons.get(best) ?? []) : []).filter(isCommon), depthCondition(need)]
  const differences = differencesOf(fits)
  return (
    <>
      <p className="fits__common">{common.filter(Boolean).join(' ')}</p>
      <ul className="fits">
        {fits.map((fit) => (
          <FitLine
            key={fit.product.id}
            product={fit.product}
            difference={differences.get(fit.product.id)}
            reasons={(reasons.get(fit) ?? []).filter((sentence) => !isCommon(sentence))}
          />
        ))}
      </ul>
      <div className="fits__end">
        {best && <SiteRequest product={best.product} values={values} />}
        {fits.length > 1 && (
          <LinkButton variant="quiet" icon="compare" href={comparePath(fits.map(({ product }) => product))}>
            {COMPARE_FORMS[fits.length]}
          </LinkButton>
        )}
      </div>
      <p className="small muted">Расчёт предварительный: модель подтвердит инженер после осмотра участка.</p>
    </>
  )
}

type FoundProps = {
  fits: readonly Fit<ProductSummary>[]
  need: Need
  values: WizardValues
}

function FitLine({ product, difference, reasons }: FitLineProps) {
  const split = splitPrice(product)
  return (
    <li>
      <Picture {...pictureOf(product, 'thumb')} alt="" sizes="64px" width={64} height={64} />
      <h4>
        <a href={productPath(product.slug)}>{product.name}</a>
      </h4>
      <p className="fits__price">
        {product.price === null ? (
          PRICE_ON_REQUEST
        ) : (
          <span className="nb">от {formatMoney(product.price)}</span>
        )}{' '}
        {product.price !== null && <small>{priceScope(product.installationPrice)}</small>}
      </p>
      {split && <p className="fits__split">{formatSplit(split)}</p>}
      <p className="fits__reasons">
        {difference && <b>{difference}</b>} {reasons.join(' ')}
      </p>
      <div className="fits__act">
        <CartButton product={product} />
        <CompareButton product={product} />
      </div>
    </li>
  )
}

type FitLineProps = {
  product: ProductSummary
  /** Its difference from the other proposals. */
  difference: string | undefined
  reasons: readonly string[]
}
