// @vitest-environment happy-dom
// Loads the forms' schemas, which they import at the first press, so that each press ends within one act().
import '../../../contract/account/passkeys.ts'
import '../../../contract/account/second-factor.ts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { descriptionOf, inDialog, press, type } from '../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import type { OwnPasskey } from '../../../contract/account/passkeys.ts'
import type { SecondFactorState } from '../../../contract/account/second-factor.ts'
import type { Profile } from '../../../contract/session.ts'
import { currentToast, dismissToast } from '../../../ui/toast/toast-store.ts'
import { clearUnsaved } from '../../kit/write/unsaved.ts'
import { StaffContext } from '../../staff.ts'
import { PasskeysPart } from './passkeys-part.tsx'

const createPasskey = vi.hoisted(() => vi.fn<(options: unknown) => Promise<unknown>>())
vi.mock('./create-passkey.ts', () => ({ createPasskey }))

const nina: Profile = {
  id: 2,
  username: 'nina',
  fullName: null,
  email: null,
  role: 'manager',
  isActive: true,
  createdAt: '2026-01-05T09:00:00.000Z',
  lastLogin: null,
  version: 4,
}
const phone: OwnPasskey = {
  id: 7,
  name: 'Телефон',
  device: 'Chrome на Android',
  isBackedUp: true,
  createdAt: '2026-02-20T06:30:00.000Z',
  lastUsedAt: null,
}
const CODES = ['abcd-efgh-ijkl-mnop', 'qrst-uvwx-yz23-4567']

const list = vi.fn<() => Promise<OwnPasskey[]>>()
const ALONE = { totp: false, since: null, recoveryCodes: 9 }
let factor: SecondFactorState = ALONE
const write = vi.fn<(verb: string, input: unknown) => Promise<unknown>>()
const api = createStaffApi(async ([, verb], _endpoint, input) => {
  if (verb === 'list') return await list()
  return verb === 'get' ? factor : await write(verb, input)
})

const open = () =>
  openStaffScreen(() => (
    <StaffContext value={api}>
      <PasskeysPart profile={nina} />
    </StaffContext>
  ))

beforeEach(() => {
  vi.resetAllMocks()
  factor = ALONE
  dismissToast()
  clearUnsaved()
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PublicKeyCredential', class {})
})
afterEach(() => vi.unstubAllGlobals())

/** Fills in the form of a new key. */
async function fillIn() {
  await press('Добавить ключ')
  const form = inDialog('Добавить ключ входа')
  await type('Название ключа', 'Ключ USB', form)
  await type('Пароль', 'лопата-и-песок-7', form)
  return form
}

test('a key is made by the browser between two calls, and its recovery codes are shown', async () => {
  list.mockResolvedValue([])
  await open()
  await screen.findByText(/^Ключ подтверждает вход/)
  const form = await fillIn()
  write.mockResolvedValueOnce({ challenge: 'вызов' })
  createPasskey.mockResolvedValueOnce({ id: 'AA' })
  write.mockResolvedValueOnce({ passkey: phone, recoveryCodes: CODES })
  await press('Продолжить', form)
  expect(createPasskey).toHaveBeenCalledExactlyOnceWith({ challenge: 'вызов' })
  expect(write.mock.calls).toEqual([
    ['begin', { password: 'лопата-и-песок-7' }],
    ['create', { name: 'Ключ USB', response: { id: 'AA' } }],
  ])
  const shown = inDialog('Коды восстановления')
  for (const code of CODES) expect(shown.getByText(code)).toBeTruthy()
})

test('what the browser has refused is told, and nothing is sent', async () => {
  list.mockResolvedValue([])
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
  list.mockResolvedValue([phone])
  await open()
  await screen.findByText('Телефон')
  expect(screen.getByText(/Chrome на Android/).textContent).toContain('Добавлен')
  expect(screen.getByText('Им ещё не входили.')).toBeTruthy()
  expect(screen.getByText('Есть и на других ваших устройствах.')).toBeTruthy()
  expect(screen.getByText('Кодов восстановления осталось: 9.')).toBeTruthy()
  await press('Убрать ключ: Телефон')
  const form = inDialog('Убрать ключ входа')
  expect(form.getByText(/вход снова будет по одному паролю/)).toBeTruthy()
  expect(descriptionOf('Код', form)).toContain('Один из кодов восстановления')
  await type('Пароль', 'лопата-и-песок-7', form)
  await type('Код', 'abcd', form)
  write.mockRejectedValueOnce(new ApiError(404, '', 'Такого ключа входа уже нет'))
  await press('Убрать', form)
  expect(write).toHaveBeenCalledExactlyOnceWith('remove', {
    id: 7,
    password: 'лопата-и-песок-7',
    code: 'abcd',
  })
  expect(currentToast()).toMatchObject({ title: 'Ключ уже убран' })
})

test('a key whose answer was lost is shown although adding it seemed to fail', async () => {
  list.mockResolvedValueOnce([])
  await open()
  await screen.findByText(/^Ключ подтверждает вход/)
  const form = await fillIn()
  list.mockResolvedValue([phone])
  write.mockResolvedValueOnce({ challenge: 'вызов' })
  createPasskey.mockResolvedValueOnce({ id: 'AA' })
  write.mockRejectedValueOnce(new ApiError(504, '', null))
  await press('Продолжить', form)
  await screen.findByText('Телефон')
  expect(currentToast()).toMatchObject({ tone: 'bad' })
})

test('the last key of who must have one is not offered to be removed', async () => {
  factor = { ...ALONE, demanded: true }
  list.mockResolvedValue([phone])
  await open()
  await screen.findByText(/последний ключ не убрать/)
  expect(screen.queryByRole('button', { name: /^Убрать ключ/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Новые коды восстановления' })).toBeTruthy()
})

test.each([
  ['another key', { ...ALONE, demanded: true as const }, [phone, { ...phone, id: 8, name: 'Ключ USB' }]],
  ['codes of an app', { ...ALONE, totp: true, demanded: true as const }, [phone]],
])('beside %s it is', async (_what, state, keys) => {
  factor = state
  list.mockResolvedValue(keys)
  await open()
  await screen.findByRole('button', { name: 'Убрать ключ: Телефон' })
  expect(screen.queryByText(/последний ключ не убрать/)).toBeNull()
})

test('without recovery codes and an app nothing that takes a code is offered, and the way out is named', async () => {
  factor = { ...ALONE, recoveryCodes: 0 }
  list.mockResolvedValue([phone])
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
  list.mockResolvedValue([])
  await open()
  const hint = await screen.findByText(/Добавить ключ здесь нельзя/)
  expect(hint.textContent).toContain(reason ?? 'Этот браузер не умеет работать с ключами входа.')
  expect(screen.queryByRole('button', { name: 'Добавить ключ' })).toBeNull()
})
