import type { Inquiry } from '../../contract/inquiries.ts'
import { formatDate } from '../../lib/dates.ts'
import { formatStatus, formatType } from '../inquiry-words.ts'
import { formatPhone, toCallAddress } from '../phone.ts'
import type { Column } from '../table/data-table.tsx'
import { formatMoment } from './dates.ts'
import { StatusTag } from './status-tag.tsx'

/** The columns of requests (admin.md, section 2, inquiries). */
export function listColumns(now: number, onOpen: (inquiry: Inquiry) => void): readonly Column<Inquiry>[] {
  return [
    { key: 'id', title: 'ID', cell: ({ id }) => `#${id}`, toSortValue: ({ id }) => id },
    {
      key: 'date',
      title: 'Дата',
      toSortValue: ({ createdAt }) => Date.parse(createdAt),
      cell: ({ createdAt }) => (
        <time className="nb table__dim" dateTime={createdAt} title={formatDate(createdAt, true)}>
          {formatMoment(createdAt, now)}
        </time>
      ),
    },
    {
      key: 'type',
      title: 'Тип',
      cell: ({ type }) => formatType(type),
      toSortValue: ({ type }) => formatType(type),
    },
    {
      key: 'who',
      title: 'Клиент',
      cell: ({ name }) => <span className="inquiry-name">{name}</span>,
      toSortValue: ({ name }) => name,
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
    {
      key: 'status',
      title: 'Статус',
      cell: ({ status }) => <StatusTag status={status} />,
      toSortValue: ({ status }) => formatStatus(status),
    },
    {
      key: 'more',
      title: 'Действия',
      isTitleHidden: true,
      isEnd: true,
      cell: (inquiry) => (
        <button
          type="button"
          className="btn btn--line btn--small"
          aria-label={`Подробнее о запросе #${inquiry.id}`}
          onClick={() => onOpen(inquiry)}
        >
          Подробнее
        </button>
      ),
    },
  ]
}
