import { Panel, PanelHead } from '../../ui/panel.tsx'
import { formatShare } from './words.ts'

/** Numbers by one property with bars and shares of the whole. */
export function ShareTable({ id, title, what, rows, total }: ShareTableProps) {
  const highest = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <Panel as="section" aria-labelledby={id}>
      <PanelHead id={id} title={title} />
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
                  <svg viewBox="0 0 100 8" aria-hidden="true" preserveAspectRatio="none">
                    <rect width={(count / highest) * 100} height="8" />
                  </svg>
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
  rows: readonly { name: string; count: number; href?: string }[]
  /** The whole of the shares. */
  total: number
}
