import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { STAFF_LOGIN_PATH } from '../../domain/site/staff-paths.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { isUnauthorized, sessionQuery } from '../queries.ts'
import { useApi } from '../staff.ts'

/** Signs out and opens the sign-in page; a session that has already ended counts as success. `error` of the last failure. */
export function useSignOut(): { signOut: () => Promise<void>; error: unknown } {
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<unknown>(null)
  const signOut = async () => {
    setFailure(null)
    try {
      await api.session.logout()
    } catch (error) {
      if (!isUnauthorized(error)) {
        setFailure(error)
        showToast({ title: 'Ошибка', description: 'Ошибка при выходе из системы', tone: 'bad' })
        return
      }
    }
    queries.setQueryData(sessionQuery(api).queryKey, null)
    await navigate(STAFF_LOGIN_PATH)
    showToast({ title: 'Выход выполнен', description: 'Вы успешно вышли из системы' })
  }
  return { signOut, error: failure }
}
