import { useQuery } from '@tanstack/react-query'
import { formatWhen } from '../../../lib/moments.ts'
import { Panel } from '../../../ui/panel.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useNow } from '../../shell/use-now.ts'
import { useApi } from '../../staff.ts'
import { statusErrorsQuery } from './queries.ts'

/** Table of the last day's errors; nothing without any. */
export function RecentErrors() {
  const { data } = useQuery(statusErrorsQuery(useApi()))
  const now = useNow()
  if (!data || data.errors.length === 0) return null
  return (
    <section className="status-errors" aria-labelledby="status-errors">
      <h2 id="status-errors">Последние ошибки</h2>
      <Panel>
        <DataTable
          caption="Последние ошибки"
          className="errors"
          rows={data.errors}
          toKey={({ message }) => message}
          columns={[
            { key: 'at', title: 'Когда', cell: ({ at }) => formatWhen(at, now) },
            { key: 'message', title: 'Что', cell: ({ message }) => message },
            { key: 'times', title: 'Раз', isEnd: true, cell: ({ times }) => times },
          ]}
        />
      </Panel>
    </section>
  )
}
