import type { Inquiry } from '../../contract/inquiries.ts'
import { formatDate } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { formatType } from '../inquiry/inquiry-labels.ts'
import { describeSubject } from '../inquiry/inquiry-subject.ts'
import { formatPhone, toCallAddress } from '../inquiry/phone.ts'
import type { Column } from '../table/data-table.tsx'
import { formatMoment } from './dates.ts'
import { StatusBadge } from './status-badge.tsx'

/** Columns of the request table (admin.md, section 2, inquiries). */
export function listColumns(now: number, onOpen: (inquiry: Inquiry) => void): readonly Column<Inquiry>[] {
  return [
    { key: 'id', title: 'ID', cell: ({ id }) => `#${id}`, isSortable: true },
    {
      key: 'date',
      title: 'Дата',
      isSortable: true,
      cell: ({ createdAt }) => (
        <time className="nb table__dim" dateTime={createdAt} title={formatDate(createdAt, true)}>
          {formatMoment(createdAt, now)}
        </time>
      ),
    },
    { key: 'type', title: 'Тип', cell: ({ type }) => formatType(type), isSortable: true },
    {
      key: 'who',
      title: 'Клиент',
      cell: ({ name }) => <span className="inquiry-name">{name}</span>,
      isSortable: true,
    },
    {
      key: 'tel',
      title: 'Телефон',
      cell: (inquiry) => (
        <a className="nb" href={toCallAddress(inquiry)}>
          {formatPhone(inquiry)}
        </a>
      ),
    },
    { key: 'about', title: 'О чём', cell: (inquiry) => <AboutCell inquiry={inquiry} /> },
    {
      key: 'status',
      title: 'Статус',
      cell: ({ status }) => <StatusBadge status={status} />,
      isSortable: true,
    },
    {
      key: 'more',
      title: 'Действия',
      isTitleHidden: true,
      isEnd: true,
      cell: (inquiry) => (
        <Button
          size="small"
          aria-label={`Подробнее о запросе № ${inquiry.id}`}
          onClick={() => onOpen(inquiry)}
        >
          Подробнее
        </Button>
      ),
    },
  ]
}

function AboutCell({ inquiry }: { inquiry: Inquiry }) {
  const { what, detail } = describeSubject(inquiry)
  if (what === '') return null
  return (
    <>
      <span className="inquiry-about">{what}</span>
      {detail !== null && <small className="nb">{detail}</small>}
    </>
  )
}
