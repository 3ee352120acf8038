import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { lazyModule } from '../../../ui/loading/lazy-module.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { LiveSelection } from '../state/live-selection.ts'
import { RESULT_ID } from '../state/result-anchor.ts'
import { hasAnswers } from '../state/values.ts'
import type { WizardState } from '../steps/use-wizard.ts'
import { NoConnection } from './no-connection.tsx'

/** Code and styles of the result. */
const result = lazyModule('wizard-result', () => import('./result.tsx'))

/** Where the result opens: a target of links from the first answer on, as tall as a screen while it loads. */
export function ResultPlace({ opened, isPartlyRead, wizard, live }: ResultPlaceProps) {
  const isOpen = opened > 0 && hasAnswers(wizard.values)
  const { module, isPaused, hasFailed, retry } = result.useModule(isOpen)
  const { reckoned } = live
  if (isOpen && module && reckoned && live.state === 'ready') {
    const { Result } = module
    return (
      <Result opened={opened} isPartlyRead={isPartlyRead} wizard={wizard} live={live} reckoned={reckoned} />
    )
  }
  return (
    <section id={RESULT_ID} className={isOpen ? 'section' : undefined} aria-busy={isOpen}>
      {isOpen && (
        <div className="wrap stack">
          {live.state === 'unreachable' || isPaused ? (
            <NoConnection />
          ) : hasFailed || live.state === 'failed' ? (
            <LoadFailure
              isAlert
              title="Результат не загрузился."
              text="Ответы сохранены. Проверьте соединение и повторите."
              onRetry={() => {
                if (hasFailed) retry()
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
