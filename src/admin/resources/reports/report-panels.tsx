import type { Report } from '../../../contract/reports.ts'
import { formatKind, SELECTION_KIND } from '../../../domain/inquiry/labels.ts'
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

const nameKind = (type: string, wizard: boolean) => formatKind({ type, wizardData: wizard ? {} : null })

/** What was asked for, named as in the list: a type is parted by answers of the wizard where these change its name. */
function listKinds(report: Report) {
  const kinds = new Map<string, { name: string; count: number; href: string }>()
  for (const { type, wizard, count } of report.byKind) {
    const name = nameKind(type, wizard)
    const parted = name === nameKind(type, !wizard) ? {} : { wizard: wizard ? '1' : '0' }
    const href = listAddress(report, { type, ...parted })
    kinds.set(href, { name, count: count + (kinds.get(href)?.count ?? 0), href })
  }
  return [...kinds.values()].sort((a, b) => b.count - a.count)
}

/** What the inquiries were by one property each, with the list of each row. */
function listParts(report: Report) {
  const { bySource, byPage, byProduct, wizard, totals } = report
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
      rows: listKinds(report),
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
