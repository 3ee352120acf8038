// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ALL_RIGHTS } from '../../../../tests/support/narrowed.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import { LastImports } from './last-imports.tsx'

const applied = (name: string, made: number) => ({
  id: made + 1,
  name,
  state: 'applied',
  counts: { new: made, changed: 2, same: 0, error: 0, missing: 0, warning: 0 },
  missing: 'keep',
  conflicts: [],
  createdBy: 'Анна',
  createdAt: '2026-11-20T09:00:00.000Z',
  appliedAt: '2026-11-20T09:02:00.000Z',
  undoneAt: null,
})
const imports = [applied('цены.csv', 0), applied('новинки.csv', 3)]

test.each([
  [true, ['цены.csv', 'новинки.csv']],
  [false, ['цены.csv']],
])('a manager who may delete: %s is offered the way back of %j', async (mayDelete, files) => {
  const rights = { ...ALL_RIGHTS, delete: mayDelete }
  const user = { id: 2, username: 'olga', fullName: null, role: 'manager', rights }
  const api = createStaffApi(async ([noun]) => (noun === 'imports' ? imports : { user }))
  await openResource(api, () => <LastImports />, '')
  await screen.findByText('новинки.csv')
  const offered = screen
    .getAllByRole('row')
    .filter((row) => within(row).queryByRole('button', { name: 'Вернуть' }))
    .map((row) => within(row).getByRole('link').textContent)
  expect(offered).toEqual(files)
})
