// @vitest-environment happy-dom
// Loads the form's schema, which it imports at the first press, so that each press ends within one act().
import '../../contract/session.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { descriptionOf, press, type } from '../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../api/error.ts'
import { readFailure } from '../../api/fetch-transport.ts'
import { createStaffApi } from '../../api/staff.ts'
import { dismissToast } from '../../ui/toast/toast-store.ts'
import { StaffContext } from '../staff.ts'
import { CredentialsForm } from './credentials-form.tsx'

const askForPasskey = vi.hoisted(() => vi.fn<(options: unknown) => Promise<unknown>>())
vi.mock('../session/ask-for-passkey.ts', () => ({ askForPasskey }))

const answer = vi.fn<(verb: string, input: unknown) => Promise<unknown>>()
const onSignedIn = vi.fn<(user: unknown) => void>()
const api = createStaffApi(async ([, verb], _endpoint, input) => await answer(verb, input))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const note = () => [...document.querySelectorAll('form .note')].map(({ textContent }) => textContent).join()

const asked = (second: string[]) => ({ message: 'Нужен второй шаг', second, ticket: 'билет' })
const refuse = (status: number, body: { message: string }) =>
  answer.mockRejectedValueOnce(readFailure(status, '', JSON.stringify(body)))

/** Types name and password, after which these codes are asked for. */
async function reachSecondStep(second: string[]) {
  await type('Имя пользователя', 'admin')
  await type('Пароль', 'тот самый пароль')
  refuse(401, asked(second))
  await press('Войти')
}

beforeEach(async () => {
  vi.resetAllMocks()
  dismissToast()
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <CredentialsForm onSignedIn={onSignedIn} />
    </StaffContext>
  ))
})

/** The button of the step that is shown. */
const pressEnter = async () => {
  const shown = [...document.querySelectorAll<HTMLFormElement>('form')].find(
    (form) => !form.closest('[hidden]'),
  )
  if (!shown) throw new Error('no form is shown')
  within(shown).getByRole('button', { name: 'Войти' }).focus()
  await press('Войти', within(shown))
}

test('After the right password a code is asked for, a wrong one stays, and the right one signs in', async () => {
  await reachSecondStep(['totp', 'recovery'])
  expect(note()).toBe('')
  expect(document.activeElement).toBe(field('Код из приложения'))
  await pressEnter()
  expect(descriptionOf('Код из приложения')).toContain('Введите шесть цифр из приложения')
  expect(answer).toHaveBeenCalledTimes(1)

  await type('Код из приложения', '123 456')
  refuse(401, { ...asked(['totp', 'recovery']), message: 'Неверный код' })
  await pressEnter()
  expect(note()).toBe('Ошибка входаНеверный код')
  expect(field('Код из приложения').value).toBe('123 456')
  expect(document.activeElement).toBe(field('Код из приложения'))

  const user = { id: 1, username: 'admin', fullName: null, role: 'admin' }
  answer.mockResolvedValueOnce({ user })
  await pressEnter()
  expect(answer).toHaveBeenLastCalledWith('second', { ticket: 'билет', totp: '123 456' })
  expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(user)
})

test('A ticket that is over leads back to the password, which is still there', async () => {
  await reachSecondStep(['recovery'])
  expect(screen.queryByRole('button', { name: 'Войти кодом из приложения' })).toBeNull()
  await type('Код восстановления', 'abcd')
  refuse(401, { message: 'Второй шаг нужно начать заново. Введите пароль ещё раз' })
  await pressEnter()
  expect(screen.queryByLabelText('Код восстановления')).toBeNull()
  expect(note()).toBe('Ошибка входаВторой шаг нужно начать заново. Введите пароль ещё раз')
  expect(field('Пароль').value).toBe('тот самый пароль')
  expect(document.activeElement).toBe(field('Пароль'))
})

test('The way back from the code leads to the password, each time', async () => {
  expect(document.activeElement).toBe(document.body)
  for (const _time of ['first', 'second']) {
    await reachSecondStep(['totp'])
    expect(document.activeElement).toBe(field('Код из приложения'))
    await press('Назад к паролю')
    expect(document.activeElement).toBe(field('Пароль'))
    expect(note()).toBe('')
  }
})

test('Without a known way of the second step its message stands at the password', async () => {
  await reachSecondStep(['письмо'])
  expect(note()).toBe('Ошибка входаНужен второй шаг')
  expect(document.activeElement).toBe(field('Пароль'))
})

describe('A key', () => {
  beforeEach(() => {
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('PublicKeyCredential', class {})
  })
  afterEach(() => vi.unstubAllGlobals())

  test('is offered first, signs what the server asks for, and a dialog that was closed leaves the other ways', async () => {
    await reachSecondStep(['passkey', 'totp', 'recovery'])
    expect(document.activeElement?.textContent).toBe('Подтвердить ключом')
    answer.mockResolvedValueOnce({ challenge: 'вызов' })
    askForPasskey.mockRejectedValueOnce(new ApiError(400, '', 'Браузер не получил подтверждения.'))
    await press('Подтвердить ключом')
    expect(note()).toBe('Ошибка входаБраузер не получил подтверждения.')
    for (const other of ['Войти кодом из приложения', 'Войти кодом восстановления']) {
      expect(screen.getByRole('button', { name: other })).toBeTruthy()
    }
    const user = { id: 1, username: 'admin', fullName: null, role: 'admin' }
    answer.mockResolvedValueOnce({ challenge: 'вызов' }).mockResolvedValueOnce({ user })
    askForPasskey.mockResolvedValueOnce({ id: 'AA' })
    await press('Подтвердить ключом')
    expect(answer).toHaveBeenCalledWith('secondOptions', { ticket: 'билет' })
    expect(askForPasskey).toHaveBeenLastCalledWith({ challenge: 'вызов' })
    expect(answer).toHaveBeenLastCalledWith('second', { ticket: 'билет', passkey: { id: 'AA' } })
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(user)
  })

  test('is not offered where it cannot work, which is told', async () => {
    vi.stubGlobal('isSecureContext', false)
    await reachSecondStep(['passkey', 'recovery'])
    expect(document.activeElement).toBe(field('Код восстановления'))
    expect(screen.queryByRole('button', { name: 'Войти с ключом' })).toBeNull()
    expect(screen.getByText(/Ключи входа действуют только по адресу/)).toBeTruthy()
  })
})
