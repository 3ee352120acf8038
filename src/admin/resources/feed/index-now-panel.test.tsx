// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press } from '../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import type { IndexNow } from '../../../contract/content/index-now.ts'
import { IndexNowPanel } from './index-now-panel.tsx'

const state: IndexNow = {
  isOn: false,
  keyAddress: '',
  obstacle: null,
  waiting: 0,
  sentAt: null,
  sent: 0,
  failedAt: null,
  reason: null,
}
const openAs = (role: 'admin' | 'manager', read: () => Promise<IndexNow>) => {
  const user = { id: 1, username: 'anna', fullName: null, role }
  const api = createStaffApi(async ([noun]) => (noun === 'session' ? { user } : await read()))
  return openResource(api, IndexNowPanel, '')
}

test.each([
  ['admin', false, ['Включить']],
  ['admin', true, ['Настроить']],
  ['manager', false, []],
] as const)('the panel shows %s the state while it is on: %s, with the ways %j', async (role, isOn, ways) => {
  await openAs(role, async () => ({ ...state, isOn }))
  await screen.findByText(isOn ? /^Включены/ : /^Выключены/)
  for (const name of ways) await screen.findByRole('link', { name })
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(ways)
})

test('while it waits the panel keeps its place', async () => {
  await openAs('manager', () => new Promise(() => undefined))
  const panel = screen.getByRole('region', { name: 'IndexNow' })
  expect(panel.querySelectorAll('.skel')).toHaveLength(1)
})

test('what failed is said in its place, without a toast, and asked for again', async () => {
  let isDown = true
  await openAs('admin', async () => {
    if (isDown) throw new TypeError('Failed to fetch')
    return state
  })
  await screen.findByText(/^Не удалось узнать, сообщили ли поисковикам: /)
  expect(screen.queryByText('Ошибка')).toBeNull()
  isDown = false
  await press('Повторить')
  await screen.findByText(/^Выключены/)
})
