// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import type { CurrentUser } from '../../../contract/session.ts'
import { Cards } from './cards.tsx'

async function listAddresses(role: CurrentUser['role']) {
  const user = { id: 1, username: role, fullName: null, role }
  await openStaffScreen(() => <Cards user={user} counts={undefined} lastBulk={null} />)
  const cards = within(screen.getByRole('region', { name: 'Разделы' })).getAllByRole('link')
  return cards.map((card) => card.getAttribute('href'))
}

test('every part of the site has its card', async () => {
  expect(await listAddresses('admin')).toEqual([
    '/admin/prices',
    '/admin/products',
    '/admin/specs',
    '/admin/blog',
    '/admin/projects',
    '/admin/faq',
    '/admin/settings',
  ])
})

test('a manager is not led to the settings, which would not open', async () => {
  const addresses = await listAddresses('manager')
  expect(addresses).not.toContain('/admin/settings')
  expect(addresses).toHaveLength(6)
})
