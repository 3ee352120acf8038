import { useState } from 'react'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { lazyModule } from '../../../ui/loading/lazy-module.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { HouseStep } from './house-step.tsx'
import { loadLaterSteps } from './load-later-steps.ts'
import type { WizardState } from './use-wizard.ts'

const laterSteps = lazyModule('wizard-later-steps', loadLaterSteps)

/** Questions of the present step; those after the first are loaded once the wizard is touched. */
export function StepQuestions({ wizard, isTouched }: { wizard: WizardState; isTouched: boolean }) {
  const { step } = wizard
  const { module, isPaused, hasFailed, retry } = laterSteps.useModule(isTouched || step > 1)
  /** When it was tried again without success. */
  const [tried, setTried] = useState('')
  if (step === 1) return <HouseStep state={wizard} />
  const Questions = module?.laterSteps[step - 2]
  if (Questions) return <Questions state={wizard} />
  if (!isPaused && !hasFailed) return <Skeleton height="24rem" />
  return (
    <LoadFailure
      title="Вопросы не загрузились."
      text={`${isPaused ? 'Нет связи. Ответы сохранены; вопросы появятся сами.' : 'Ответы сохранены; проверьте связь и повторите.'}${tried}`}
      onRetry={async () => {
        await retry()
        // Each press shows something new.
        setTried(` Проверили в ${new Date().toLocaleTimeString('ru-RU')}.`)
      }}
      isAlert
    />
  )
}
