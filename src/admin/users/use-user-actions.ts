import type { StaffUser } from '../../contract/users.ts'
import { useApi } from '../staff.ts'
import { confirmAction } from '../write/confirm-action.ts'
import { useWrite } from '../write/use-write.ts'
import { usersQuery } from './queries.ts'

/**
 * Actions on accounts. Blocking and changing the role need confirmation, in a dialog that stays open on failure. Unblocking
 * does not: `unblockErrorOf` is its error.
 */
export function useUserActions() {
  const api = useApi()
  const refresh = [usersQuery(api).queryKey]
  const status = useWrite({
    call: ({ id, isActive }: { id: number; isActive: boolean }) =>
      api.adminUsers.updateStatus({ id, isActive }),
    success: ({ username, isActive }) => ({
      title: 'Статус пользователя обновлен',
      description: isActive ? `${username} снова может входить` : `${username} больше не может войти`,
    }),
    failure: (reason) => `Не удалось обновить статус пользователя: ${reason}`,
    refresh,
  })
  const role = useWrite({
    call: (input: { id: number; role: 'admin' | 'manager' }) => api.adminUsers.updateRole(input),
    success: ({ username, role: given }) => ({
      title: 'Роль пользователя обновлена',
      description: `${username}: теперь ${given === 'admin' ? 'администратор' : 'менеджер'}`,
    }),
    failure: (reason) => `Не удалось обновить роль пользователя: ${reason}`,
    refresh,
  })

  return {
    async changeStatus({ id, ...user }: StaffUser) {
      if (user.isActive) await confirmBlock(user, () => status.run({ id, isActive: false }))
      else await status.run({ id, isActive: true }).catch(() => undefined)
    },
    async changeRole(user: StaffUser, wanted: 'admin' | 'manager') {
      await confirmRoleChange(user, wanted, () => role.run({ id: user.id, role: wanted }))
    },
    unblockErrorOf: ({ id }: StaffUser) =>
      status.input?.id === id && status.input.isActive ? status.error : null,
  }
}

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

function confirmRoleChange(
  user: Named,
  wanted: 'admin' | 'manager',
  act: () => Promise<unknown>,
): Promise<boolean> {
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
