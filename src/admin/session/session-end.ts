import type { CurrentUser } from '../../contract/session.ts'
import { showToast } from '../../ui/toast-store.ts'
import { formatRole } from '../account/role-labels.ts'

/** Says why the sign-in page has appeared. */
export function showSessionEnd(): void {
  showToast({ title: 'Сессия закончилась', description: 'Войдите ещё раз, чтобы продолжить.', tone: 'bad' })
}

/** Says why a screen has closed. */
export function showNewRole({ role }: CurrentUser): void {
  showToast({
    title: 'Ваши права изменились',
    description: `Ваша роль теперь: ${formatRole(role)}.`,
    tone: 'bad',
  })
}
