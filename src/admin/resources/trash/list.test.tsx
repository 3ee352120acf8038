// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ALL_RIGHTS } from '../../../../tests/support/narrowed.ts'
import { press } from '../../../../tests/support/screen-actions.ts'
import { openResource, openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import { StaffContext } from '../../staff.ts'
import { Component as Trash } from './list.tsx'

test('A trash that did not come is asked for again; an empty one says so', async () => {
  let isFirst = true
  const api = createStaffApi(async ([noun, verb]) => {
    if (noun === 'session') return { user: { id: 1, username: 'anna', fullName: null, role: 'admin' } }
    if (noun !== 'trash' || verb !== 'list') return { trashDays: 30 }
    if (!isFirst) return []
    isFirst = false
    throw new ApiError(500, '', 'Сбой')
  })
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <Trash />
    </StaffContext>
  ))
  expect((await screen.findAllByText(/Не удалось загрузить корзину/)).length).toBeGreaterThan(0)
  await press('Повторить')
  await screen.findByText('Корзина пуста')
})

test.each([
  ['удалите', 'manager', null],
  ['удалите', 'manager', { ...ALL_RIGHTS, catalogue: false }],
  ['удалите', 'admin', { ...ALL_RIGHTS, delete: false }],
  ['удалят коллеги', 'manager', { ...ALL_RIGHTS, delete: false }],
  ['удалят коллеги', 'manager', { ...ALL_RIGHTS, catalogue: false, content: false }],
])('An empty trash says «Что %s» to a person with these rights: %s, %j', async (who, role, rights) => {
  const user = { id: 2, username: 'olga', fullName: null, role, rights }
  const api = createStaffApi(async ([noun]) =>
    noun === 'session' ? { user } : noun === 'trash' ? [] : { trashDays: 30 },
  )
  await openResource(api, Trash, '')
  await screen.findByText('Корзина пуста')
  await screen.findByText(`Что ${who}, пролежит здесь 30 дней: его можно вернуть.`)
})
