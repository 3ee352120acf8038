// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { inDialog, press } from '../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import type { StaffUser } from '../../../contract/users.ts'
import { dismissToast } from '../../../ui/toast/toast-store.ts'
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
const nina: StaffUser = { ...anna, id: 2, username: 'nina', fullName: 'Нина Новая', role: 'manager' }

let colleague = nina
const write = vi.fn<(verb: string, input: object) => Promise<unknown>>()
const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
  if (noun === 'session') return { user: anna }
  if (noun !== 'adminUsers') return { trashDays: 30 }
  return verb === 'list' ? [anna, colleague] : await write(verb, Object(input))
})

const choose = (action: string) =>
  press(action, within(screen.getByRole('group', { name: 'Действия: nina', hidden: true })))
const row = () => screen.getByText('nina').closest('tr')?.textContent

beforeEach(async () => {
  vi.resetAllMocks()
  dismissToast()
  colleague = nina
  write.mockImplementation(async (_verb, changes) => {
    colleague = { ...colleague, ...changes }
    return colleague
  })
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <Users />
    </StaffContext>
  ))
  await screen.findByText('nina')
})

describe('A colleague', () => {
  test('is blocked after a question, which begins at «Отмена», and let in again without one', async () => {
    await choose('Заблокировать')
    const question = inDialog('Заблокировать пользователя?')
    question.getByText(/сеансы сразу завершатся/)
    question.getByText('Нина Новая (nina)')
    expect(document.activeElement?.textContent).toBe('Отмена')
    await press('Отмена', question)
    expect(write).not.toHaveBeenCalled()

    await choose('Заблокировать')
    await press('Заблокировать', inDialog('Заблокировать пользователя?'))
    expect(write).toHaveBeenCalledExactlyOnceWith('updateStatus', { id: 2, isActive: false })
    await screen.findByText('Статус пользователя обновлен')
    expect(row()).toContain('Заблокирован')

    await choose('Разблокировать')
    expect(write).toHaveBeenLastCalledWith('updateStatus', { id: 2, isActive: true })
    await screen.findByText('nina снова может входить')
    expect(row()).toContain('Активен')
  })

  test('gets another role after a question', async () => {
    await choose('Сделать администратором')
    await press('Сделать администратором', inDialog('Сделать администратором?'))
    expect(write).toHaveBeenCalledExactlyOnceWith('updateRole', { id: 2, role: 'admin' })
    await screen.findByText('Роль пользователя обновлена')
    expect(row()).toContain('Администратор')
    await choose('Сделать менеджером')
    inDialog('Сделать менеджером?').getByText(/Разделы «Пользователи» и «Настройки» сразу закроются/)
  })
})

describe('What was not done is said where it was asked, and the question stays', () => {
  test.each([
    ['Заблокировать', 'Заблокировать пользователя?', 'Не заблокирован', 'статус'],
    ['Сделать администратором', 'Сделать администратором?', 'Роль осталась прежней', 'роль'],
  ])('%s', async (action, title, what, field) => {
    await choose(action)
    write.mockRejectedValueOnce(new ApiError(0, '', null))
    await press(action, inDialog(title))
    const note = () => inDialog(title).getByRole('note', { hidden: true }).textContent
    expect(note()).toBe(`${what}: нет связи с сервером. Проверьте связь и нажмите «${action}» ещё раз.`)
    write.mockRejectedValueOnce(new ApiError(500, '', null))
    await press(action, inDialog(title))
    expect(note()).toContain(`${what}: ошибка 500.`)
    await screen.findByText(`Не удалось обновить ${field} пользователя: ошибка 500`)
    await press('Отмена', inDialog(title))
    expect(row()).toContain('МенеджерАктивен')
  })

  test('who was not let in again: under the row', async () => {
    await choose('Заблокировать')
    await press('Заблокировать', inDialog('Заблокировать пользователя?'))
    write.mockRejectedValueOnce(new ApiError(0, '', null))
    await choose('Разблокировать')
    expect(screen.getByText('nina').closest('tr')?.nextElementSibling?.textContent).toBe(
      'Не разблокирован: нет связи с сервером. Проверьте связь и нажмите «Разблокировать» ещё раз.',
    )
  })
})
