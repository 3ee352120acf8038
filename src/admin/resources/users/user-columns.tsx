import type { StaffUser } from '../../../contract/users.ts'
import { formatDate, formatShortDate } from '../../../lib/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { Column } from '../../kit/table/data-table.tsx'
import { formatRole } from '../../session/role-labels.ts'

/** Columns of the account table; one's own account is marked. */
export function userColumns(ownId: number | undefined): readonly Column<StaffUser>[] {
  return [
    {
      key: 'name',
      title: 'Логин',
      cell: ({ id, username }) => (
        <>
          {username}
          {id === ownId && <span className="own-account">это вы</span>}
        </>
      ),
    },
    { key: 'person', title: 'Имя', cell: ({ fullName }) => fullName ?? <None text="Не указано" /> },
    { key: 'email', title: 'Эл. почта', cell: ({ email }) => email ?? <None text="Не указана" /> },
    {
      key: 'role',
      title: 'Роль',
      cell: ({ role, rights }) => (
        <>
          {formatRole(role)}
          {role === 'manager' && rights && <span className="own-account">права ограничены</span>}
        </>
      ),
    },
    {
      key: 'status',
      title: 'Статус',
      cell: ({ isActive, secondFactor }) => (
        <>
          <Badge tone={isActive ? 'ok' : undefined} dot={isActive ? 'full' : 'ring'}>
            {isActive ? 'Активен' : 'Заблокирован'}
          </Badge>
          {secondFactor && <span className="own-account">второй шаг</span>}
        </>
      ),
    },
    { key: 'login', title: 'Последний вход', cell: ({ lastLogin }) => <Moment iso={lastLogin} /> },
    { key: 'created', title: 'Создан', cell: ({ createdAt }) => <Moment iso={createdAt} /> },
  ]
}

function None({ text }: { text: string }) {
  return <span className="none">{text}</span>
}

function Moment({ iso }: { iso: string | null }) {
  if (iso === null) return <None text="Ещё не было" />
  return (
    <time className="nb" dateTime={iso} title={formatDate(iso, true)}>
      {formatShortDate(iso)}
    </time>
  )
}
