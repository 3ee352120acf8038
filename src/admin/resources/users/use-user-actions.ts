import { readConflict } from '../../../api/conflict.ts'
import type { StaffUser } from '../../../contract/users.ts'
import { confirmAction } from '../../kit/write/confirm-action.ts'
import { showStale } from '../../kit/write/stale.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { useApi } from '../../staff.ts'
import { usersQuery } from './queries.ts'

/**
 * Actions on accounts. Blocking and changing the role need confirmation, in a dialog that stays open on failure. Unblocking
 * does not: `unblockErrorOf` is its error.
 */
export function useUserActions() {
  const api = useApi()
  const refresh = [usersQuery(api).queryKey]
  const status = useWrite({
    call: ({ user: { id }, isActive }: { user: StaffUser; isActive: boolean }, options) =>
      api.adminUsers.updateStatus({ id, isActive }, options),
    record: toSeen,
    success: (user) => ({
      title: 'Статус пользователя обновлен',
      description: user.isActive
        ? `${user.username} снова может входить`
        : `${user.username} больше не может войти`,
      ...(!user.isActive && { action: { label: 'Отменить', run: () => void setActive(user, true) } }),
    }),
    failure: (reason) => `Не удалось обновить статус пользователя: ${reason}`,
    refresh,
    onStale(conflict, { user, isActive }) {
      const now = { ...user, ...conflict.current }
      const label = isActive ? 'Разблокировать' : 'Заблокировать'
      const again = { label, run: () => void setActive(now, isActive) }
      showStale(conflict, now.isActive === isActive ? undefined : again)
    },
  })
  const role = useWrite({
    call: ({ user: { id }, wanted }: { user: StaffUser; wanted: Role }, options) =>
      api.adminUsers.updateRole({ id, role: wanted }, options),
    record: toSeen,
    success: ({ username, role: given }) => ({
      title: 'Роль пользователя обновлена',
      description: `${username}: теперь ${given === 'admin' ? 'администратор' : 'менеджер'}`,
    }),
    failure: (reason) => `Не удалось обновить роль пользователя: ${reason}`,
    refresh,
    onStale(conflict, { user, wanted }) {
      const now = { ...user, ...conflict.current }
      const again = { label: 'Сменить роль', run: () => void changeRole(now, wanted) }
      showStale(conflict, now.role === wanted ? undefined : again)
    },
  })
  async function setActive(user: StaffUser, isActive: boolean) {
    if (!isActive) await confirmBlock(user, () => status.run({ user, isActive }))
    else await status.run({ user, isActive }).catch(() => undefined)
  }
  async function changeRole(user: StaffUser, wanted: Role) {
    await confirmRoleChange(user, wanted, () => role.run({ user, wanted }))
  }

  return {
    changeStatus: (user: StaffUser) => setActive(user, !user.isActive),
    changeRole,
    unblockErrorOf: ({ id }: StaffUser) =>
      status.input?.user.id === id && status.input.isActive && !readConflict(status.error)
        ? status.error
        : null,
  }
}

const toSeen = ({ user: { id, version } }: { user: StaffUser }) => ({ entity: 'users', id, version }) as const

type Role = 'admin' | 'manager'
type Named = Pick<StaffUser, 'username' | 'fullName'>

function confirmBlock(user: Named, act: () => Promise<unknown>): Promise<boolean> {
  return confirmAction({
    title: 'Заблокировать пользователя?',
    text: 'Все его сеансы сразу завершатся, и он не сможет войти, пока его не разблокируют. Сделанное им останется.',
    subject: toSubject(user),
    confirmLabel: 'Заблокировать',
    cancelLabel: 'Отмена',
    isDangerous: true,
    onConfirm: act,
    failed: 'Не заблокирован',
  })
}

function confirmRoleChange(user: Named, wanted: Role, act: () => Promise<unknown>): Promise<boolean> {
  const isAdmin = wanted === 'admin'
  return confirmAction({
    title: isAdmin ? 'Сделать администратором?' : 'Сделать менеджером?',
    text: isAdmin
      ? 'Он сможет менять настройки сайта и учётные записи всех сотрудников.'
      : 'Разделы «Пользователи» и «Настройки» сразу закроются для него. Остальное останется доступным.',
    subject: toSubject(user),
    confirmLabel: isAdmin ? 'Сделать администратором' : 'Сделать менеджером',
    cancelLabel: 'Отмена',
    onConfirm: act,
    failed: 'Роль осталась прежней',
  })
}

/** Name of the account in a confirmation. */
function toSubject({ username, fullName }: Named): string {
  return fullName ? `${fullName} (${username})` : username
}
