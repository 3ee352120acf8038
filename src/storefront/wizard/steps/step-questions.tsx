import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { retryCode } from '../../../ui/failure/retry-code.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { HouseStep } from './house-step.tsx'
import { loadLaterSteps } from './load-later-steps.ts'
import type { WizardState } from './use-wizard.ts'

const laterStepsQuery = queryOptions({
  queryKey: ['wizard-later-steps'],
  queryFn: async () => (await loadLaterSteps()).laterSteps,
})

/** Questions of the present step; those after the first are loaded once the wizard is touched. */
export function StepQuestions({ wizard, isTouched }: { wizard: WizardState; isTouched: boolean }) {
  const { step } = wizard
  const later = useQuery({ ...laterStepsQuery, enabled: isTouched || step > 1 })
  /** When it was tried again without success. */
  const [tried, setTried] = useState('')
  if (step === 1) return <HouseStep state={wizard} />
  const Questions = later.data?.[step - 2]
  if (Questions) return <Questions state={wizard} />
  if (!later.isPaused && (!later.isError || later.isFetching)) return <Skeleton height="24rem" />
  return (
    <LoadFailure
      title="Вопросы не загрузились."
      text={`${later.isPaused ? 'Нет связи. Ответы сохранены; вопросы появятся сами.' : 'Ответы сохранены; проверьте связь и повторите.'}${tried}`}
      onRetry={async () => {
        await retryCode(later.refetch)
        // Each press shows something new.
        setTried(` Проверили в ${new Date().toLocaleTimeString('ru-RU')}.`)
      }}
      isAlert
    />
  )
}
