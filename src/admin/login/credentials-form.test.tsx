// @vitest-environment happy-dom
// Loads the form's schema, which it imports at the first press, so that each press ends within one act().
import '../../contract/session.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { descriptionOf, press, type } from '../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../api/error.ts'
import { createStaffApi } from '../../api/staff.ts'
import { dismissToast } from '../../ui/toast/toast-store.ts'
import { StaffContext } from '../staff.ts'
import { CredentialsForm } from './credentials-form.tsx'

const login = vi.fn<(credentials: unknown) => Promise<unknown>>()
const onSignedIn = vi.fn<(user: unknown) => void>()
const api = createStaffApi(async (_name, _endpoint, input) => await login(input))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const note = () => document.querySelector('form .note')?.textContent

beforeEach(async () => {
  vi.resetAllMocks()
  dismissToast()
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <CredentialsForm onSignedIn={onSignedIn} />
    </StaffContext>
  ))
})

test('Who leaves out something is told what, at the first such field, and nobody is asked', async () => {
  await press('Войти')
  await screen.findByText('Имя пользователя обязательно')
  expect(descriptionOf('Пароль')).toBe('Пароль обязателен')
  expect(document.activeElement).toBe(field('Имя пользователя'))
  await type('Имя пользователя', 'admin')
  await press('Войти')
  expect(descriptionOf('Имя пользователя')).toBe('')
  expect(document.activeElement).toBe(field('Пароль'))
  expect(login).not.toHaveBeenCalled()
})

test('Who is refused is told so beside the button, at the password, which can be looked at', async () => {
  await type('Имя пользователя', 'admin')
  await type('Пароль', 'не тот пароль')
  login.mockRejectedValueOnce(new ApiError(401, '', 'Неверное имя пользователя или пароль'))
  await press('Войти')
  await screen.findAllByText('Ошибка входа')
  expect(note()).toBe('Ошибка входаНеверное имя пользователя или пароль')
  expect(screen.getByRole('alert').textContent).toContain('Ошибка входа')
  expect(document.activeElement).toBe(field('Пароль'))
  expect(field('Пароль').type).toBe('password')
  await press('Показать пароль')
  expect(field('Пароль').type).toBe('text')

  login.mockRejectedValueOnce(new ApiError(0, '', null))
  await press('Войти')
  expect(note()).toMatch(/^Ошибка входаОшибка авторизации\. .*нажмите «Войти» ещё раз\.$/)
  expect(onSignedIn).not.toHaveBeenCalled()

  const user = { id: 1, username: 'admin', fullName: null, role: 'admin' }
  login.mockResolvedValueOnce({ user })
  await press('Войти')
  expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(user)
  await screen.findByText('Добро пожаловать, admin')
})
