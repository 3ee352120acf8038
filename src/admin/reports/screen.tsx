import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { StaffApi } from '../../api/staff.ts'
import { minutes } from '../../lib/duration.ts'
import { STAFF_REPORTS_PATH } from '../../lib/staff-paths.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Panel } from '../../ui/panel.tsx'
import { REPORTS_KEY } from '../queries.ts'
import { ErrorState } from '../shell/error-state.tsx'
import { Screen } from '../shell/screen.tsx'
import { useAddress, withParameter } from '../shell/use-address.ts'
import { useNow } from '../shell/use-now.ts'
import { useApi } from '../staff.ts'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import { before, PERIODS, type Period, readPeriod } from './period.ts'
import { ReportPanels } from './report-panels.tsx'
import { formatDay } from './words.ts'
import './reports.css'

const reportQuery = (api: StaffApi, { from, to }: Period) =>
  queryOptions({
    queryKey: [...REPORTS_KEY, from, to],
    queryFn: ({ signal }) => api.reports.get({ from, to }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: minutes(5),
    meta: { failure: 'Не удалось загрузить отчёт' },
  })

/** Screen of reports: figures of the requests that came in a period. */
export function Component() {
  const api = useApi()
  const { search, change } = useAddress()
  const period = readPeriod(search, useNow())
  const report = useQuery(reportQuery(api, period))
  const earlier = useQuery(reportQuery(api, before(period)))
  const setDay = (name: 'from' | 'to', value: string) =>
    change(
      (now) =>
        withParameter(withParameter(withParameter(now, 'from', period.from), 'to', period.to), name, value),
      { replace: true },
    )
  return (
    <Screen
      title="Отчёты"
      lead={`${formatDay(period.from)} – ${formatDay(period.to).replace(/\.$/, '')}. Сравнение с таким же временем до этого.`}
    >
      <div className="report-period">
        <nav aria-label="Период">
          {PERIODS.map(({ key, label }) => (
            <a
              key={key}
              className="chip"
              href={`${STAFF_REPORTS_PATH}?period=${key}`}
              aria-current={period.key === key ? 'true' : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
        <Field label="С">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={period.from}
              max={period.to}
              onChange={({ target }) => target.value && setDay('from', target.value)}
            />
          )}
        </Field>
        <Field label="По">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={period.to}
              min={period.from}
              onChange={({ target }) => target.value && setDay('to', target.value)}
            />
          )}
        </Field>
      </div>
      {report.data && (
        <div className="report" aria-busy={report.isPlaceholderData}>
          <ReportPanels report={report.data} earlier={earlier.data} />
        </div>
      )}
      {!report.data && (
        <Panel>
          {report.isError ? (
            <ErrorState text="Не удалось загрузить отчёт" onRetry={() => void report.refetch()} />
          ) : (
            <TableSkeleton />
          )}
        </Panel>
      )}
    </Screen>
  )
}
