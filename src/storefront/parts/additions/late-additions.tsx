import { useState } from 'react'
import { ErrorBoundary } from '../../../ui/failure/error-boundary.tsx'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { lazyModule } from '../../../ui/loading/lazy-module.ts'
import { sentSecret } from './sent-secret.ts'

const additions = lazyModule('additions', () => import('./additions.tsx'))

/** `Additions`, whose code is loaded once they are shown; says so when it cannot be had. */
export function LateAdditions({ id }: { id: number }) {
  const [canAdd] = useState(() => sentSecret(id).get() !== null)
  const { module, isPaused, hasFailed, retry } = additions.useModule(canAdd)
  if (module)
    return (
      <ErrorBoundary of={module} otherwise={null}>
        <module.Additions id={id} />
      </ErrorBoundary>
    )
  if (!isPaused && !hasFailed) return null
  return (
    <LoadFailure
      isAlert
      title="Снимки участка сейчас не добавить."
      text="Заявка принята, отправлять её снова не нужно. Проверьте соединение и повторите."
      onRetry={retry}
    />
  )
}
