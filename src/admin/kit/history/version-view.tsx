import { useQuery } from '@tanstack/react-query'
import type { Differences, Version } from '../../../contract/records/versions.ts'
import { plural } from '../../../lib/text/plural.ts'
import { ErrorState } from '../../shell/error-state.tsx'
import { useNow } from '../../shell/use-now.ts'
import { useApi } from '../../staff.ts'
import { ChangeList } from '../changes/change-list.tsx'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import { toReason } from '../write/failure-messages.ts'
import { differencesQuery, type Recorded } from './queries.ts'
import { formatVersionTime } from './version-list.tsx'

/** In what a version differs from the present one; of the present one, what it changed. */
export function VersionView({ record, version, present }: VersionViewProps) {
  const now = useNow()
  const isPresent = version.version === present
  return (
    <section className="history__version" aria-label="Выбранная версия">
      <h3>{formatHeading(version.at, now)}</h3>
      {isPresent && <p className="muted">Такой запись выглядит сейчас</p>}
      {isPresent ? (
        <PresentChanges record={record} version={version} />
      ) : (
        <Comparison record={record} version={version.version} present={present} />
      )}
    </section>
  )
}

interface VersionViewProps {
  record: Recorded
  version: Version
  /** Number of the newest version. */
  present: number
}

function PresentChanges({
  record,
  version: { version, changes },
}: Pick<VersionViewProps, 'record' | 'version'>) {
  if (version === 1 || changes.length === 0) return <p className="history__same">Правок ещё не было.</p>
  return <ChangeList entity={record.entity} changes={changes} />
}

function Comparison({ record, version, present }: { record: Recorded; version: number; present: number }) {
  const { data, isError, error, refetch } = useQuery(differencesQuery(useApi(), record, version, present))
  if (data) return <Compared entity={record.entity} differences={data} />
  if (!isError) return <TableSkeleton />
  return (
    <ErrorState text={`Не удалось загрузить версию: ${toReason(error)}`} onRetry={() => void refetch()} />
  )
}

function Compared({ entity, differences }: { entity: Recorded['entity']; differences: Differences }) {
  const { changes, same } = differences
  if (changes.length === 0)
    return <p className="history__same">От того, что есть сейчас, не отличается ничем.</p>
  return (
    <>
      <p className="muted">
        {`Чем отличается от того, что есть сейчас: ${changes.length} ${plural(changes.length, ['поле', 'поля', 'полей'])}`}
      </p>
      <ChangeList entity={entity} changes={changes} headings={['Тогда', 'Сейчас']} strong="before" />
      {same > 0 && (
        <p className="history__same">
          Ещё {same} {plural(same, ['поле', 'поля', 'полей'])}{' '}
          {plural(same, ['не изменилось', 'не изменились', 'не изменились'])}.
        </p>
      )}
    </>
  )
}

/** «Версия от 18 ноября, 16:40», but «Версия: сегодня, 14:12»; `now` in ms. */
function formatHeading(at: string, now: number): string {
  const time = formatVersionTime(at, now).toLowerCase()
  return /^\d/.test(time) ? `Версия от ${time}` : `Версия: ${time}`
}
