import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import type { CurrentUser } from '../../contract/session.ts'
import { sessionQuery } from '../queries.ts'
import { toReturnAddress } from '../session/return-address.ts'
import { useApi } from '../staff.ts'
import { LoginPage } from './login-page.tsx'

/** The sign-in page within the staff area: after signing out, or when a session has ended. */
export function Component() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { queryKey } = sessionQuery(useApi())
  const [search] = useSearchParams()
  const openReturnAddress = (user: CurrentUser) => {
    queries.setQueryData(queryKey, user)
    void navigate(toReturnAddress(search.get('next')), { replace: true })
  }
  return <LoginPage onSignedIn={openReturnAddress} />
}
