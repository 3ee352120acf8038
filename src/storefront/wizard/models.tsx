import type { Need } from '../../domain/selection/rules.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { isComplete } from './summary.tsx'
import type { Models as ModelsState } from './use-selection.ts'
import type { WizardValues } from './values.ts'

/** Up to three models with reasons, or why there are none. */
export function Models({ models, need, values }: ModelsProps) {
  switch (models.state) {
    case 'incomplete':
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
        <LoadFailure
          title="Модели не загрузились."
          text="Расчёт верен и без них; проверьте соединение и повторите."
          onRetry={models.retry}
        />
      )
    case 'individual':
      return (
        <Note>
          <p>
            <b>Нужен индивидуальный расчёт.</b> {models.why}{' '}
            {isComplete(values) ? 'Отправьте заявку' : 'Ответьте на остальные вопросы и отправьте заявку'}:
            посчитает инженер.
          </p>
        </Note>
      )
    case 'found':
      return <models.parts.Found fits={models.fits} need={need} values={values} />
  }
}

type ModelsProps = { models: ModelsState; need: Need; values: WizardValues }
