import type { Report } from '../../contract/reports.ts'
import { STAFF_INQUIRIES_PATH } from '../../lib/staff-paths.ts'
import { Panel, PanelHead } from '../../ui/panel.tsx'
import { formatType } from '../inquiry/inquiry-labels.ts'
import { DaysChart } from './days-chart.tsx'
import { Figures } from './figures.tsx'
import { PeopleTable } from './people-table.tsx'
import { ShareTable } from './share-table.tsx'
import { formatDay } from './words.ts'

/** Days that a phone has room for. */
const DAYS_ON_PHONES = 14

const listOf = (name: string, value: string) =>
  `${STAFF_INQUIRIES_PATH}?${new URLSearchParams({ [name]: value })}`

/** All parts of a report. */
export function ReportPanels({ report, earlier }: { report: Report; earlier: Report | undefined }) {
  const { requests, bySource, byPage, byProduct, byType, byPerson, lost, totals } = report
  return (
    <>
      <Figures report={report} earlier={earlier} />
      <Panel as="section" aria-labelledby="report-days">
        <PanelHead id="report-days" title="По дням">
          <p className="report-legend" aria-hidden="true">
            <span className="report-legend__came">Пришли</span>
            <span className="report-legend__done">из них завершены</span>
          </p>
        </PanelHead>
        {totals.count === 0 && <p className="report-none">За эти дни запросов не было</p>}
        <div className="report-split">
          <div>
            <DaysChart days={requests} screens="wide" />
            <DaysChart days={requests.slice(-DAYS_ON_PHONES)} screens="narrow" />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <section className="report-split__table" tabIndex={0} aria-label="По дням, таблица">
            <table className="report-table">
              <thead>
                <tr>
                  <th scope="col">День</th>
                  <th scope="col">Пришли</th>
                  <th scope="col">Заверш.</th>
                </tr>
              </thead>
              <tbody>
                {requests.toReversed().map(({ date, count, completed }) => (
                  <tr key={date}>
                    <th scope="row">{formatDay(date)}</th>
                    <td className="num">{count}</td>
                    <td className="num">{completed}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
      </Panel>
      <div className="report-grid">
        <ShareTable
          id="report-sources"
          title="Откуда"
          what="Источник"
          total={totals.count}
          rows={bySource.map(({ source, count }) => ({
            name: source === 'direct' ? 'Прямые заходы' : source,
            count,
            href: listOf('source', source),
          }))}
        />
        <ShareTable
          id="report-types"
          title="О чём просят"
          what="Тип"
          total={totals.count}
          rows={byType.map(({ type, count }) => ({
            name: formatType(type),
            count,
            href: listOf('type', type),
          }))}
        />
        {byPerson.length > 0 && <PeopleTable people={byPerson} />}
        <ShareTable
          id="report-lost"
          title="Почему потеряны"
          what="Причина"
          total={totals.canceled}
          rows={lost.map(({ reason, count }) => ({ name: reason, count }))}
        />
        <ShareTable
          id="report-products"
          title="О каких моделях"
          what="Модель"
          total={totals.count}
          rows={byProduct.map(({ product, count }) => ({
            name: product,
            count,
            href: listOf('find', product),
          }))}
        />
        <ShareTable
          id="report-pages"
          title="С каких страниц"
          what="Страница"
          total={totals.count}
          rows={byPage.map(({ page, count }) => ({ name: page ?? 'Не известна', count }))}
        />
      </div>
    </>
  )
}
