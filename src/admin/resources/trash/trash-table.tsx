import { useQuery } from '@tanstack/react-query'
import type { Trashed } from '../../../contract/records/trash.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { hasRight, hasSome } from '../../../domain/staff/rights.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { rememberRow } from '../../kit/table/remember-row.ts'
import { isRestoring, useRestore } from '../../kit/use-restore.ts'
import { confirmAction } from '../../kit/write/confirm-action.ts'
import { formatTrashDays, useTrashDays } from '../../kit/write/trash-days.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { WriteFailure } from '../../kit/write/write-failure.tsx'
import { sessionQuery, TRASH_KEY } from '../../queries.ts'
import { useNow } from '../../shell/use-now.ts'
import { useApi } from '../../staff.ts'
import { trashColumns } from './columns.tsx'

const keyOf = ({ entity, id }: Trashed) => `${entity}-${id}`

/** Deleted records with what each brings back, restoring, and for admins removing for ever; `isFiltered` says that others are not shown. */
export function TrashTable({ rows, isFiltered }: { rows: readonly Trashed[]; isFiltered: boolean }) {
  const api = useApi()
  const now = useNow()
  const { data: user } = useQuery(sessionQuery(api))
  const restore = useRestore()
  const purge = useWrite({
    call: ({ entity, id }: Trashed) => api.trash.remove({ entity, id }),
    success: (_nothing, { title }) => ({ title: 'Успех', description: `«${title}» удалено навсегда` }),
    failure: (reason) => `Не удалось удалить навсегда: ${reason}`,
    refresh: [TRASH_KEY],
  })
  const takeBack = (record: Trashed, button: HTMLElement) => {
    const moveOn = rememberRow(button)
    restore.run(record).then(moveOn, () => undefined)
  }
  const removeForEver = async (record: Trashed, button: HTMLElement) => {
    const moveOn = rememberRow(button)
    if (await confirmPurge(record.title, () => purge.run(record))) moveOn()
  }
  if (rows.length === 0) return <NothingThere user={user} isFiltered={isFiltered} />
  return (
    <DataTable
      caption="Корзина"
      className="trash"
      columns={trashColumns({
        now,
        isBusy: (record) => isRestoring(restore, record),
        onRestore: takeBack,
        onPurge: user?.role === 'admin' ? (record, button) => void removeForEver(record, button) : undefined,
      })}
      rows={rows}
      toKey={keyOf}
      toRemark={(record) =>
        restore.error && restore.input && keyOf(record) === `${restore.input.entity}-${restore.input.id}` ? (
          <WriteFailure error={restore.error} what="Не возвращено" button="Вернуть" />
        ) : null
      }
    />
  )
}

function NothingThere({ user, isFiltered }: { user: CurrentUser | null | undefined; isFiltered: boolean }) {
  const days = formatTrashDays(useTrashDays())
  if (isFiltered)
    return <NoRows title="Здесь ничего нет" text="Ничего такого не удаляли. Остальное — во «Всё»." />
  // What goes to the trash belongs to one of these parts.
  const mayDelete = !user || (hasRight(user, 'delete') && hasSome(user, ['catalogue', 'content']))
  const who = mayDelete ? 'удалите' : 'удалят коллеги'
  return <NoRows title="Корзина пуста" text={`Что ${who}, пролежит здесь ${days}: его можно вернуть.`} />
}

function confirmPurge(subject: string, purge: () => Promise<unknown>): Promise<boolean> {
  return confirmAction({
    title: 'Удалить навсегда?',
    text: 'Вернуть запись будет нельзя. Картинки, которые больше нигде не нужны, исчезнут вместе с ней.',
    subject,
    confirmLabel: 'Удалить навсегда',
    cancelLabel: 'Отмена',
    isDangerous: true,
    onConfirm: purge,
    failed: 'Не удалено',
  })
}
