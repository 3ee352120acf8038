import { useMemo } from 'react'
import type { Report } from '../../../contract/reports.ts'
import { plural, type WordForms } from '../../../lib/text/plural.ts'
import { BarChart } from './bar-chart.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { type EmptyRun, foldEmpty, groupDays } from './group-days.ts'
import { listAddress } from './list-address.ts'

/** Inquiries by day, by week or by month, those completed at the bottom of each column. */
export function DaysPanel({ days }: { days: Report['requests'] }) {
  const { title, what, forms, groups } = useMemo(() => groupDays(days), [days])
  const columns = useMemo(
    () =>
      groups.map(({ label, name, count, completed }) => ({
        label,
        title: `${name}: ${count}, завершены ${completed}`,
        values: [completed, count - completed],
      })),
    [groups],
  )
  const highest = groups.reduce((best, group) => (group.count > best.count ? group : best), {
    name: '',
    count: 0,
  })
  return (
    <ChartPanel
      id="report-days"
      title={title}
      aside={
        <p className="report-legend" aria-hidden="true">
          <span className="report-legend__came">Пришли</span>
          <span className="report-legend__done">из них завершены</span>
        </p>
      }
      note={highest.count === 0 ? 'За эти дни запросов не было' : null}
      chart={
        <BarChart
          name={`Столбики: сколько запросов пришло и сколько завершено. Больше всего: ${highest.name || '—'}, ${highest.count}. Числа — в таблице рядом`}
          columns={columns}
        />
      }
      head={[what, 'Пришли', 'Заверш.']}
      rows={foldEmpty(groups)
        .toReversed()
        .map((row) =>
          'length' in row
            ? { key: row.from, name: formatEmpty(forms, row), values: [] }
            : {
                key: row.from,
                name: row.count > 0 ? <a href={listAddress(row)}>{row.name}</a> : row.name,
                values: [row.count, row.completed],
              },
        )}
    />
  )
}

function formatEmpty(forms: WordForms, { name, length }: EmptyRun) {
  return <span className="report-empty">{`${length} ${plural(length, forms)} без запросов: ${name}`}</span>
}
