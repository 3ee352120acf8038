import type { Inquiry } from '../../contract/inquiries.ts'
import { formatDate } from '../../lib/dates.ts'
import { formatType } from '../inquiry-words.ts'
import { formatPhone, toCallAddress } from '../phone.ts'
import { useNow } from '../shell/use-now.ts'
import { formatMoment } from './dates.ts'
import { StatusTag } from './status-tag.tsx'

/** One line a request; on phones the same cells make a card. */
export function InquiryTable({ inquiries, onOpen }: InquiryTableProps) {
  const now = useNow()
  return (
    <table className="table table--inquiries">
      <caption className="vh">Запросы</caption>
      <thead>
        <tr>
          <th scope="col">ID</th>
          <th scope="col">Дата</th>
          <th scope="col">Тип</th>
          <th scope="col">Клиент</th>
          <th scope="col">Телефон</th>
          <th scope="col">Статус</th>
          <th scope="col">
            <span className="vh">Действия</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {inquiries.map((inquiry) => (
          <tr key={inquiry.id}>
            <td className="c-id table__id">#{inquiry.id}</td>
            <td className="c-date table__dim nb">
              <time dateTime={inquiry.createdAt} title={formatDate(inquiry.createdAt, true)}>
                {formatMoment(inquiry.createdAt, now)}
              </time>
            </td>
            <td className="c-type">{formatType(inquiry.type)}</td>
            <td className="c-who">{inquiry.name}</td>
            <td className="c-tel">
              <a className="nb" href={toCallAddress(inquiry)}>
                {formatPhone(inquiry)}
              </a>
            </td>
            <td className="c-status">
              <StatusTag status={inquiry.status} />
            </td>
            <td className="c-more table__end">
              <button
                type="button"
                className="btn btn--line btn--small"
                aria-label={`Подробнее о запросе #${inquiry.id}`}
                onClick={() => onOpen(inquiry)}
              >
                Подробнее
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface InquiryTableProps {
  inquiries: readonly Inquiry[]
  onOpen: (inquiry: Inquiry) => void
}
