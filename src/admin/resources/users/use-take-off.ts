import type { StaffUser } from '../../../contract/users.ts'
import { confirmAction } from '../../kit/write/confirm-action.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { useApi } from '../../staff.ts'
import { usersQuery } from './queries.ts'

/** Takes the second step off somebody else's sign-in, after asking. */
export function useTakeOff() {
  const api = useApi()
  const { run } = useWrite({
    call: ({ id }: StaffUser) => api.secondFactor.takeOff({ id }),
    success: (_output, { username }) => ({
      title: 'Второй шаг снят',
      description: `${username} входит по паролю`,
    }),
    failure: (reason) => `Не удалось снять второй шаг: ${reason}`,
    refresh: [usersQuery(api).queryKey],
  })
  return (user: StaffUser) =>
    confirmAction({
      title: 'Снять второй шаг входа?',
      text: 'Он будет входить по одному паролю, пока не включит второй шаг снова. Его ключи входа и коды восстановления перестанут действовать.',
      subject: user.fullName ? `${user.fullName} (${user.username})` : user.username,
      confirmLabel: 'Снять второй шаг',
      cancelLabel: 'Отмена',
      isDangerous: true,
      onConfirm: () => run(user),
      failed: 'Второй шаг остался',
    })
}
