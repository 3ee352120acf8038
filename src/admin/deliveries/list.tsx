import { useQuery } from '@tanstack/react-query'
import { DELIVERY_STATUSES } from '../../lib/delivery-kinds.ts'
import { STAFF_DELIVERIES_PATH } from '../../lib/staff-paths.ts'
import { DELIVERIES_KEY, deliveriesQuery, INQUIRIES_KEY, sessionQuery } from '../queries.ts'
import { Screen } from '../shell/screen.tsx'
import { SettingsTabs } from '../shell/settings-tabs.tsx'
import { useAddress } from '../shell/use-address.ts'
import { useNow } from '../shell/use-now.ts'
import { useApi } from '../staff.ts'
import { DataTable } from '../table/data-table.tsx'
import { ListPanel } from '../table/list-panel.tsx'
import { NoRows } from '../table/no-rows.tsx'
import { toReason } from '../write/failure-messages.ts'
import { useWrite } from '../write/use-write.ts'
import { deliveryColumns } from './columns.tsx'
import './deliveries.css'

const STATES = [
  { status: null, label: 'Все' },
  { status: 'queued', label: 'Ждут' },
  { status: 'sent', label: 'Доставлены' },
  { status: 'failed', label: 'Не доставлены' },
] as const

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
      title="Доставка"
      heading={isAdmin ? 'Настройки' : 'Доставка'}
      lead={isAdmin ? null : 'Кому и когда мы сообщили о запросах.'}
    >
      {isAdmin && <SettingsTabs />}
      <nav className="chips deliveries-states" aria-label="Состояние сообщений">
        {STATES.map(({ status: one, label }) => (
          <a
            key={label}
            className="chip"
            href={one === null ? STAFF_DELIVERIES_PATH : `${STAFF_DELIVERIES_PATH}?status=${one}`}
            aria-current={one === status ? 'true' : undefined}
            data-stay
          >
            {label}
          </a>
        ))}
      </nav>
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
