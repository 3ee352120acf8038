// @vitest-environment happy-dom
// Loads the forms' schemas, which they import at the first press, so that each press ends within one act().
import '../../../contract/account/passkeys.ts'
import '../../../contract/account/second-factor.ts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openProfilePart, PASSWORD, phone, RECOVERY_CODES } from '../../../../tests/support/profile-part.tsx'
import { descriptionOf, inDialog, press, type } from '../../../../tests/support/screen-actions.ts'
import { ApiError } from '../../../api/error.ts'
import type { SecondFactorState } from '../../../contract/account/second-factor.ts'
import { currentToast } from '../../../ui/toast/toast-store.ts'
import { PasskeysPart } from './passkeys-part.tsx'

const createPasskey = vi.hoisted(() => vi.fn<(options: unknown) => Promise<unknown>>())
vi.mock('./create-passkey.ts', () => ({ createPasskey }))

const ALONE: SecondFactorState = { totp: false, since: null, recoveryCodes: 9 }

const { listPasskeys, readState, write, open } = openProfilePart(PasskeysPart)

beforeEach(() => {
  readState.mockResolvedValue(ALONE)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PublicKeyCredential', class {})
})
afterEach(() => vi.unstubAllGlobals())

/** Fills in the form of a new key. */
async function fillIn() {
  await press('Добавить ключ')
  const form = inDialog('Добавить ключ входа')
  await type('Название ключа', 'Ключ USB', form)
  await type('Пароль', PASSWORD, form)
  return form
}

test('a key is made by the browser between two calls, and its recovery codes are shown', async () => {
  await open()
  await screen.findByText(/^Ключ подтверждает вход/)
  const form = await fillIn()
  write.mockResolvedValueOnce({ challenge: 'вызов' })
  createPasskey.mockResolvedValueOnce({ id: 'AA' })
  write.mockResolvedValueOnce({ passkey: phone, recoveryCodes: RECOVERY_CODES })
  await press('Продолжить', form)
  expect(createPasskey).toHaveBeenCalledExactlyOnceWith({ challenge: 'вызов' })
  expect(write.mock.calls).toEqual([
    ['begin', { password: PASSWORD }],
    ['create', { name: 'Ключ USB', response: { id: 'AA' } }],
  ])
  const shown = inDialog('Коды восстановления')
  for (const code of RECOVERY_CODES) expect(shown.getByText(code)).toBeTruthy()
})

test('what the browser has refused is told, and nothing is sent', async () => {
  await open()
  await screen.findByText(/^Ключ подтверждает вход/)
  const form = await fillIn()
  write.mockResolvedValueOnce({ challenge: 'вызов' })
  createPasskey.mockRejectedValueOnce(new ApiError(400, '', 'Браузер не получил подтверждения.'))
  await press('Продолжить', form)
  expect(currentToast()).toMatchObject({ tone: 'bad', description: 'Браузер не получил подтверждения.' })
  expect(write).toHaveBeenCalledTimes(1)
  expect(form.getByLabelText<HTMLInputElement>('Название ключа').value).toBe('Ключ USB')
})

test('a key is shown with what is known of it, and removed by a recovery code where there is no app', async () => {
  listPasskeys.mockResolvedValue([phone])
  await open()
  await screen.findByText('Телефон')
  expect(screen.getByText(/Chrome на Android/).textContent).toContain('Добавлен')
  expect(screen.getByText('Им ещё не входили.')).toBeTruthy()
  expect(screen.getByText('Есть и на других ваших устройствах.')).toBeTruthy()
  expect(screen.getByText('Кодов восстановления осталось: 9.')).toBeTruthy()
  // The answer that brought them may have been lost.
  expect(screen.getByText(/^Если вы их не видели или потеряли, добавьте код из приложения/)).toBeTruthy()
  await press('Убрать ключ: Телефон')
  const form = inDialog('Убрать ключ входа')
  expect(form.getByText(/вход снова будет по одному паролю/)).toBeTruthy()
  expect(descriptionOf('Код', form)).toContain('Один из кодов восстановления')
  await type('Пароль', PASSWORD, form)
  await type('Код', 'abcd', form)
  write.mockRejectedValueOnce(new ApiError(404, '', 'Такого ключа входа уже нет'))
  await press('Убрать', form)
  expect(write).toHaveBeenCalledExactlyOnceWith('remove', {
    id: 7,
    password: PASSWORD,
    code: 'abcd',
  })
  expect(currentToast()).toMatchObject({ title: 'Ключ уже убран' })
})

test('a key whose answer was lost is shown although adding it seemed to fail', async () => {
  listPasskeys.mockResolvedValueOnce([])
  await open()
  await screen.findByText(/^Ключ подтверждает вход/)
  const form = await fillIn()
  listPasskeys.mockResolvedValue([phone])
  write.mockResolvedValueOnce({ challenge: 'вызов' })
  createPasskey.mockResolvedValueOnce({ id: 'AA' })
  write.mockRejectedValueOnce(new ApiError(504, '', null))
  await press('Продолжить', form)
  await screen.findByText('Телефон')
  expect(currentToast()).toMatchObject({ tone: 'bad' })
})

test('the last key of who must have one is not offered to be removed', async () => {
  readState.mockResolvedValue({ ...ALONE, demanded: true })
  listPasskeys.mockResolvedValue([phone])
  await open()
  await screen.findByText(/последний ключ не убрать/)
  expect(screen.queryByRole('button', { name: /^Убрать ключ/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Новые коды восстановления' })).toBeTruthy()
})

test.each([
  ['another key', { ...ALONE, demanded: true as const }, [phone, { ...phone, id: 8, name: 'Ключ USB' }]],
  ['codes of an app', { ...ALONE, totp: true, demanded: true as const }, [phone]],
])('beside %s it is', async (_what, state, keys) => {
  readState.mockResolvedValue(state)
  listPasskeys.mockResolvedValue(keys)
  await open()
  await screen.findByRole('button', { name: 'Убрать ключ: Телефон' })
  expect(screen.queryByText(/последний ключ не убрать/)).toBeNull()
})

test('without recovery codes and an app nothing that takes a code is offered, and the way out is named', async () => {
  readState.mockResolvedValue({ ...ALONE, recoveryCodes: 0 })
  listPasskeys.mockResolvedValue([phone])
  await open()
  await screen.findByText(/^Кодов не осталось: добавьте код из приложения, с ним придут новые\./)
  expect(screen.queryByRole('button', { name: /^Убрать ключ/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Новые коды восстановления' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Добавить ключ' })).toBeTruthy()
})

test.each([
  [{ isSecureContext: false }, 'Ключи входа действуют только по адресу, который начинается с https.'],
  [{ PublicKeyCredential: undefined }, null],
])('where keys cannot work none is offered, and the reason is told: %j', async (missing, reason) => {
  for (const [name, value] of Object.entries(missing)) {
    if (value === undefined) Reflect.deleteProperty(globalThis, name)
    else vi.stubGlobal(name, value)
  }
  await open()
  const hint = await screen.findByText(/Добавить ключ здесь нельзя/)
  expect(hint.textContent).toContain(reason ?? 'Этот браузер не умеет работать с ключами входа.')
  expect(screen.queryByRole('button', { name: 'Добавить ключ' })).toBeNull()
})
