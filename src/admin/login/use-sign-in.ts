import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/error.ts'
import type { Credentials } from '../../contract/session.ts'
import { notify } from '../../ui/notify.ts'
import { sessionQuery } from '../queries.ts'
import { useApi } from '../staff.ts'

/** Signs in; answers the words of a refusal, or null. */
export function useSignIn(): (credentials: Credentials) => Promise<string | null> {
  const api = useApi()
  const queries = useQueryClient()
  return async (credentials) => {
    try {
      const { user } = await api.session.login(credentials)
      queries.setQueryData(sessionQuery(api).queryKey, user)
      notify({ title: 'Успешный вход', description: `Добро пожаловать, ${user.username}` })
      return null
    } catch (error) {
      const words = (error instanceof ApiError && error.userMessage) || 'Ошибка авторизации'
      notify({ title: 'Ошибка входа', description: words, tone: 'bad' })
      return words
    }
  }
}
