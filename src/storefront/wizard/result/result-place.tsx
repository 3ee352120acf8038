import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { retryCode } from '../../../ui/failure/retry-code.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { LiveSelection } from '../state/live-selection.ts'
import { RESULT_ID } from '../state/result-anchor.ts'
import { hasAnswers } from '../state/values.ts'
import type { WizardState } from '../steps/use-wizard.ts'
import { NoConnection } from './no-connection.tsx'

/** Loads the result's code and styles, when it is opened. */
const resultQuery = {
  queryKey: ['wizard-result'],
  queryFn: async () => (await import('./result.tsx')).Result,
}

/** Where the result opens: a target of links from the first answer on, as tall as a screen while it loads. */
export function ResultPlace({ opened, isPartlyRead, wizard, live }: ResultPlaceProps) {
  const isOpen = opened > 0 && hasAnswers(wizard.values)
  const code = useQuery({ ...resultQuery, enabled: isOpen })
  const failed = code.isError && !code.isFetching
  const { reckoned } = live
  const Result = code.data
  if (isOpen && Result && reckoned && live.state === 'ready') {
    return (
      <Result opened={opened} isPartlyRead={isPartlyRead} wizard={wizard} live={live} reckoned={reckoned} />
    )
  }
  return (
    <section id={RESULT_ID} className={isOpen ? 'section' : undefined} aria-busy={isOpen}>
      {isOpen && (
        <div className="wrap stack">
          {live.state === 'unreachable' || code.isPaused ? (
            <NoConnection />
          ) : failed || live.state === 'failed' ? (
            <LoadFailure
              isAlert
              title="Результат не загрузился."
              text="Ответы сохранены. Проверьте соединение и повторите."
              onRetry={() => {
                if (failed) retryCode(code.refetch)
                live.retry()
              }}
            />
          ) : (
            ['4rem', '28rem', '12rem'].map((height) => <Skeleton key={height} height={height} />)
          )}
        </div>
      )}
    </section>
  )
}

type ResultPlaceProps = { opened: number; isPartlyRead: boolean; wizard: WizardState; live: LiveSelection }
