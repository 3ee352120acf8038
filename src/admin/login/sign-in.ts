import { ApiError } from '../../api/error.ts'
import type { StaffApi } from '../../api/staff.ts'
import type { Credentials, CurrentUser } from '../../contract/session.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { formatNextStep } from '../kit/write/failure-messages.ts'

type SignedIn = { user: CurrentUser; error: null } | { user: null; error: string }

/** Signs in; returns the user or an error message: the server's, else that of the error catalogue with next steps. */
export async function signIn(api: StaffApi, credentials: Credentials): Promise<SignedIn> {
  try {
    const { user } = await api.session.login(credentials)
    showToast({ title: 'Успешный вход', description: `Добро пожаловать, ${user.username}` })
    return { user, error: null }
  } catch (error) {
    const known = error instanceof ApiError ? error.userMessage : null
    const message = known ?? 'Ошибка авторизации'
    showToast({ title: 'Ошибка входа', description: message, tone: 'bad' })
    return { user: null, error: known ?? `${message}. ${formatNextStep(error, 'Войти', { isForm: true })}` }
  }
}
