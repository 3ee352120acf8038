// @vitest-environment happy-dom
import '../../tests/support/dom.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ALL_RIGHTS } from '../../tests/support/narrowed.ts'
import { press } from '../../tests/support/screen-actions.ts'
import { ApiError } from '../api/error.ts'
import { createStaffApi } from '../api/staff.ts'
import type { CurrentUser } from '../contract/session.ts'
import { currentToast, dismissToast } from '../ui/toast/toast-store.ts'
import { createStaffArea } from './area.tsx'
import { sessionQuery } from './queries.ts'
import { useApi } from './staff.ts'

const guard = vi.fn<() => null>(() => null)
vi.mock('./routes.tsx', () => ({
  createRoutes: () => [{ path: '*', loader: guard, Component: Page, HydrateFallback: () => null }],
}))

/** A screen that makes a call when its button is pressed. */
function Page() {
  const api = useApi()
  const queries = useQueryClient()
  const { isSuccess } = useQuery(sessionQuery(api))
  const ask = () =>
    queries
      .fetchQuery({ queryKey: ['asked'], retry: false, queryFn: () => api.adminUsers.list() })
      .catch(() => undefined)
  return isSuccess ? (
    <button type="button" onClick={() => void ask()}>
      Спросить
    </button>
  ) : null
}

const manager: CurrentUser = { id: 2, username: 'nina', fullName: null, role: 'manager' }
const narrowed: CurrentUser = { ...manager, rights: { ...ALL_RIGHTS, prices: false } }
let who: CurrentUser | null = null
const api = createStaffApi(async ([noun]) => {
  if (noun === 'session' && who) return { user: who }
  throw new ApiError(noun === 'session' ? 401 : 403, '', null)
})

beforeEach(() => {
  guard.mockClear()
  dismissToast()
})

test.each([
  ['the session has ended', manager, null, 'Сессия закончилась'],
  ['the rights have changed', manager, narrowed, 'Ваши права изменились'],
  ['the role has changed', manager, { ...manager, role: 'admin' as const }, 'Ваши права изменились'],
  ['nothing has changed', narrowed, narrowed, undefined],
  ['somebody has signed in who has fewer rights', null, narrowed, undefined],
])('after a refusal of a call: %s', async (_what, before, after, title) => {
  who = before
  await act(async () => {
    render(createStaffArea(api))
  })
  await screen.findByRole('button', { name: 'Спросить' })
  who = after
  await press('Спросить')
  // The guards look once more when all is said.
  await waitFor(() => expect(guard).toHaveBeenCalledTimes(2))
  expect(currentToast()?.title).toBe(title)
})
