import { StaffContext } from '../../src/admin/staff.ts'
import type { StaffApi } from '../../src/api/staff.ts'
// Preloads the resolver's dynamic import, so that it resolves within one act().
import '@hookform/resolvers/zod'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ConfirmDialog } from '../../src/admin/kit/write/confirm-dialog.tsx'
import { LeaveGuard } from '../../src/admin/kit/write/leave-guard.tsx'
import { createQueryClient } from '../../src/admin/query-client.ts'
import { STAFF_SETTINGS_PATH } from '../../src/domain/site/staff-paths.ts'
import { Toasts } from '../../src/ui/toast/toasts.tsx'
import './dom.ts'

/**
 * Renders a screen of the staff area at `/admin/screen`, or with an id behind it, or at the address of the settings, with leave guard, dialogs and toasts;
 * `/admin/elsewhere` is another screen. The test file begins with `// @vitest-environment happy-dom`.
 */
export async function openStaffScreen(Screen: ComponentType, address = '/admin/screen') {
  const queries = createQueryClient(() => undefined)
  const router = createMemoryRouter(
    [
      {
        Component: Surround,
        children: [
          { path: '/admin/screen', Component: Screen },
          { path: '/admin/screen/:id', Component: Screen },
          { path: STAFF_SETTINGS_PATH, Component: Screen },
          { path: '/admin/elsewhere', element: <h1>Другой экран</h1> },
          { path: '*', element: <h1>Ещё один экран</h1> },
        ],
      },
    ],
    { initialEntries: ['/admin/elsewhere', address] },
  )
  await act(async () => {
    render(
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
  })
  return {
    queries,
    go: (to: string) => act(() => router.navigate(to)),
    back: () => act(() => router.navigate(-1)),
    address: () => router.state.location.pathname + router.state.location.search,
  }
}

function Surround() {
  return (
    <>
      <Outlet />
      <LeaveGuard />
      <ConfirmDialog />
      <Toasts />
    </>
  )
}

/** Opens a screen with the API of a test, at an address with this search. */
export const openResource = (api: StaffApi, Screen: ComponentType, search: string) =>
  openStaffScreen(
    () => (
      <StaffContext value={api}>
        <Screen />
      </StaffContext>
    ),
    `/admin/screen${search}`,
  )
