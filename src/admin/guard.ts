import type { QueryClient } from '@tanstack/react-query'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { StaffApi } from '../api/staff.ts'
import type { CurrentUser } from '../contract/session.ts'
import { sessionQuery } from './queries.ts'
import { START, toLoginAddress, toReturnAddress } from './return-address.ts'

/** Loaders that decide who may open what, before anything of a screen is drawn. */
export function createGuard(api: StaffApi, queries: QueryClient) {
  const session = sessionQuery(api)

  /** Strangers go to the sign-in page; too small a role goes to /admin. Nobody is always asked anew. */
  const requireRole =
    (roles: readonly CurrentUser['role'][]) =>
    async ({ request }: LoaderFunctionArgs) => {
      const user =
        queries.getQueryData(session.queryKey) ?? (await queries.fetchQuery({ ...session, staleTime: 0 }))
      if (!user) throw redirect(toLoginAddress(new URL(request.url)))
      if (!roles.includes(user.role)) throw redirect(START)
      return null
    }

  /** The sign-in page is for strangers; nothing of the last person's data stays behind it. */
  async function requireNobody({ request }: LoaderFunctionArgs) {
    if (await queries.ensureQueryData(session)) {
      throw redirect(toReturnAddress(new URL(request.url).searchParams.get('next')))
    }
    queries.removeQueries({ predicate: (query) => query.queryKey[0] !== session.queryKey[0] })
    return null
  }

  return { requireRole, requireNobody }
}
