import { notify } from '../ui/notify.ts'

/** Says why the sign-in page has appeared. */
export function tellSessionEnd(): void {
  notify({ title: 'Сессия закончилась', description: 'Войдите ещё раз, чтобы продолжить.', tone: 'bad' })
}
