import type { StaffUser } from '../../contract/users.ts'
import { formatDate, formatShortDate } from '../../lib/dates.ts'
import { WriteFailure } from '../form/write-failure.tsx'
import { formatRole } from '../role-labels.ts'
import { type Column, DataTable } from '../table/data-table.tsx'
import { type MenuItem, RowMenu } from './row-menu.tsx'

const OWN =
  'Это ваша учётная запись. Статус и роль вам может изменить только другой администратор, а пароль меняют в профиле.'

/** Accounts with what may be done to each; nothing of it on one's own row. */
export function UsersTable({ users, ownId, toItems, unblockErrorOf }: UsersTableProps) {
  const columns: readonly Column<StaffUser>[] = [
    {
      key: 'name',
      title: 'Логин',
      cell: ({ id, username }) => (
        <>
          {username}
          {id === ownId && <span className="own">это вы</span>}
        </>
      ),
    },
    { key: 'person', title: 'Имя', cell: ({ fullName }) => fullName ?? <None text="Не указано" /> },
    { key: 'email', title: 'Эл. почта', cell: ({ email }) => email ?? <None text="Не указана" /> },
    { key: 'role', title: 'Роль', cell: ({ role }) => formatRole(role) },
    {
      key: 'status',
      title: 'Статус',
      cell: ({ isActive }) => (
        <span className={isActive ? 'tag tag--completed' : 'tag tag--canceled'}>
          {isActive ? 'Активен' : 'Заблокирован'}
        </span>
      ),
    },
    { key: 'login', title: 'Последний вход', cell: ({ lastLogin }) => <Moment iso={lastLogin} /> },
    { key: 'created', title: 'Создан', cell: ({ createdAt }) => <Moment iso={createdAt} /> },
    {
      key: 'actions',
      title: 'Действия',
      isTitleHidden: true,
      isEnd: true,
      cell: (user) => (
        <RowMenu of={user.username} items={toItems(user)} hint={user.id === ownId ? OWN : undefined} />
      ),
    },
  ]
  return (
    <DataTable
      caption="Пользователи"
      className="table--plain table--users"
      columns={columns}
      rows={users}
      toKey={({ id }) => id}
      toRemark={(user) => {
        const error = unblockErrorOf(user)
        return error && <WriteFailure error={error} what="Не разблокирован" button="Разблокировать" />
      }}
    />
  )
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

interface UsersTableProps {
  users: readonly StaffUser[]
  ownId: number | undefined
  toItems: (user: StaffUser) => readonly MenuItem[]
  /** Why letting somebody in again failed; null when it did not. */
  unblockErrorOf: (user: StaffUser) => Error | null
}
