import type { Redirect } from '../../../contract/content/redirects.ts'
import { findRecordKind } from '../../../contract/records/record-kinds.ts'
import { formatDate } from '../../../lib/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { Column } from '../../kit/table/data-table.tsx'

/** Columns of the redirects. */
export const COLUMNS: readonly Column<Redirect>[] = [
  { key: 'name', title: 'Прежний адрес', cell: (row) => <From {...row} /> },
  { key: 'leads-to', title: 'Куда ведёт', cell: (row) => <To {...row} /> },
  { key: 'moved-by', title: 'Откуда взялась', cell: ({ record }) => (record ? 'автоматически' : 'вручную') },
  {
    key: 'moved-at',
    title: 'Изменена',
    cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>,
  },
]

function From({ from, hasPage }: Redirect) {
  return (
    <div>
      <span className="redirects__path">{from}</span>
      {hasPage && <span className="redirects__note">не действует: здесь снова есть страница</span>}
    </div>
  )
}

function To({ to, record, leadsTo }: Redirect) {
  const isChain = leadsTo !== null && leadsTo !== to
  return (
    <div>
      {record && <span className="redirects__record">{nameOf(record)}</span>}
      {to !== undefined && <PageLink to={to} />}
      {isChain && (
        <span className="redirects__note">
          {'дальше на '}
          <PageLink to={leadsTo} />
        </span>
      )}
      {leadsTo === null && (
        <span className="redirects__state">
          <Badge tone="warn">{record ? GONE_RECORD : GONE_PAGE}</Badge>
        </span>
      )}
    </div>
  )
}

const GONE_PAGE = 'страницы нет'
const GONE_RECORD = 'скрыто или удалено'

const nameOf = ({ entity, id, title }: NonNullable<Redirect['record']>) =>
  title || `${findRecordKind(entity)?.noun ?? ''} ${id}`

function PageLink({ to }: { to: string }) {
  return (
    <a className="redirects__path" href={to} target="_blank" rel="noopener">
      {to}
    </a>
  )
}
