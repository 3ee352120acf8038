import { Icon } from '../../ui/icon.tsx'
import { RESULT_ID } from './result-anchor.ts'
import type { Models } from './use-selection.ts'

/** On phones, where the result is below the step: a line above the buttons with the best model so far, linked to the result. */
export function BestSoFar({ models }: { models: Models }) {
  if (models.state !== 'found' && models.state !== 'individual') return null
  const [best] = models.state === 'found' ? models.fits : []
  return (
    <a className="wiz__best" href={`#${RESULT_ID}`}>
      {best && models.state === 'found' ? (
        <models.parts.BestModel product={best.product} />
      ) : (
        <b>Уточним с инженером: нужен свой расчёт</b>
      )}
      <Icon name="chevron-down" />
    </a>
  )
}
