import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Version } from '../../../contract/records/versions.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../shell/error-state.tsx'
import { useApi } from '../../staff.ts'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import { toReason } from '../write/failure-messages.ts'
import { type Recorded, versionsQuery } from './queries.ts'
import { type AskBeforeRestore, useRestoreVersion } from './use-restore-version.ts'
import { VersionList } from './version-list.tsx'
import { VersionView } from './version-view.tsx'
import './history.css'

/** History of a record: its versions, in what each differs from the present one, and the way back to it. */
export function History({ entity, id, ...actions }: HistoryProps) {
  const record = { entity, id }
  const { data, isError, error, refetch } = useQuery(versionsQuery(useApi(), record))
  if (data) return <Versions record={record} versions={data} {...actions} />
  if (!isError) return <TableSkeleton />
  return (
    <ErrorState text={`Не удалось загрузить историю: ${toReason(error)}`} onRetry={() => void refetch()} />
  )
}

interface HistoryProps extends Recorded, HistoryActions {}

interface HistoryActions {
  /** After a version was restored and everything was read anew. */
  onRestored: () => void
  /** Absent where a version is restored without a question. */
  ask?: AskBeforeRestore | undefined
  /** Absent where nothing can be closed. */
  onClose?: (() => void) | undefined
}

function Versions({ record, versions, ask, onRestored, onClose }: VersionsProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const { restore, isBusy } = useRestoreVersion(record, ask)
  const [present, before] = versions
  const version = versions.find((one) => one.version === chosen) ?? before ?? present
  if (!present || !version) return null
  const isPresent = version === present
  const bringBack = async () => {
    if (!(await restore(version.version, present.version))) return
    setChosen(null)
    onRestored()
  }
  return (
    <div className="history">
      <div className="history__cols">
        <VersionList versions={versions} chosen={version.version} onChoose={setChosen} />
        <VersionView record={record} version={version} present={present.version} />
      </div>
      <div className="history__foot">
        <p>
          {isPresent
            ? 'Выберите прежнюю версию, чтобы вернуть её'
            : 'Возврат — новая правка: и его можно отменить'}
        </p>
        {onClose && <Button onClick={onClose}>Закрыть</Button>}
        <Button
          variant="main"
          isBusy={isBusy}
          aria-disabled={isBusy || isPresent || undefined}
          onClick={() => void (isBusy || isPresent || bringBack())}
        >
          Вернуть эту версию
        </Button>
      </div>
    </div>
  )
}

interface VersionsProps extends HistoryActions {
  record: Recorded
  versions: readonly Version[]
}
