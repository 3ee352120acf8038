// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openStaffScreen } from '../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../api/error.ts'
import { createStaffApi } from '../../api/staff.ts'
import { StaffContext } from '../staff.ts'
import { LoginPage } from './login-page.tsx'

const ask = vi.fn<() => Promise<unknown>>()

async function open() {
  const api = createStaffApi(async () => await ask())
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <LoginPage onSignedIn={() => undefined} />
    </StaffContext>
  ))
  return document.querySelector('.login__hint')?.textContent
}

test.each([
  ['mail is off', async () => ({ available: false })],
  ['the server does not answer', async () => await Promise.reject(new ApiError(0, '', null))],
])('While %s an admin changes a forgotten password, as specified', async (_why, answer) => {
  ask.mockImplementation(answer)
  expect(await open()).toBe('Забыли пароль? Его меняет администратор в разделе «Пользователи».')
  expect(screen.queryByRole('link', { name: 'Забыли пароль?' })).toBeNull()
})

test('While mail is on, a letter is offered beside that', async () => {
  ask.mockResolvedValue({ available: true })
  expect(await open()).toBe(
    'Забыли пароль? Его меняет администратор в разделе «Пользователи», или вы сами по ссылке из письма.',
  )
  expect(screen.getByRole('link', { name: 'Забыли пароль?' }).getAttribute('href')).toBe(
    '/admin/login/forgot',
  )
})
