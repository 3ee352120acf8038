import type { QueryClient } from '@tanstack/react-query'
import { Outlet, type RouteObject, ScrollRestoration } from 'react-router'
import type { StaffApi } from '../api/staff.ts'
import {
  STAFF_FORGOT_PATH,
  STAFF_LOGIN_PATH,
  STAFF_PATH,
  STAFF_RESET_PATH,
} from '../domain/site/staff-paths.ts'
import { Toasts } from '../ui/toast/toasts.tsx'
import { useDoubleClickGuard } from '../ui/use-double-click-guard.ts'
import { ConfirmDialog } from './kit/write/confirm-dialog.tsx'
import { LeaveGuard } from './kit/write/leave-guard.tsx'
import { SignInAgain } from './login/sign-in-again.tsx'
import { ALL_ROLES } from './manifest.ts'
import { resources } from './resources.ts'
import { createGuard } from './session/guard.ts'
import { BrokenScreen } from './shell/broken-screen.tsx'
import { WaitingScreen } from './shell/waiting-screen.tsx'

/** Routes of the staff area. Only the sign-in page and the ways to a new password need no session. */
export function createRoutes(api: StaffApi, queries: QueryClient): RouteObject[] {
  const { requireRole, requireAnonymous } = createGuard(api, queries)
  return [
    {
      Component: Root,
      HydrateFallback: WaitingScreen,
      ErrorBoundary: BrokenScreen,
      children: [
        { path: STAFF_LOGIN_PATH, loader: requireAnonymous, lazy: () => import('./login/screen.tsx') },
        // Whoever is signed in may have got the letter too.
        { path: STAFF_FORGOT_PATH, lazy: () => import('./login/forgot-screen.tsx') },
        { path: STAFF_RESET_PATH, lazy: () => import('./login/reset-screen.tsx') },
        {
          loader: requireRole(ALL_ROLES),
          lazy: () => import('./shell/layout.tsx'),
          children: [
            ...resources.flatMap(({ path, roles, rights, list, pages = [] }) =>
              [{ path, screen: list }, ...pages].map(({ path: address, screen }) => ({
                path: address,
                loader: requireRole(roles, rights),
                lazy: screen,
              })),
            ),
            { path: `${STAFF_PATH}/*`, lazy: () => import('./resources/not-found/screen.tsx') },
          ],
        },
      ],
    },
  ]
}

function Root() {
  useDoubleClickGuard()
  return (
    <>
      <Outlet />
      <LeaveGuard />
      <ConfirmDialog />
      <SignInAgain />
      <Toasts />
      <ScrollRestoration />
    </>
  )
}
