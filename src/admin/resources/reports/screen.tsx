import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../api/error.ts'
import { formatDays } from '../../../lib/dates.ts'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { reportQuery } from '../../queries.ts'
import { ErrorState } from '../../shell/error-state.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useAddress, withParameter } from '../../shell/use-address.ts'
import { useNow } from '../../shell/use-now.ts'
import { useApi } from '../../staff.ts'
import { before, readPeriod } from './period.ts'
import { PeriodBar } from './period-bar.tsx'
import { ReportPanels } from './report-panels.tsx'
import './reports.css'

/** Screen of reports: figures of the inquiries that came in a period. */
export function Component() {
  const api = useApi()
  const { search, change } = useAddress()
  const period = readPeriod(search, useNow())
  const report = useQuery({ ...reportQuery(api, period), placeholderData: keepPreviousData })
  const earlier = useQuery({ ...reportQuery(api, before(period)), placeholderData: keepPreviousData })
  const setDay = (name: 'from' | 'to', value: string) =>
    change(
      (now) =>
        withParameter(withParameter(withParameter(now, 'from', period.from), 'to', period.to), name, value),
      { replace: true },
    )
  return (
    <Screen
      title="Отчёты"
      lead={`${formatDays(period).replace(/\.$/, '')}. Сравнение с таким же временем до этого.`}
    >
      <PeriodBar period={period} chosen={period.key} onDay={setDay} />
      {report.data && (
        <div className="report" aria-busy={report.isPlaceholderData}>
          <ReportPanels report={report.data} earlier={earlier.data} />
        </div>
      )}
      {!report.data && (
        <Panel>
          {report.isError ? (
            <ErrorState text={formatFailure(report.error)} onRetry={() => void report.refetch()} />
          ) : (
            <TableSkeleton />
          )}
        </Panel>
      )}
    </Screen>
  )
}

/** A period that the server refuses is named; everything else may work the next time. */
const formatFailure = (error: Error) =>
  error instanceof ApiError && error.status === 400 ? error.message : 'Не удалось загрузить отчёт'
