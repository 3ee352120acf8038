import type { Report } from '../../../contract/reports.ts'
import { Panel, PanelHead } from '../../../ui/panel.tsx'
import { listAddress } from './list-address.ts'
import type { Period } from './period.ts'
import { formatMinutes } from './words.ts'

/** What each person has taken, how fast, and how it ended; what nobody took has only its number. */
export function PeopleTable({ people, period }: { people: Report['byPerson']; period: Period }) {
  return (
    <Panel as="section" aria-labelledby="report-people">
      <PanelHead id="report-people" title="По людям" />
      <table className="report-table report-people">
        <thead>
          <tr>
            <th scope="col">Кто</th>
            <th scope="col">Взято</th>
            <th scope="col">Ответ</th>
            <th scope="col">Заверш.</th>
            <th scope="col">Потеряно</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, name, count, median, completed, canceled }) => (
            <tr key={id ?? name}>
              <th scope="row">
                {id === null && name !== null ? (
                  <span>{name}</span>
                ) : (
                  <a
                    href={listAddress(period, id === null ? { nobody: 'true' } : { assigneeId: String(id) })}
                  >
                    {name ?? 'Ещё никто не взял'}
                  </a>
                )}
              </th>
              <td className="num">{count}</td>
              <td className="num">{id === null ? '—' : formatMinutes(median)}</td>
              <td className="num">{id === null ? '—' : completed}</td>
              <td className="num">{id === null ? '—' : canceled}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
