import { useQuery } from '@tanstack/react-query'
import type { Delivery } from '../../../contract/inquiries/work.ts'
import { DELIVERY_STATUSES } from '../../../domain/channels/delivery-kinds.ts'
import { STAFF_DELIVERIES_PATH } from '../../../domain/site/staff-paths.ts'
import { ChipLinks } from '../../kit/form/chips.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import { ListPanel } from '../../kit/table/list-panel.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { DELIVERIES_KEY, deliveriesQuery, INQUIRIES_KEY, sessionQuery } from '../../queries.ts'
import { Screen } from '../../shell/screen.tsx'
import { SettingsTabs } from '../../shell/settings-tabs.tsx'
import { useAddress } from '../../shell/use-address.ts'
import { useNow } from '../../shell/use-now.ts'
import { useApi } from '../../staff.ts'
import { deliveryColumns } from './columns.tsx'
import './deliveries.css'

const toHref = (status: Delivery['status']) => `${STAFF_DELIVERIES_PATH}?status=${status}`

const STATES = [
  { value: STAFF_DELIVERIES_PATH, label: 'Все' },
  { value: toHref('queued'), label: 'Ждут' },
  { value: toHref('sent'), label: 'Доставлены' },
  { value: toHref('failed'), label: 'Не доставлены' },
]

/** Screen of messages to staff: what was sent to whom, what failed and why, and another try. */
export function Component() {
  const api = useApi()
  const { search } = useAddress()
  const status = DELIVERY_STATUSES.find((one) => one === search.get('status')) ?? null
  const query = useQuery(deliveriesQuery(api, status))
  const retry = useWrite({
    call: (id: number) => api.deliveries.retry({ id }),
    success: { title: 'Отправляем', description: 'Сообщение поставлено первым в очередь' },
    failure: (reason) => `Не удалось отправить: ${reason}`,
    refresh: [DELIVERIES_KEY, INQUIRIES_KEY],
  })
  const now = useNow()
  const isAdmin = useQuery(sessionQuery(api)).data?.role === 'admin'
  const retrying = retry.isRunning ? (retry.input ?? null) : null
  return (
    <Screen
      isForm
      title="Доставка"
      heading={isAdmin ? 'Настройки' : 'Доставка'}
      lead={isAdmin ? null : 'Кому и когда мы сообщили о запросах.'}
    >
      {isAdmin && <SettingsTabs />}
      <ChipLinks
        label="Состояние сообщений"
        className="chips deliveries-states"
        chips={STATES}
        current={status === null ? STAFF_DELIVERIES_PATH : toHref(status)}
      />
      <ListPanel
        label="Сообщения сотрудникам"
        query={query}
        failure={(error) => `Не удалось загрузить, кому сообщили: ${toReason(error)}`}
      >
        {(rows) =>
          rows.length === 0 ? (
            <NoRows
              title={status === null ? 'Пока никому не сообщали' : 'Таких сообщений нет'}
              text="Как только придёт запрос, здесь будет видно, кому о нём сообщили. Каналы включаются в настройках."
            />
          ) : (
            <DataTable
              caption="Сообщения сотрудникам"
              className="deliveries"
              columns={deliveryColumns(retrying, (id) => void retry.run(id).catch(() => undefined), now)}
              rows={rows}
              toKey={({ id }) => id}
            />
          )
        }
      </ListPanel>
    </Screen>
  )
}
