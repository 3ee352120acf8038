// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { createStaffApi } from '../../../api/staff.ts'
import { Component as Prices } from './screen.tsx'

/** Opens the bulk change while the last one is on its way. */
async function openBulk() {
  const { promise, resolve } = Promise.withResolvers<null>()
  const sent: string[] = []
  const api = createStaffApi(async ([noun, verb]) => {
    sent.push(`${noun}.${verb}`)
    return verb === 'bulkLast' ? await promise : []
  })
  await openResource(api, Prices, '?tab=bulk')
  await waitFor(() => expect(sent).toContain('prices.bulkLast'))
  return { sent, answer: () => act(async () => resolve(null)) }
}

const amount = () => screen.queryByLabelText('На сколько')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('the choices of a bulk change are asked for beside the last one, and all is shown together', async () => {
  const { sent, answer } = await openBulk()
  await waitFor(() =>
    expect(sent.toSorted()).toEqual([
      'adminProducts.list',
      'manufacturers.list',
      'prices.bulkLast',
      'session.me',
    ]),
  )
  expect(amount()).toBeNull()
  await answer()
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(amount()).not.toBeNull()
})

test('a server that is slow to say what the last change was keeps nobody from the next for longer than two seconds', async () => {
  await openBulk()
  await act(() => vi.advanceTimersByTimeAsync(1900))
  expect(amount()).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(amount()).not.toBeNull()
})

test.each(['', '?tab=bulk'])(
  'whoever may change a price by so much only is told before typing: at %j',
  async (search) => {
    const user = {
      id: 1,
      username: 'anna',
      fullName: null,
      role: 'manager',
      rights: { prices: true, priceChange: 10 },
    }
    const api = createStaffApi(async ([noun]) => (noun === 'session' ? { user } : []))
    await openResource(api, Prices, search)
    await waitFor(() => screen.getByText(/не больше чем на 10 % за раз/))
  },
)
