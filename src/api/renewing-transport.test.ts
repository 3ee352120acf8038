import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './error.ts'
import { renewing } from './renewing-transport.ts'
import { createStaffApi } from './staff.ts'

const call = vi.fn<() => Promise<unknown>>()
const renew = vi.fn<() => Promise<boolean>>()
const api = createStaffApi(renewing(call, renew))
const ended = new ApiError(401, '', 'Войдите, чтобы продолжить')

beforeEach(() => vi.resetAllMocks())

test('a call whose session has ended is repeated once there is a new one', async () => {
  call.mockRejectedValueOnce(ended).mockResolvedValueOnce([])
  renew.mockResolvedValueOnce(true)
  expect(await api.adminUsers.list()).toEqual([])
  expect([call, renew].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
})

test('without a new session, or with one that is refused too, it fails as it did', async () => {
  call.mockRejectedValue(ended)
  renew.mockResolvedValueOnce(false)
  await expect(api.adminUsers.list()).rejects.toBe(ended)
  expect(call).toHaveBeenCalledOnce()
  renew.mockResolvedValueOnce(true)
  await expect(api.adminUsers.list()).rejects.toBe(ended)
  expect(call).toHaveBeenCalledTimes(3)
})

test.each([
  ['another failure', () => api.adminUsers.list(), new ApiError(403, '', null)],
  ['a wrong password', () => api.session.login({ username: 'a', password: 'b' }), ended],
])('nobody is asked to sign in again for %s', async (_what, act, error) => {
  call.mockRejectedValue(error)
  await expect(act()).rejects.toBe(error)
  expect(renew).not.toHaveBeenCalled()
})
