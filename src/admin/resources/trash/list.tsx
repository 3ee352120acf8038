import { queryOptions, useQuery } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import { RECORD_KINDS, TRASH_FILTERS } from '../../../contract/records/record-kinds.ts'
import type { Trashed } from '../../../contract/records/trash.ts'
import { hasRight, hasSome } from '../../../domain/staff/rights.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { ListPanel } from '../../kit/table/list-panel.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { rememberRow } from '../../kit/table/remember-row.ts'
import { isRestoring, useRestore } from '../../kit/use-restore.ts'
import { confirmAction } from '../../kit/write/confirm-action.ts'
import { toReason } from '../../kit/write/failure-messages.ts'
import { formatTrashDays, useTrashDays } from '../../kit/write/trash-days.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { WriteFailure } from '../../kit/write/write-failure.tsx'
import { sessionQuery, TRASH_KEY } from '../../queries.ts'
import { Screen } from '../../shell/screen.tsx'
import { useAddress } from '../../shell/use-address.ts'
import { useNow } from '../../shell/use-now.ts'
import { useApi } from '../../staff.ts'
import { trashColumns } from './columns.tsx'
import { KindChips } from './kind-chips.tsx'
import './trash.css'

const trashQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: TRASH_KEY,
    staleTime: 0,
    queryFn: ({ signal }) => api.trash.list({ details: 'true' }, { signal }),
    meta: { failure: 'Не удалось загрузить корзину' },
  })

const keyOf = ({ entity, id }: Trashed) => `${entity}-${id}`

/** Screen of deleted records: what each brings back with it, when it is gone, restoring, and for admins removing for ever. */
export function Component() {
  const api = useApi()
  const query = useQuery(trashQuery(api))
  const now = useNow()
  const { data: user } = useQuery(sessionQuery(api))
  const isAdmin = user?.role === 'admin'
  // What goes to the trash belongs to one of these parts.
  const mayDelete = !user || (hasRight(user, 'delete') && hasSome(user, ['catalogue', 'content']))
  const days = formatTrashDays(useTrashDays())
  const asked = useAddress().search.get('kind')
  const kind = Object.keys(TRASH_FILTERS).find((one) => one === asked)
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
  return (
    <Screen title="Корзина" lead={`Удалённое лежит здесь ${days} и возвращается вместе со связями.`}>
      <ListPanel
        label="Корзина"
        query={query}
        failure={(error) => `Не удалось загрузить корзину: ${toReason(error)}`}
        filters={(query.data?.length ?? 0) > 0 && <KindChips rows={query.data ?? []} current={kind} />}
      >
        {(rows) => {
          const shown = kind ? rows.filter(({ entity }) => RECORD_KINDS[entity].trash === kind) : rows
          if (shown.length === 0) {
            return rows.length === 0 ? (
              <NoRows
                title="Корзина пуста"
                text={
                  mayDelete
                    ? `Что удалите, пролежит здесь ${days}: его можно вернуть.`
                    : `Что удалят коллеги, пролежит здесь ${days}: его можно вернуть.`
                }
              />
            ) : (
              <NoRows title="Здесь ничего нет" text="Ничего такого не удаляли. Остальное — во «Всё»." />
            )
          }
          return (
            <DataTable
              caption="Корзина"
              className="trash"
              columns={trashColumns({
                now,
                isBusy: (record) => isRestoring(restore, record),
                onRestore: takeBack,
                onPurge: isAdmin ? (record, button) => void removeForEver(record, button) : undefined,
              })}
              rows={shown}
              toKey={keyOf}
              toRemark={(record) =>
                restore.error &&
                restore.input &&
                keyOf(record) === `${restore.input.entity}-${restore.input.id}` ? (
                  <WriteFailure error={restore.error} what="Не возвращено" button="Вернуть" />
                ) : null
              }
            />
          )
        }}
      </ListPanel>
    </Screen>
  )
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
