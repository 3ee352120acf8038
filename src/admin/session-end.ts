import { showToast } from '../ui/toast-store.ts'

/** Says why the sign-in page has appeared. */
export function tellSessionEnd(): void {
  showToast({ title: 'Сессия закончилась', description: 'Войдите ещё раз, чтобы продолжить.', tone: 'bad' })
}
