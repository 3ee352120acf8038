import { useQuery } from '@tanstack/react-query'
import type { Version } from '../../../contract/records/versions.ts'
import { plural } from '../../../lib/text/plural.ts'
import { ErrorState } from '../../shell/error-state.tsx'
import { useNow } from '../../shell/use-now.ts'
import { useApi } from '../../staff.ts'
import { ChangeList } from '../changes/change-list.tsx'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import { toReason } from '../write/failure-messages.ts'
import { compareVersions } from './compare-versions.ts'
import { type Recorded, versionQuery, versionsQuery } from './queries.ts'
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
        <Differences record={record} version={version.version} present={present} />
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

function Differences({ record, version, present }: { record: Recorded; version: number; present: number }) {
  const api = useApi()
  const [then, now] = [
    useQuery(versionQuery(api, record, version)),
    useQuery(versionQuery(api, record, present)),
  ]
  // Whoever shows a version has them already.
  const { data: versions = [] } = useQuery(versionsQuery(api, record))
  const later = versions.filter((one) => one.version > version)
  if (then.data && now.data) return <Compared record={record} then={then.data} now={now.data} later={later} />
  const failed = [then, now].find(({ isError }) => isError)
  if (!failed) return <TableSkeleton />
  return (
    <ErrorState
      text={`Не удалось загрузить версию: ${toReason(failed.error)}`}
      onRetry={() => void Promise.all([then.refetch(), now.refetch()])}
    />
  )
}

interface ComparedProps {
  record: Recorded
  then: object
  now: object
  /** The versions since then, newest first. */
  later: readonly Version[]
}

function Compared({ record, then, now, later }: ComparedProps) {
  const { changes, same } = compareVersions(
    record.entity,
    Object.fromEntries(Object.entries(then)),
    Object.fromEntries(Object.entries(now)),
    later,
  )
  if (changes.length === 0)
    return <p className="history__same">От того, что есть сейчас, не отличается ничем.</p>
  return (
    <>
      <p className="muted">
        {`Чем отличается от того, что есть сейчас: ${changes.length} ${plural(changes.length, ['поле', 'поля', 'полей'])}`}
      </p>
      <ChangeList entity={record.entity} changes={changes} headings={['Тогда', 'Сейчас']} strong="before" />
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
