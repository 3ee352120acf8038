// @vitest-environment happy-dom
// Loads the form's schema, which it imports at the first press, so that each press ends within one act().
import '../../../contract/users.ts'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { descriptionOf, inDialog, press, type } from '../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import type { StaffUser } from '../../../contract/users.ts'
import { dismissToast } from '../../../ui/toast/toast-store.ts'
import { clearUnsaved } from '../../kit/write/unsaved.ts'
import { StaffContext } from '../../staff.ts'
import { Component as Users } from './list.tsx'

const createdAt = '2026-01-01T00:00:00.000Z'
const anna: StaffUser = {
  id: 1,
  username: 'anna',
  fullName: null,
  email: null,
  role: 'admin',
  isActive: true,
  version: 1,
  lastLogin: null,
  createdAt,
}
const users: readonly StaffUser[] = [anna, { ...anna, id: 2, username: 'nina', role: 'manager' }]
const write = vi.fn<(call: string, input: unknown) => Promise<unknown>>()
const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
  if (noun === 'session') return { user: anna }
  if (noun !== 'adminUsers') return { trashDays: 30 }
  return verb === 'list' ? users : await write(`${noun}.${verb}`, input)
})

async function open(address: string) {
  const staff = await openStaffScreen(
    () => (
      <StaffContext value={api}>
        <Users />
      </StaffContext>
    ),
    `/admin/screen${address}`,
  )
  await screen.findByRole('dialog', { hidden: true, name: /./ })
  return staff
}

beforeEach(() => {
  vi.resetAllMocks()
  dismissToast()
  clearUnsaved()
})

describe('A new account', () => {
  test('is refused in words until it is right', async () => {
    await open('?edit=new')
    expect(screen.getByLabelText<HTMLInputElement>(/^Активен/).checked).toBe(true)
    await type('Эл. почта', 'не почта')
    await press('Создать')
    await screen.findByText('Имя пользователя должно содержать не менее 3 символов')
    expect(descriptionOf('Пароль')).toContain('Пароль должен содержать не менее 6 символов')
    expect(descriptionOf('Эл. почта')).toContain('Введите корректный email')
    expect(descriptionOf('Роль')).toContain('Выберите роль')
    expect(document.activeElement).toBe(screen.getByLabelText('Имя пользователя'))
    expect(write).not.toHaveBeenCalled()
  })

  test('says whose name is taken and what failed, keeps what was typed, and is in the list once it is made', async () => {
    const staff = await open('?edit=new')
    await type('Имя пользователя', 'nina')
    await type('Пароль', 'лопата-и-песок-7')
    await type('Роль', 'admin')
    write.mockRejectedValueOnce(
      new ApiError(409, '', 'Пользователь с таким именем уже есть, выберите другое имя'),
    )
    await press('Создать')
    expect(screen.getByRole('note', { hidden: true }).textContent).toContain(
      'Не сохранено: Пользователь с таким именем уже есть',
    )
    write.mockRejectedValueOnce(new ApiError(500, '', null))
    await type('Имя пользователя', 'olga')
    await press('Создать')
    await screen.findByText('Не удалось создать пользователя')
    write.mockResolvedValueOnce({ ...anna, id: 3, username: 'olga' })
    await press('Создать')
    await screen.findByText('Пользователь успешно создан')
    expect(write).toHaveBeenLastCalledWith(
      'adminUsers.create',
      expect.objectContaining({ username: 'olga', password: 'лопата-и-песок-7', role: 'admin' }),
    )
    expect(staff.address()).toBe('/admin/screen')
  })
})

test('A password is reset once it is long enough; a refusal is told with its reason', async () => {
  const staff = await open('?reset=2')
  // The menus of the rows have an item of the same name.
  const form = inDialog('Новый пароль: nina')
  const isOff = () => form.getByText('Сбросить пароль').closest('button')?.disabled
  await type('Новый пароль', '12345')
  expect(descriptionOf('Новый пароль')).toBe('Пароль должен содержать не менее 6 символов')
  expect(isOff()).toBe(true)
  await type('Новый пароль', '123456')
  expect(isOff()).toBe(false)
  write.mockRejectedValueOnce(new ApiError(400, '', 'Этот пароль слишком распространён, придумайте другой'))
  await press('Сбросить пароль', form)
  await screen.findByText(/^Не удалось сбросить пароль пользователя: Этот пароль слишком распространён/)
  write.mockRejectedValueOnce(new ApiError(0, '', null))
  await press('Сбросить пароль', form)
  expect(screen.getByRole('note', { hidden: true }).textContent).toMatch(
    /^Не сохранено: нет связи с сервером\..*нажмите «Сбросить пароль» ещё раз\.$/,
  )
  write.mockResolvedValueOnce(users[1])
  await press('Сбросить пароль', form)
  await screen.findByText('Пароль пользователя сброшен')
  expect(write).toHaveBeenLastCalledWith('adminUsers.resetPassword', { id: 2, password: '123456' })
  expect(staff.address()).toBe('/admin/screen')
})

test('The form of an account leads to its history', async () => {
  await open('?edit=2')
  const history = inDialog('Пользователь nina').getByText('История').closest('a')
  expect(history?.getAttribute('href')).toBe('/admin/journal?entity=users&entityId=2')
})
