import { useQuery } from '@tanstack/react-query'
import { STAFF_PRICES_PATH } from '../../../domain/site/staff-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { TableEnd } from '../../kit/table/table-end.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { scheduleQuery } from '../../queries.ts'
import { ErrorState } from '../../shell/error-state.tsx'
import { JournalTabs } from '../../shell/journal-tabs.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useApi } from '../../staff.ts'
import { PastList } from './past-list.tsx'
import { PlannedDays } from './planned-days.tsx'
import './schedule.css'

/** Screen of what will happen by itself: prices and publications by their hour, and what became of past plans. */
export function Component() {
  const { data, isError, error, refetch } = useQuery(scheduleQuery(useApi()))
  return (
    <Screen
      title="Запланировано"
      heading="Журнал"
      lead="Что случится само. Если сервер в этот час не работал, сделает сразу после пуска, один раз."
    >
      <JournalTabs />
      <Panel as="section" aria-label="Запланировано">
        {data && data.planned.length > 0 && <PlannedDays planned={data.planned} />}
        {data?.total !== undefined && (
          <TableEnd>
            <span role="status">
              Показано ближайшее: {data.planned.length.toLocaleString('ru-RU')} из{' '}
              {data.total.toLocaleString('ru-RU')}. Остальное появится здесь, когда станет ближе.
            </span>
          </TableEnd>
        )}
        {data?.planned.length === 0 && (
          <NoRows
            title="Ничего не запланировано"
            text="Новой цене можно назначить час, с которого она действует."
            actions={
              <LinkButton variant="water" href={STAFF_PRICES_PATH}>
                Управление ценами
              </LinkButton>
            }
          />
        )}
        {!data && isError && (
          <ErrorState text={`Не удалось загрузить план: ${toReason(error)}`} onRetry={() => void refetch()} />
        )}
        {!data && !isError && <TableSkeleton height="4.5rem" />}
      </Panel>
      {data && data.past.length > 0 && <PastList past={data.past} />}
    </Screen>
  )
}
