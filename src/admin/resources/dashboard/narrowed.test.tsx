// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import { Component as Dashboard } from './screen.tsx'

/** Opens the dashboard of a manager with these rights. */
async function open(rights: object | null) {
  const user = { id: 1, username: 'anna', fullName: null, role: 'manager', rights }
  const api = createStaffApi(async ([noun, verb]) => {
    if (noun === 'session') return { user }
    if (verb === 'counts') return { all: 0, new: 0, processing: 0, completed: 0, canceled: 0 }
    return noun === 'schedule' ? { planned: [], past: [] } : []
  })
  await openResource(api, Dashboard, '')
  await screen.findByRole('heading', { name: 'Ждут звонка' })
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
