import type { CurrentUser } from '../../contract/session.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { formatRole } from './role-labels.ts'

/** Toast: the session has ended. */
export function showSessionEnd(): void {
  showToast({ title: 'Сессия закончилась', description: 'Войдите ещё раз, чтобы продолжить.', tone: 'bad' })
}

/** Toast: an admin has opened or closed parts of the shop. */
export function showNewRights(): void {
  showToast({
    title: 'Ваши права изменились',
    description: 'Администратор изменил, какие разделы и действия вам доступны.',
    tone: 'bad',
  })
}

/** Toast: the role has changed. */
export function showNewRole({ role }: CurrentUser): void {
  showToast({
    title: 'Ваши права изменились',
    description: `Ваша роль теперь: ${formatRole(role)}.`,
    tone: 'bad',
  })
}
