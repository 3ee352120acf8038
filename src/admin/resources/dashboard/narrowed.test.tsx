// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import { setTurnedAway } from '../../session/turned-away.ts'
import { Component as Dashboard } from './screen.tsx'

/** Opens the dashboard of a manager with these rights. */
async function open(rights: object | null) {
  const user = { id: 1, username: 'anna', fullName: null, role: 'manager', rights }
  const api = createStaffApi(async ([noun, verb]) => {
    if (noun === 'session') return { user }
    if (verb === 'counts') return { all: 0, new: 0, processing: 0, completed: 0, canceled: 0 }
    return noun === 'schedule' ? { planned: [], past: [] } : []
  })
  const staff = await openResource(api, Dashboard, '')
  await screen.findByRole('heading', { name: 'Ждут звонка' })
  return staff
}

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

test('a manager of the inquiries alone sees no list of parts without a part, nor hears that the site has all it needs', async () => {
  await open(null)
  await screen.findByRole('heading', { name: 'Разделы' })
  expect(headings()).toEqual(expect.arrayContaining(['Проверить', 'Разделы']))
  cleanup()
  await open({ catalogue: false, prices: false, content: false, inquiries: true })
  expect(headings()).not.toContain('Проверить')
  expect(headings()).not.toContain('Разделы')
})

test('a manager who wanted a screen of admins reads why he is here, until he leaves', async () => {
  const why = () => screen.queryByText('Этот раздел открыт только администраторам.')
  const { go } = await open(null)
  expect(why()).toBeNull()
  // By a link of this screen: he stays where he is.
  act(() => setTurnedAway(true))
  expect(why()?.closest('[role="status"]')).toBeTruthy()
  await go('/admin/elsewhere')
  await go('/admin/screen')
  await screen.findByRole('heading', { name: 'Ждут звонка' })
  expect(why()).toBeNull()
  await go('/admin/elsewhere')
  act(() => setTurnedAway(true))
  await go('/admin/screen')
  await screen.findByRole('heading', { name: 'Ждут звонка' })
  expect(why()).not.toBeNull()
})
