// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openStaffScreen } from '../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../api/error.ts'
import { createStaffApi } from '../../api/staff.ts'
import { dismissToast } from '../../ui/toast/toast-store.ts'
import { sessionQuery } from '../queries.ts'
import { StaffContext } from '../staff.ts'
import { useSignOut } from './use-sign-out.ts'

const call = vi.fn<() => Promise<unknown>>()
const api = createStaffApi(call)
const anna = { id: 5, username: 'anna', fullName: null, role: 'manager' } as const
let staff: Awaited<ReturnType<typeof openStaffScreen>>
const known = () => staff.queries.getQueryData(sessionQuery(api).queryKey)

function Button() {
  const { signOut, error } = useSignOut()
  return (
    <button type="button" onClick={() => void signOut()}>
      {error === null ? 'Выйти' : 'Не вышли'}
    </button>
  )
}
const press = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: /^(?:Выйти|Не вышли)$/ })))

beforeEach(async () => {
  call.mockReset()
  dismissToast()
  staff = await openStaffScreen(() => (
    <StaffContext value={api}>
      <Button />
    </StaffContext>
  ))
  staff.queries.setQueryData(sessionQuery(api).queryKey, anna)
})

test.each([
  ['a session that was ended', () => call.mockResolvedValue({ success: true })],
  ['one that had ended already', () => call.mockRejectedValue(new ApiError(401, '', null))],
])('%s is known as none, and leads to the sign-in page', async (_what, prepare) => {
  prepare()
  await press()
  expect(known()).toBeNull()
  expect(staff.address()).toBe('/admin/login')
})

test('one that could not be ended goes on, and says so until the next try', async () => {
  call.mockRejectedValueOnce(new ApiError(0, '', null))
  await press()
  expect(known()).toEqual(anna)
  expect(staff.address()).toBe('/admin/screen')
  screen.getByText('Ошибка при выходе из системы')
  screen.getByRole('button', { name: 'Не вышли' })
  call.mockResolvedValue({ success: true })
  await press()
  expect(known()).toBeNull()
})
