// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press } from '../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import { StaffContext } from '../../staff.ts'
import { Component as StatusScreen } from './screen.tsx'

test('What cannot be checked leaves what was seen before, and says so', async () => {
  let isDown = false
  const api = createStaffApi(async ([noun, verb]) => {
    if (noun !== 'status') return noun === 'backups' ? [] : {}
    if (isDown) throw new ApiError(503, '', 'нет')
    if (verb === 'errors') return { errors: [] }
    return { checks: [{ name: 'database', state: 'ok', detail: 'Отвечает за 2 мс' }] }
  })
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <StatusScreen />
    </StaffContext>
  ))
  await screen.findByText('База данных')
  expect(screen.queryByText('Проверить не удалось.')).toBeNull()
  isDown = true
  await press('Проверить сейчас')
  await screen.findByText('Проверить не удалось.')
  screen.getByText('База данных')
  screen.getByText('Отвечает за 2 мс')
})
