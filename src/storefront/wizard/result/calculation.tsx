import { Badge } from '../../../ui/badge.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ShownSelection } from '../live/use-selection.ts'
import { UnknownStation } from '../pictures/unknown-station.tsx'
import { RESULT_HREF } from '../state/result-anchor.ts'
import { LAST_STEP } from '../state/steps.ts'
import { hasAnswers, type WizardValues } from '../state/values.ts'
import { NoConnection } from './no-connection.tsx'
import '../../parts/shopping/price.css'
import '../calculation.css'

/** Live panel next to the steps, where there is room: calculation, warnings, and the best models. */
export function Calculation({ step, values, live, onOpen }: CalculationProps) {
  const last = step === LAST_STEP
  return (
    <div className="calc">
      {!last && <StationPicture {...live} />}
      <div className="calc__h">
        <h3>{last ? 'Ваши ответы' : 'Предварительный расчёт'}</h3>
        {last ? (
          live.parts && <ReadyBadge isReady={live.parts.isComplete(values)} />
        ) : (
          <Badge tone="water">{`${step} из ${LAST_STEP}`}</Badge>
        )}
      </div>
      <div className="calc__b">
        {/* Above what grows while it is reckoned: a press never ends beside it. */}
        {hasAnswers(values) && (
          <LinkButton variant={last ? 'water' : 'line'} isWide href={RESULT_HREF} onClick={onOpen}>
            Показать результат
          </LinkButton>
        )}
        {last && live.parts && <live.parts.Summary values={values} />}
        {live.state === 'incomplete' && (
          <p className="calc__start">
            Ответьте, сколько человек живёт в доме: посчитаем сток и покажем, какие модели подходят и почему.
          </p>
        )}
        {live.parts && <live.parts.LiveResult live={live} onOpen={onOpen} />}
        {live.state === 'unreachable' && <NoConnection />}
        {live.state === 'waiting' && <Skeleton height="8.5rem" />}
        {live.state === 'failed' && (
          <LoadFailure
            title="Модели не загрузились."
            text="Расчёт верен и без них; проверьте соединение и повторите."
            onRetry={live.retry}
          />
        )}
      </div>
    </div>
  )
}

function ReadyBadge({ isReady }: { isReady: boolean }) {
  return isReady ? <Badge tone="ok">Готово к отправке</Badge> : <Badge tone="warn">Не всё заполнено</Badge>
}

type CalculationProps = {
  step: number
  values: WizardValues
  live: ShownSelection
  onOpen: () => void
}

/** The best model drawn with the visitor's answers; a dashed contour until there is one. */
function StationPicture({ parts, reckoned, best, site }: ShownSelection) {
  if (!best || !reckoned || !parts) return <UnknownStation />
  return (
    <parts.StationScene product={best.product} site={site} depth={reckoned.levels.inlet ?? site.pipeDepth} />
  )
}
