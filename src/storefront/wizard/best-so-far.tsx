import { Icon } from '../../ui/icon.tsx'
import { priceWords } from './models.tsx'
import type { Models } from './use-selection.ts'

/** On a phone, where the calculation stands below the step: its result in one line above the buttons. */
export function BestSoFar({ models }: { models: Models }) {
  if (models.state !== 'found' && models.state !== 'individual') return null
  const [best] = models.state === 'found' ? models.fits : []
  return (
    <div className="note wiz__best">
      <Icon name="info" />
      {best ? (
        <p>
          Пока подходит <b>{best.product.name}</b>
          <br />
          {priceWords(best.product)}
        </p>
      ) : (
        <p>
          Нужен <b>индивидуальный расчёт</b>
        </p>
      )}
    </div>
  )
}
