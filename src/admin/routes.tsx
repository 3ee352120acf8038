import type { QueryClient } from '@tanstack/react-query'
import { Outlet, type RouteObject, ScrollRestoration } from 'react-router'
import type { StaffApi } from '../api/staff.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { createGuard } from './guard.ts'
import { ALL_ROLES } from './manifest.ts'
import { resources } from './resources.ts'
import { LOGIN } from './return-address.ts'
import { BrokenScreen } from './shell/broken-screen.tsx'
import { WaitingScreen } from './shell/waiting-screen.tsx'

/** Every address of the staff area. Only the sign-in page is open to strangers. */
export function createRoutes(api: StaffApi, queries: QueryClient): RouteObject[] {
  const { requireRole, requireNobody } = createGuard(api, queries)
  return [
    {
      Component: Root,
      HydrateFallback: WaitingScreen,
      ErrorBoundary: BrokenScreen,
      children: [
        { path: LOGIN, loader: requireNobody, lazy: () => import('./login/screen.tsx') },
        {
          loader: requireRole(ALL_ROLES),
          lazy: () => import('./shell/layout.tsx'),
          children: [
            ...resources.map(({ path, roles, list }) => ({ path, loader: requireRole(roles), lazy: list })),
            { path: '/admin/*', lazy: () => import('./not-found/screen.tsx') },
          ],
        },
      ],
    },
  ]
}

function Root() {
  return (
    <>
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </>
  )
}
