import type { QueryClient } from '@tanstack/react-query'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { StaffApi } from '../../api/staff.ts'
import type { CurrentUser } from '../../contract/session.ts'
import { STAFF_CLOSED_PATH, STAFF_PATH, STAFF_PROFILE_PATH } from '../../domain/site/staff-paths.ts'
import { hasSome, type Right } from '../../domain/staff/rights.ts'
import { minutes } from '../../lib/duration.ts'
import { heldQuery, isUnauthorized, sessionQuery } from '../queries.ts'
import { toLoginAddress, toReturnAddress, toSecondStepAddress } from './return-address.ts'
import { showSessionEnd } from './session-end.ts'
import { setTurnedAway } from './turned-away.ts'

/** Interval after which navigation checks the session again. */
const RECHECK_AFTER = minutes(1)

/** Route loaders that check access before a screen is rendered. */
export function createGuard(api: StaffApi, queries: QueryClient) {
  const session = sessionQuery(api)

  /**
   * Redirects anonymous visitors to the sign-in page, admins without a demanded second step to their profile, insufficient roles to
   * /admin, which says why, closed parts to a screen that says so. Rechecks the session periodically, since
   * public endpoints would not report that it has ended.
   */
  const requireRole =
    (roles: readonly CurrentUser['role'][], rights?: readonly Right[]) =>
    async ({ request }: LoaderFunctionArgs) => {
      const known = queries.getQueryData(session.queryKey)
      const user = known
        ? await recheckSession(known)
        : await queries.fetchQuery({ ...session, staleTime: 0 })
      const wanted = new URL(request.url)
      if (!user) throw redirect(toLoginAddress(wanted))
      if (user.secondFactorDemanded) {
        if (wanted.pathname === STAFF_PROFILE_PATH) return null
        throw redirect(toSecondStepAddress(wanted))
      }
      if (!roles.includes(user.role)) {
        setTurnedAway(true)
        throw redirect(STAFF_PATH)
      }
      if (!hasSome(user, rights)) throw redirect(STAFF_CLOSED_PATH)
      // What stands above every screen is read while the screen's code loads (shell/layout.tsx).
      if (user.role === 'admin') void queries.prefetchQuery(heldQuery(api))
      return null
    }

  /** Fetches the session again; only a 401 ends it, after other failures the known user is kept. */
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

  /** Loader of the sign-in page: redirects signed-in users, and clears cached data of the previous one. */
  async function requireAnonymous({ request }: LoaderFunctionArgs) {
    if (await queries.ensureQueryData(session)) {
      throw redirect(toReturnAddress(new URL(request.url).searchParams.get('next')))
    }
    queries.removeQueries({ predicate: (query) => query.queryKey[0] !== session.queryKey[0] })
    return null
  }

  return { requireRole, requireAnonymous }
}
