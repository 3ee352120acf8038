import { useQuery } from '@tanstack/react-query'
import type { Sample } from '../../../contract/content/samples.ts'
import { Panel } from '../../../ui/panel.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { SAMPLES_KEY, samplesQuery, sessionQuery } from '../../queries.ts'
import { ErrorState } from '../../shell/error-state.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useApi } from '../../staff.ts'
import { Progress } from './progress.tsx'
import { SampleRow } from './sample-row.tsx'
import { GROUP_TITLES } from './sample-words.ts'
import { useRemoval } from './use-removal.ts'
import './samples.css'

/** Screen of what the site came with: each item is replaced, removed or left as it is. */
export function Component() {
  const { data, isError, error, refetch } = useQuery(
    samplesQuery(useApi(), [...SAMPLES_KEY, 'authors'], { authors: 'true' }),
  )
  return (
    <Screen
      isForm
      title="Перед открытием"
      lead="Это образцы, с которыми пришёл сайт. Замените их своим, уберите или подтвердите, что так и есть."
    >
      {data && data.total > 0 && <Progress samples={data} />}
      {data && data.total > 0 && <Groups items={data.items} />}
      {data?.total === 0 && (
        <Panel>
          <NoRows title="Образцов нет" text="Этот магазин открыт раньше, чем образцы стали отмечать." />
        </Panel>
      )}
      {!data && (
        <Panel>
          {isError ? (
            <ErrorState
              text={`Не удалось загрузить список: ${toReason(error)}`}
              onRetry={() => void refetch()}
            />
          ) : (
            <TableSkeleton height="4rem" />
          )}
        </Panel>
      )}
    </Screen>
  )
}

/** Until it is known who reads. */
const MANAGER = { role: 'manager' }

function Groups({ items }: { items: readonly Sample[] }) {
  const api = useApi()
  const { data: user } = useQuery(sessionQuery(api))
  const person = user ?? MANAGER
  const { run, isRunning, input } = useWrite({
    call: ({ key, state }: Sample) =>
      state === 'open' ? api.samples.accept({ key }) : api.samples.reopen({ key }),
    success: null,
    failure: (reason) => `Не удалось сохранить: ${reason}`,
    refresh: [SAMPLES_KEY],
  })
  const remove = useRemoval()
  const decide = (sample: Sample) => {
    if (!isRunning) void run(sample).catch(() => undefined)
  }
  return (
    <>
      {person.role !== 'admin' && (
        <p className="samples-who">Оставить образец как есть может только администратор.</p>
      )}
      {[...Map.groupBy(items, ({ group }) => group)].map(([group, own]) => (
        <Panel key={group} as="section" className="samples" aria-labelledby={`samples-${group}`}>
          <div className="samples__head">
            <h2 id={`samples-${group}`}>{GROUP_TITLES[group]}</h2>
            <span>
              {own.filter(({ state }) => state !== 'open').length} из {own.length}
            </span>
          </div>
          <ul>
            {own.map((sample) => (
              <SampleRow
                key={sample.key}
                sample={sample}
                person={person}
                isBusy={isRunning && input?.key === sample.key}
                onDecide={decide}
                onRemove={remove}
              />
            ))}
          </ul>
        </Panel>
      ))}
    </>
  )
}
