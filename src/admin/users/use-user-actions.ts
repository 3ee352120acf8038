import type { StaffUser } from '../../contract/users.ts'
import { useWrite } from '../form/use-write.ts'
import { ask } from '../shell/ask.ts'
import { useApi } from '../staff.ts'
import { usersQuery } from './queries.ts'

/** Blocking and another role, both confirmed; letting somebody in again is not. */
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
    async changeStatus(user: StaffUser) {
      if (user.isActive && !(await askToBlock(user))) return
      await status.run({ id: user.id, isActive: !user.isActive }).catch(() => undefined)
    },
    async changeRole(user: StaffUser, wanted: 'admin' | 'manager') {
      if (!(await askForRole(user, wanted))) return
      await role.run({ id: user.id, role: wanted }).catch(() => undefined)
    },
  }
}

function askToBlock(user: StaffUser): Promise<boolean> {
  return ask({
    title: 'Заблокировать пользователя?',
    text: 'Все его сеансы сразу завершатся, и он не сможет войти, пока его не разблокируют. Сделанное им останется.',
    subject: toSubject(user),
    yes: 'Заблокировать',
    no: 'Отмена',
    isDangerous: true,
  })
}

function askForRole(user: StaffUser, wanted: 'admin' | 'manager'): Promise<boolean> {
  const isAdmin = wanted === 'admin'
  return ask({
    title: isAdmin ? 'Сделать администратором?' : 'Сделать менеджером?',
    text: isAdmin
      ? 'Он сможет менять настройки сайта и учётные записи всех сотрудников.'
      : 'Разделы «Пользователи» и «Настройки» сразу закроются для него. Остальное останется доступным.',
    subject: toSubject(user),
    yes: isAdmin ? 'Сделать администратором' : 'Сделать менеджером',
    no: 'Отмена',
  })
}

/** Whom a question is about. */
function toSubject({ username, fullName }: StaffUser): string {
  return fullName ? `${fullName} (${username})` : username
}
