import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffUser } from '../../../contract/users.ts'
import { includesTyped } from '../../../lib/text/fold-text.ts'
import { useDialogAddress } from '../../kit/form/use-dialog-address.ts'
import { ResourceList } from '../../kit/resource-list.tsx'
import { NewButton } from '../../kit/table/new-button.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { SearchField } from '../../kit/table/search-field.tsx'
import { useCrud } from '../../kit/use-crud.ts'
import { WriteFailure } from '../../kit/write/write-failure.tsx'
import { sessionQuery } from '../../queries.ts'
import { Screen } from '../../shell/screen.tsx'
import { useApi } from '../../staff.ts'
import { EditForm } from './edit-form.tsx'
import { NewUserForm } from './new-user-form.tsx'
import { usersQuery } from './queries.ts'
import { ResetForm } from './reset-form.tsx'
import { RightsForm } from './rights-form.tsx'
import { type MenuItem, RowMenu } from './row-menu.tsx'
import { SignInRulesCard } from './sign-in-rules-card.tsx'
import { useTakeOff } from './use-take-off.ts'
import { useUserActions } from './use-user-actions.ts'
import { userColumns } from './user-columns.tsx'
import './users.css'

/** Up to this number the list has no search field. */
const MAX_WITHOUT_SEARCH = 5

const OWN =
  'Это ваша учётная запись. Статус и роль вам может изменить только другой администратор, а пароль меняют в профиле.'

/** Screen of staff accounts. */
export function Component() {
  const api = useApi()
  const [wanted, setWanted] = useState('')
  const reset = useDialogAddress('reset')
  const rights = useDialogAddress('rights')
  const { changeStatus, changeRole, unblockErrorOf } = useUserActions()
  const takeOff = useTakeOff()
  const query = useQuery(usersQuery(api))
  const own = useQuery(sessionQuery(api)).data
  const crud = useCrud<StaffUser>({ query, nameOf: ({ username }) => username })
  const rightsOf = query.data?.find(({ id, role }) => id === rights.edited && role === 'manager')
  const resetOf = query.data?.find(({ id }) => id === reset.edited && id !== own?.id)

  const toItems = (user: StaffUser): MenuItem[] => {
    const isDisabled = user.id === own?.id
    return [
      { label: 'Изменить имя и почту', onChoose: () => crud.open(user.id) },
      user.role === 'admin'
        ? { label: 'Сделать менеджером', onChoose: () => void changeRole(user, 'manager'), isDisabled }
        : { label: 'Сделать администратором', onChoose: () => void changeRole(user, 'admin'), isDisabled },
      ...(user.role === 'manager'
        ? [{ label: 'Что может менеджер', onChoose: () => rights.open(user.id) }]
        : []),
      { label: 'Сбросить пароль', onChoose: () => reset.open(user.id), isDisabled },
      ...(user.secondFactor
        ? [{ label: 'Снять второй шаг', onChoose: () => void takeOff(user), isDisabled }]
        : []),
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
      lead={query.data ? formatCounts(query.data) : undefined}
      actions={<NewButton label="Создать пользователя" onClick={() => crud.open('new')} />}
    >
      <ResourceList
        label="Пользователи"
        className="table--users"
        panelClassName="accounts"
        crud={crud}
        columns={userColumns(own?.id)}
        failure={() => 'Не удалось загрузить список пользователей'}
        filters={
          (query.data?.length ?? 0) > MAX_WITHOUT_SEARCH && (
            <SearchField placeholder="Логин, имя или почта" value={wanted} onChange={setWanted} />
          )
        }
        filter={(users) => users.filter((user) => isWanted(user, wanted))}
        empty={
          <NoRows
            title="Пользователи не найдены"
            text={wanted ? `По запросу «${wanted}» никого нет. Проверьте написание.` : 'Создайте первого.'}
          />
        }
        toActions={(user) => (
          <RowMenu of={user.username} items={toItems(user)} hint={user.id === own?.id ? OWN : undefined} />
        )}
        toRemark={(user) => {
          const error = unblockErrorOf(user)
          return error && <WriteFailure error={error} what="Не разблокирован" button="Разблокировать" />
        }}
      >
        {(user, onClose) =>
          user ? <EditForm key={user.id} user={user} onClose={onClose} /> : <NewUserForm onClose={onClose} />
        }
      </ResourceList>
      <SignInRulesCard />
      {rightsOf && <RightsForm key={rightsOf.id} user={rightsOf} onClose={rights.close} />}
      {resetOf && <ResetForm key={resetOf.id} user={resetOf} onClose={reset.close} />}
    </Screen>
  )
}

function formatCounts(users: readonly StaffUser[]): string {
  const admins = users.filter(({ role }) => role === 'admin').length
  return `Всего пользователей: ${users.length}. Администраторов: ${admins}.`
}

const isWanted = ({ username, fullName, email }: StaffUser, wanted: string) =>
  includesTyped(wanted, [username, fullName, email])
