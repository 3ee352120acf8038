import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffUser } from '../../contract/users.ts'
import { useDialogAddress } from '../form/use-dialog-address.ts'
import { sessionQuery } from '../queries.ts'
import { Screen } from '../shell/screen.tsx'
import { useApi } from '../staff.ts'
import { ListPanel } from '../table/list-panel.tsx'
import { NewButton } from '../table/new-button.tsx'
import { NoRows } from '../table/no-rows.tsx'
import { SearchField } from '../table/search-field.tsx'
import { EditForm } from './edit-form.tsx'
import { NewUserForm } from './new-user-form.tsx'
import { usersQuery } from './queries.ts'
import { ResetForm } from './reset-form.tsx'
import type { MenuItem } from './row-menu.tsx'
import { useUserActions } from './use-user-actions.ts'
import { UsersTable } from './users-table.tsx'
import './users.css'

/** A list of this many is taken in at a glance. */
const HANDFUL = 5

/** Accounts of the staff. */
export function Component() {
  const api = useApi()
  const [wanted, setWanted] = useState('')
  const form = useDialogAddress()
  const reset = useDialogAddress('reset')
  const { changeStatus, changeRole, unblockErrorOf } = useUserActions()
  const query = useQuery(usersQuery(api))
  const own = useQuery(sessionQuery(api)).data
  const find = (id: unknown) => query.data?.find((user) => user.id === id)
  const edited = find(form.edited)
  const resetOf = own?.id === reset.edited ? undefined : find(reset.edited)

  const toItems = (user: StaffUser): MenuItem[] => {
    const isDisabled = user.id === own?.id
    return [
      { label: 'Изменить имя и почту', onChoose: () => form.open(user.id) },
      user.role === 'admin'
        ? { label: 'Сделать менеджером', onChoose: () => void changeRole(user, 'manager'), isDisabled }
        : { label: 'Сделать администратором', onChoose: () => void changeRole(user, 'admin'), isDisabled },
      { label: 'Сбросить пароль', onChoose: () => reset.open(user.id), isDisabled },
      {
        label: user.isActive ? 'Заблокировать' : 'Разблокировать',
        onChoose: () => void changeStatus(user),
        isDisabled,
        isDangerous: user.isActive,
      },
    ]
  }

  return (
    <Screen
      title="Пользователи"
      lead={query.data ? formatCounts(query.data) : null}
      actions={<NewButton label="Создать пользователя" onClick={() => form.open('new')} />}
    >
      <ListPanel
        label="Пользователи"
        query={query}
        failure={() => 'Не удалось загрузить список пользователей'}
        filters={
          (query.data?.length ?? 0) > HANDFUL && (
            <SearchField placeholder="Логин, имя или почта" value={wanted} onChange={setWanted} />
          )
        }
      >
        {(users) => {
          const shown = users.filter((user) => isWanted(user, wanted))
          return shown.length > 0 ? (
            <UsersTable users={shown} ownId={own?.id} toItems={toItems} unblockErrorOf={unblockErrorOf} />
          ) : (
            <NoRows
              title="Пользователи не найдены"
              text={wanted ? `По запросу «${wanted}» никого нет. Проверьте написание.` : 'Создайте первого.'}
            />
          )
        }}
      </ListPanel>
      {form.edited === 'new' && <NewUserForm onClose={form.close} />}
      {edited && <EditForm key={edited.id} user={edited} onClose={form.close} />}
      {resetOf && <ResetForm key={resetOf.id} user={resetOf} onClose={reset.close} />}
    </Screen>
  )
}

function formatCounts(users: readonly StaffUser[]): string {
  const admins = users.filter(({ role }) => role === 'admin').length
  return `Всего пользователей: ${users.length}. Администраторов: ${admins}.`
}

function isWanted({ username, fullName, email }: StaffUser, wanted: string): boolean {
  const text = wanted.trim().toLowerCase()
  return [username, fullName, email].some((part) => part?.toLowerCase().includes(text))
}
