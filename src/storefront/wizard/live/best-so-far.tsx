import { Icon } from '../../../ui/icon.tsx'
import { callHref } from '../../contact-links.ts'
import type { Outbox } from '../../inquiry/loading/use-outbox.ts'
import { useSettings } from '../../use-settings.ts'
import { RESULT_HREF } from '../state/result-anchor.ts'
import { hasAnswers, type WizardValues } from '../state/values.ts'
import type { ShownSelection } from './use-selection.ts'

/** On phones, in place of the panel: a line above the buttons with the best model so far; a tap opens the result. */
export function BestSoFar({ live, values, outbox, onOpen }: BestSoFarProps) {
  const { companyPhone } = useSettings()
  if (!hasAnswers(values)) return null
  const { best } = live
  return (
    <>
      <a className="wiz__best" href={RESULT_HREF} onClick={onOpen}>
        {best && live.parts ? <live.parts.BestModel {...best} /> : <b>{textOf(live)}</b>}
        <Icon name="chevron-down" />
      </a>
      {live.state === 'unreachable' &&
        (outbox ? (
          <outbox.CallBeside />
        ) : (
          <a className="wiz__best" href={callHref(companyPhone)}>
            <b>{`Позвонить ${companyPhone}`}</b>
            <Icon name="phone" />
          </a>
        ))}
    </>
  )
}

type BestSoFarProps = {
  live: ShownSelection
  values: WizardValues
  /** Code of the queue of this device; null until the visitor's first sign, or without connection. */
  outbox: Outbox | null
  onOpen: () => void
}

const texts = {
  incomplete: 'Сколько вас в доме? Назовём модель',
  waiting: 'Считаем…',
  unreachable: 'Нет связи. Ответы сохранены',
  failed: 'Модели не загрузились: повторить',
  ready: 'Цены по размерам и что измерить',
} satisfies Record<ShownSelection['state'], string>

function textOf({ state, reckoned }: ShownSelection): string {
  return state === 'ready' && reckoned?.individual ? 'Нужен индивидуальный расчёт' : texts[state]
}
