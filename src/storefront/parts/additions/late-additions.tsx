import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorBoundary } from '../../../ui/failure/error-boundary.tsx'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { retryCode } from '../../../ui/failure/retry-code.ts'
import { sentSecret } from './sent-secret.ts'

const codeQuery = {
  queryKey: ['additions-code'],
  queryFn: async () => (await import('./additions.tsx')).Additions,
}

/** `Additions`, whose code is loaded once they are shown; says so when it cannot be had. */
export function LateAdditions({ id }: { id: number }) {
  const [canAdd] = useState(() => sentSecret(id).get() !== null)
  const {
    data: Additions,
    isError,
    isFetching,
    isPaused,
    refetch,
  } = useQuery({ ...codeQuery, enabled: canAdd })
  if (Additions)
    return (
      <ErrorBoundary of={Additions} otherwise={null}>
        <Additions id={id} />
      </ErrorBoundary>
    )
  if (!isPaused && (!isError || isFetching)) return null
  return (
    <LoadFailure
      isAlert
      title="Снимки участка сейчас не добавить."
      text="Заявка принята, отправлять её снова не нужно. Проверьте соединение и повторите."
      onRetry={() => retryCode(refetch)}
    />
  )
}
