import { Panel, PanelHead } from '../../../ui/panel.tsx'
import { formatShare } from './words.ts'

/** Numbers by one property, each with its share of the whole as a bar in its row. */
export function ShareTable({ id, title, what, rows, total, all = null }: ShareTableProps) {
  const highest = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <Panel as="section" aria-labelledby={id}>
      <PanelHead id={id} title={title}>
        {all !== null && <a href={all}>Все отменённые</a>}
      </PanelHead>
      {rows.length === 0 ? (
        <p className="report-none">За эти дни таких запросов не было</p>
      ) : (
        <table className="report-table">
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <td />
              <th scope="col">Запросов</th>
              <th scope="col">Доля</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, count, href }) => (
              <tr key={name}>
                <th scope="row">{href === undefined ? name : <a href={href}>{name}</a>}</th>
                <td className="report-table__bar" aria-hidden="true">
                  <span style={{ '--part': `${(count / highest) * 100}%` }} />
                </td>
                <td className="num">{count}</td>
                <td className="num">{formatShare(count, total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}

interface ShareTableProps {
  id: string
  title: string
  /** Title of the first column. */
  what: string
  /** What the shares are of. */
  total: number
  /** Address of the list with all of them. */
  all?: string | null
  rows: readonly { name: string; count: number; href?: string }[]
}
