import { Icon } from '../../ui/icon.tsx'
import { RESULT_HREF } from './result-anchor.ts'
import type { ShownSelection } from './use-selection.ts'
import { hasAnswers, type WizardValues } from './values.ts'

/** On phones, in place of the panel: a line above the buttons with the best model so far; a tap opens the result. */
export function BestSoFar({ live, values, onOpen }: BestSoFarProps) {
  if (!hasAnswers(values)) return null
  const best = live.state === 'ready' ? live.reckoned?.models[0] : undefined
  return (
    <a className="wiz__best" href={RESULT_HREF} onClick={onOpen}>
      {best && live.parts ? <live.parts.BestModel product={best.product} /> : <b>{textOf(live)}</b>}
      <Icon name="chevron-down" />
    </a>
  )
}

type BestSoFarProps = { live: ShownSelection; values: WizardValues; onOpen: () => void }

function textOf({ state, reckoned }: ShownSelection): string {
  switch (state) {
    case 'incomplete':
      return 'Сколько вас в доме? Назовём модель'
    case 'waiting':
      return 'Считаем…'
    case 'unreachable':
      return 'Нет связи. Ответы сохранены'
    case 'failed':
      return 'Модели не загрузились: повторить'
    case 'ready':
      return reckoned?.individual
        ? 'Уточним с инженером: нужен свой расчёт'
        : 'Цены по размерам и что измерить'
  }
}
