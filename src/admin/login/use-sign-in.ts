import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/error.ts'
import type { Credentials, CurrentUser } from '../../contract/session.ts'
import { showToast } from '../../ui/toast-store.ts'
import { sessionQuery } from '../queries.ts'
import { useApi } from '../staff.ts'

type SignedIn = { user: CurrentUser; error: null } | { user: null; error: string }

/** Signs in; answers who it is, or the words of a refusal. */
export function useSignIn(): (credentials: Credentials) => Promise<SignedIn> {
  const api = useApi()
  const queries = useQueryClient()
  return async (credentials) => {
    try {
      const { user } = await api.session.login(credentials)
      queries.setQueryData(sessionQuery(api).queryKey, user)
      showToast({ title: 'Успешный вход', description: `Добро пожаловать, ${user.username}` })
      return { user, error: null }
    } catch (error) {
      const words = (error instanceof ApiError && error.userMessage) || 'Ошибка авторизации'
      showToast({ title: 'Ошибка входа', description: words, tone: 'bad' })
      return { user: null, error: words }
    }
  }
}
