import type { Report } from '../../../contract/reports.ts'
import { formatType, SELECTION_KIND } from '../../../domain/inquiry/labels.ts'
import { formatSource } from '../../../domain/inquiry/source-name.ts'
import { formatPath } from '../../parts/inquiry/origin.ts'
import { AnswersPanel } from './answers-panel.tsx'
import { DaysPanel } from './days-panel.tsx'
import { Figures } from './figures.tsx'
import { listAddress } from './list-address.ts'
import { PeopleTable } from './people-table.tsx'
import { ShareTable } from './share-table.tsx'

/** All parts of a report. */
export function ReportPanels({ report, earlier }: { report: Report; earlier: Report | undefined }) {
  const { requests, byPerson, lost, totals } = report
  return (
    <>
      <Figures report={report} earlier={earlier} />
      <DaysPanel days={requests} />
      <AnswersPanel report={report} />
      <div className="report-grid">
        {listParts(report).map((part) => (
          <ShareTable key={part.id} {...part} total={totals.count} />
        ))}
        {byPerson.length > 0 && <PeopleTable people={byPerson} period={report} />}
        <ShareTable
          id="report-lost"
          title="Почему потеряны"
          what="Причина"
          total={totals.canceled}
          all={totals.canceled > 0 ? listAddress(report, { status: 'canceled' }) : null}
          rows={lost.map(({ reason, count }) => ({ name: reason, count }))}
        />
      </div>
    </>
  )
}

/** A type as the list names it: requests of the type «other» that come from the selection are a kind of their own there. */
function toKinds(report: Report, { type, count }: Report['byType'][number]) {
  const selected = type === 'other' ? (report.wizard?.ofOtherType ?? 0) : 0
  const name = formatType(type)
  if (selected === 0) return [{ name, count, href: listAddress(report, { type }) }]
  return [
    { name: SELECTION_KIND, count: selected, href: listAddress(report, { type, wizard: '1' }) },
    { name, count: count - selected, href: listAddress(report, { type, wizard: '0' }) },
  ].filter((row) => row.count > 0)
}

/** What the requests were by one property each, with the list of each row. */
function listParts(report: Report) {
  const { bySource, byPage, byProduct, byType, wizard, totals } = report
  const to = (name: string, value: string) => listAddress(report, { [name]: value })
  return [
    {
      id: 'report-sources',
      title: 'Откуда',
      what: 'Источник',
      rows: bySource.map(({ source, count }) => ({
        name: formatSource(source),
        count,
        href: to('source', source),
      })),
    },
    {
      id: 'report-types',
      title: 'О чём просят',
      what: 'Тип',
      rows: byType.flatMap((row) => toKinds(report, row)),
    },
    ...(wizard === undefined
      ? []
      : [
          {
            id: 'report-wizard',
            title: 'Подбор септика',
            what: 'Запрос',
            rows: [
              { name: SELECTION_KIND, count: wizard.count, href: to('wizard', '1') },
              { name: 'Без подбора', count: totals.count - wizard.count, href: to('wizard', '0') },
            ],
          },
        ]),
    {
      id: 'report-products',
      title: 'О каких моделях',
      what: 'Модель',
      rows: byProduct.map(({ product, count }) => ({ name: product, count, href: to('find', product) })),
    },
    {
      id: 'report-pages',
      title: 'С каких страниц',
      what: 'Страница',
      rows: byPage.map(({ page, product, count }) => ({
        name: page === null ? 'Не известна' : formatPath(page, product),
        count,
      })),
    },
  ]
}
