import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { JournalEntry } from '../../../contract/records/journal.ts'
import { ENTITIES } from '../../../contract/records/records.ts'
import type { Version } from '../../../contract/records/versions.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { type Recorded, versionsQuery } from '../../kit/history/queries.ts'
import { useRestoreVersion } from '../../kit/history/use-restore-version.ts'
import { VersionView } from '../../kit/history/version-view.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { confirmVersionPrices } from '../../parts/product/price-question.ts'
import { ErrorState } from '../../shell/error-state.tsx'
import { useApi } from '../../staff.ts'

/** The record whose version before the entry can be restored; null for what has no versions, or none before. */
export function findRestorable({ entity, entityId, action, changes }: JournalEntry): Recorded | null {
  const known = ENTITIES.find((one) => one === entity)
  const isChange = action === 'update' && changes.length > 0
  // Channels are stored with the settings, but have no versions.
  if (!known || !isChange || changes.some(({ field }) => field.startsWith('channels.'))) return null
  return { entity: known, id: Number(entityId) }
}

/** «Вернуть как было до этого»: shows in what the state before an entry differs from the present one, then restores it. */
export function RestoreBefore({ record, at }: RestoreBeforeProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="undo" onClick={() => setOpen(true)}>
        Вернуть как было до этого
      </Button>
      {isOpen && <Question record={record} at={at} onClose={() => setOpen(false)} />}
    </>
  )
}

function Question({ record, at, onClose }: RestoreBeforeProps & { onClose: () => void }) {
  const { data, isError, error, refetch } = useQuery(versionsQuery(useApi(), record))
  const ask = record.entity === 'products' ? confirmVersionPrices : undefined
  const { restore, isBusy } = useRestoreVersion(record, ask)
  const [present] = data ?? []
  const before = data && findBefore(data, at)
  const bringBack = async () => {
    if (isBusy || !before || !present) return
    if (await restore(before.version, present.version)) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Вернуть как было до этого"
      size="tabs"
      footer={
        <>
          <p className="form-state">Возврат — новая правка: и его можно отменить</p>
          <Button onClick={onClose}>Закрыть</Button>
          <Button
            variant="main"
            isBusy={isBusy}
            aria-disabled={isBusy || !before || undefined}
            onClick={() => void bringBack()}
          >
            Вернуть
          </Button>
        </>
      }
    >
      {before && present && <VersionView record={record} version={before} present={present.version} />}
      {data && !before && <p>Что было до этого, журнал не помнит.</p>}
      {!data && isError && (
        <ErrorState
          text={`Не удалось загрузить историю: ${toReason(error)}`}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <TableSkeleton />}
    </Dialog>
  )
}

/** The version before that which was made at this moment. */
function findBefore(versions: readonly Version[], at: string): Version | undefined {
  const made = versions.findIndex((one) => one.at === at)
  return made < 0 ? undefined : versions[made + 1]
}

interface RestoreBeforeProps {
  record: Recorded
  /** When the entry was written, ISO text. */
  at: string
}
