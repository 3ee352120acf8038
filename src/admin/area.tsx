import { QueryClientProvider } from '@tanstack/react-query'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { StaffApi } from '../api/staff.ts'
import { sessionQuery } from './queries.ts'
import { createQueryClient } from './query-client.ts'
import { createRoutes } from './routes.tsx'
import { showNewRights, showNewRole, showSessionEnd } from './session/session-end.ts'
import { StaffContext } from './staff.ts'

/** Creates the staff area's root element for an API client. */
export function createStaffArea(api: StaffApi) {
  const queries = createQueryClient(() => void refetchSession())
  const router = createBrowserRouter(createRoutes(api, queries))

  /**
   * After a 401 or 403: if the session has ended, the guards redirect to the sign-in page and back; if the role or the rights have changed,
   * away from screens that they may not open.
   */
  async function refetchSession() {
    const { queryKey } = sessionQuery(api)
    const was = queries.getQueryData(queryKey)
    await queries.refetchQueries({ queryKey })
    const is = queries.getQueryData(queryKey)
    if (was && !is) showSessionEnd()
    else if (was && is && was.role !== is.role) showNewRole(is)
    else if (was && is && JSON.stringify(was.rights) !== JSON.stringify(is.rights)) showNewRights()
    await router.revalidate()
  }

  return (
    <StaffContext value={api}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StaffContext>
  )
}
