import type { ProductSummary } from '../../api/queries.ts'
import { formatMoney, PRICE_ON_REQUEST } from '../../lib/money.ts'
import { priceScope, splitPrice, splitWords } from '../../lib/price.ts'
import type { Fit, Need } from '../../lib/selection/rules.ts'
import { individualWords, reasonOf } from '../../lib/selection/words.ts'
import { Icon } from '../../ui/icon.tsx'
import { RetryNote } from '../../ui/retry-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CartButton } from '../shopping/cart-button.tsx'
import { CompareButton } from '../shopping/compare-button.tsx'
import type { Models as ModelsState } from './use-selection.ts'

/** Up to three models with the reason for each, or why there are none. */
export function Models({ models, need }: { models: ModelsState; need: Need }) {
  switch (models.state) {
    case 'unasked':
      return null
    case 'waiting':
      return (
        <div className="fits" aria-hidden="true">
          {['one', 'two', 'three'].map((place) => (
            <Skeleton key={place} height="8.5rem" />
          ))}
        </div>
      )
    case 'failed':
      return (
        <RetryNote onRetry={models.retry}>
          <p>
            <b>Модели не загрузились.</b> Расчёт верен и без них; проверьте соединение и повторите.
          </p>
        </RetryNote>
      )
    case 'individual':
      return (
        <div className="note">
          <Icon name="info" />
          <p>
            <b>Нужен индивидуальный расчёт.</b> {individualWords[models.reason]} Ответьте на остальные вопросы
            и отправьте заявку: посчитает инженер.
          </p>
        </div>
      )
    case 'found':
      return (
        <>
          <ul className="fits">
            {models.fits.map((fit) => (
              <FitLine key={fit.product.id} fit={fit} need={need} />
            ))}
          </ul>
          <p className="small muted">
            Расчёт предварительный: модель подтвердит инженер после осмотра участка.
          </p>
        </>
      )
  }
}

function FitLine({ fit, need }: { fit: Fit<ProductSummary>; need: Need }) {
  const { product } = fit
  const split = splitPrice(product)
  return (
    <li>
      <h4>
        <a href={`/product/${product.slug}`}>{product.name}</a>
      </h4>
      <p className="fits__price">
        {product.price === null ? (
          PRICE_ON_REQUEST
        ) : (
          <span className="nb">от {formatMoney(product.price)}</span>
        )}{' '}
        {product.price !== null && <small>{priceScope(product.installationPrice)}</small>}
      </p>
      {split && <p className="fits__split">{splitWords(split)}</p>}
      <p className="fits__why">{reasonOf(fit, need)}</p>
      <div className="fits__act">
        <CartButton product={product} />
        <CompareButton product={product} />
      </div>
    </li>
  )
}

/** «от 220 400 ₽ с установкой», or the words for a missing price. */
export function priceWords({ price, installationPrice }: ProductSummary): string {
  if (price === null) return PRICE_ON_REQUEST
  return `от ${formatMoney(price)} ${priceScope(installationPrice) ?? ''}`.trim()
}
