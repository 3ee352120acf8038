import type { ReactNode } from 'react'
import { Panel, PanelHead } from '../../../ui/panel.tsx'

/** A chart with the table of its numbers beside it. */
export function ChartPanel({ id, title, aside, note, chart, head, rows }: ChartPanelProps) {
  return (
    <Panel as="section" aria-labelledby={id}>
      <PanelHead id={id} title={title}>
        {aside}
      </PanelHead>
      {note && <p className="report-note">{note}</p>}
      <div className="report-split">
        {chart}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section className="report-split__table" tabIndex={0} aria-label={`${title}, таблица`}>
          <table className="report-table">
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, values }) => (
                <tr key={key}>
                  <th scope="row" colSpan={values.length === 0 ? head.length : undefined}>
                    {name}
                  </th>
                  {values.map((value, index) => (
                    <td key={head[index + 1]} className="num">
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </Panel>
  )
}

interface ChartPanelProps {
  id: string
  title: string
  /** Right of the title. */
  aside: ReactNode
  /** What must be known to read the chart. */
  note: string | null
  chart: ReactNode
  /** Titles of the columns; the first is of the names. */
  head: readonly string[]
  /** A row without values is one cell. */
  rows: readonly { key: string; name: ReactNode; values: readonly (string | number)[] }[]
}
