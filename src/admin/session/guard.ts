import type { QueryClient } from '@tanstack/react-query'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { StaffApi } from '../../api/staff.ts'
import type { CurrentUser } from '../../contract/session.ts'
import { minutes } from '../../lib/duration.ts'
import { isUnauthorized, sessionQuery } from '../queries.ts'
import { START, toLoginAddress, toReturnAddress } from './return-address.ts'
import { showSessionEnd } from './session-end.ts'

/** A person who moves between screens is recognised anew after this. */
const RECHECK_AFTER = minutes(1)

/** Loaders that decide who may open what, before anything of a screen is drawn. */
export function createGuard(api: StaffApi, queries: QueryClient) {
  const session = sessionQuery(api)

  /**
   * Anonymous visitors go to the sign-in page; too small a role goes to /admin. Somebody is asked anew now and then: public lists would not
   * tell that the session has ended.
   */
  const requireRole =
    (roles: readonly CurrentUser['role'][]) =>
    async ({ request }: LoaderFunctionArgs) => {
      const known = queries.getQueryData(session.queryKey)
      const user = known
        ? await recheckSession(known)
        : await queries.fetchQuery({ ...session, staleTime: 0 })
      if (!user) throw redirect(toLoginAddress(new URL(request.url)))
      if (!roles.includes(user.role)) throw redirect(START)
      return null
    }

  /** Only a refusal ends a session here: a call that fails otherwise says nothing about it. */
  async function recheckSession(known: CurrentUser): Promise<CurrentUser | null> {
    const checkedAt = queries.getQueryState(session.queryKey)?.dataUpdatedAt ?? 0
    if (Date.now() - checkedAt < RECHECK_AFTER) return known
    try {
      return queries.setQueryData(session.queryKey, (await api.session.me()).user) ?? null
    } catch (error) {
      if (!isUnauthorized(error)) return known
      queries.setQueryData(session.queryKey, null)
      showSessionEnd()
      return null
    }
  }

  /** The sign-in page is for anonymous visitors; nothing of the last person's data stays behind it. */
  async function requireNobody({ request }: LoaderFunctionArgs) {
    if (await queries.ensureQueryData(session)) {
      throw redirect(toReturnAddress(new URL(request.url).searchParams.get('next')))
    }
    queries.removeQueries({ predicate: (query) => query.queryKey[0] !== session.queryKey[0] })
    return null
  }

  return { requireRole, requireNobody }
}
