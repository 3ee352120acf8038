import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { retryCode } from '../../ui/retry-code.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HouseStep } from './house-step.tsx'
import type { WizardState } from './use-wizard.ts'

const laterStepsQuery = queryOptions({
  queryKey: ['wizard-later-steps'],
  queryFn: async () => (await import('./later-steps.ts')).laterSteps,
})

/** How long «Проверяем связь…» is seen after the answer, which comes at once without connection; then the same is told again. */
const SHOWN_MS = 1000

/** Questions of the present step; those after the first are loaded once the wizard is touched. */
export function StepQuestions({ wizard, isTouched }: { wizard: WizardState; isTouched: boolean }) {
  const { step } = wizard
  const [isAsking, setAsking] = useState(false)
  const later = useQuery({ ...laterStepsQuery, enabled: isTouched || step > 1 })
  if (step === 1) return <HouseStep state={wizard} />
  const Questions = later.data?.[step - 2]
  if (Questions) return <Questions state={wizard} />
  if (!later.isPaused && (!later.isError || later.isFetching)) return <Skeleton height="24rem" />
  return (
    <LoadFailure
      title="Вопросы не загрузились."
      text={
        isAsking
          ? 'Проверяем связь…'
          : later.isPaused
            ? 'Нет связи. Ответы сохранены; вопросы появятся сами, когда она вернётся.'
            : 'Ответы сохранены; проверьте соединение и повторите.'
      }
      onRetry={() => {
        setAsking(true)
        void retryCode(later.refetch).then(() => setTimeout(setAsking, SHOWN_MS, false))
      }}
      isAlert
    />
  )
}
