import { useQuery, useQueryClient } from '@tanstack/react-query'
import { STAFF_SAMPLES_PATH } from '../../../domain/site/staff-paths.ts'
import { formatClock } from '../../../lib/moments.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { samplesQuery } from '../../queries.ts'
import { ErrorState } from '../../shell/error-state.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useApi } from '../../staff.ts'
import { CheckRow } from './check-row.tsx'
import { CheckSkeletons } from './check-skeletons.tsx'
import { statusErrorsQuery, statusQuery } from './queries.ts'
import { RecentErrors } from './recent-errors.tsx'
import { summarise, toWorstFirst } from './status-words.ts'
import './status.css'

/** Screen of the shop's own checks, worst first; looks again by itself. */
export function Component() {
  const api = useApi()
  const client = useQueryClient()
  const { data, isError, isFetching, dataUpdatedAt, refetch } = useQuery(statusQuery(api))
  // The link in the top bar goes with the last item that is open.
  const hasSamples = (useQuery(samplesQuery(api)).data?.total ?? 0) > 0
  const summary = data && summarise(data.checks)
  const checkedAt = formatClock(new Date(dataUpdatedAt).toISOString())
  function checkNow() {
    void refetch()
    void client.invalidateQueries({ queryKey: statusErrorsQuery(api).queryKey })
  }
  return (
    <Screen
      isForm
      title="Состояние"
      lead={summary ? `${summary}. Проверено в ${checkedAt}.` : isError ? null : 'Проверяем…'}
      actions={
        <>
          {hasSamples && (
            <LinkButton variant="quiet" href={STAFF_SAMPLES_PATH}>
              Перед открытием
            </LinkButton>
          )}
          <Button icon="reset" isBusy={isFetching} disabled={isFetching} onClick={checkNow}>
            Проверить сейчас
          </Button>
        </>
      }
    >
      <p className="vh" role="status">
        {summary}
      </p>
      {data && isError && (
        <Note tone="bad" className="status-stale">
          <p>
            <b>Проверить не удалось.</b> Сервер или база данных не отвечает. Ниже то, что было в {checkedAt}.
          </p>
        </Note>
      )}
      <Panel>
        {data ? (
          <ul className="probes">
            {toWorstFirst(data.checks).map((check) => (
              <CheckRow key={check.name} check={check} />
            ))}
          </ul>
        ) : isError ? (
          <ErrorState
            text="Не удалось проверить: сервер или база данных не отвечает"
            onRetry={() => void refetch()}
          />
        ) : (
          <CheckSkeletons />
        )}
      </Panel>
      <RecentErrors />
    </Screen>
  )
}
