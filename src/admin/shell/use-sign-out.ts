import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { showToast } from '../../ui/toast-store.ts'
import { isUnauthorized, sessionQuery } from '../queries.ts'
import { LOGIN } from '../return-address.ts'
import { useApi } from '../staff.ts'

/** Ends the session and leads to the sign-in page; a session that was over already counts as ended. */
export function useSignOut(): () => Promise<void> {
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    try {
      await api.session.logout()
    } catch (error) {
      if (!isUnauthorized(error)) {
        showToast({ title: 'Ошибка', description: 'Ошибка при выходе из системы', tone: 'bad' })
        return
      }
    }
    queries.setQueryData(sessionQuery(api).queryKey, null)
    await navigate(LOGIN)
    showToast({ title: 'Выход выполнен', description: 'Вы успешно вышли из системы' })
  }
}
