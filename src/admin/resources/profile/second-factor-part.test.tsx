// @vitest-environment happy-dom
// Loads the forms' schema, which they import at the first press, so that each press ends within one act().
import '../../../contract/account/second-factor.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  ENROLMENT,
  openProfilePart,
  PASSWORD,
  phone,
  RECOVERY_CODES,
} from '../../../../tests/support/profile-part.tsx'
import { descriptionOf, inDialog, press, type } from '../../../../tests/support/screen-actions.ts'
import { ApiError } from '../../../api/error.ts'
import { SecondFactorPart } from './second-factor-part.tsx'

const OFF = { totp: false, since: null, recoveryCodes: 0 }
const ON = { totp: true, since: '2026-02-20T06:30:00.000Z', recoveryCodes: 10 }
const { listPasskeys, readState, write, open } = openProfilePart(SecondFactorPart)
const isOpen = (title: string) => screen.queryByRole('heading', { name: title, hidden: true }) !== null
const refuse = (status: number, message: string | null) =>
  write.mockRejectedValueOnce(new ApiError(status, '', message))

/** Presses the button once the state has come. */
async function choose(name: string) {
  await screen.findByRole('button', { name })
  await press(name)
}

/** Opens the form of this title, fills in password and code, and sends it. */
async function sendCode(title: string, save: string) {
  await choose(title)
  const form = inDialog(title)
  await type('Пароль', PASSWORD, form)
  await type('Код', '123456', form)
  await press(save, form)
}

/** Turns it on as far as the key, and sends the first code. */
async function sendFirstCode(title = 'Включить второй шаг') {
  await choose(title)
  await type('Пароль', PASSWORD, inDialog(title))
  write.mockResolvedValueOnce(ENROLMENT)
  await press('Продолжить')
  await screen.findByText(/^Отсканируйте QR-код приложением/)
  await type('Код из приложения', '123456')
}

describe('How it stands', () => {
  test('is not said before it is known', async () => {
    const arrival = Promise.withResolvers<unknown>()
    readState.mockReturnValueOnce(arrival.promise)
    await open()
    expect(screen.queryByRole('button', { name: 'Включить второй шаг' })).toBeNull()
    await act(async () => arrival.resolve(OFF))
    await screen.findByRole('button', { name: 'Включить второй шаг' })
  })

  test('is asked for again after a failure, which does not look as if it were off', async () => {
    readState.mockRejectedValueOnce(new ApiError(500, '', null))
    await open()
    await screen.findByRole('button', { name: 'Повторить' })
    expect(screen.queryByRole('button', { name: 'Включить второй шаг' })).toBeNull()
    readState.mockResolvedValue(ON)
    await press('Повторить')
    await screen.findByText('Включён 20 февраля 2026 г. Кодов восстановления осталось: 10.')
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
  })
})

describe('Beside a passkey', () => {
  const ADD = 'Добавить код из приложения'

  beforeEach(() => void listPasskeys.mockResolvedValue([phone]))

  test('codes of an app are added, and without new recovery codes none are shown', async () => {
    readState
      .mockResolvedValueOnce({ ...OFF, recoveryCodes: 8 })
      .mockResolvedValue({ ...ON, recoveryCodes: 8 })
    await open()
    await screen.findByText(/Коды восстановления останутся прежними\.$/)
    await sendFirstCode(ADD)
    expect(screen.queryByText(/На других устройствах понадобится войти заново/)).toBeNull()
    write.mockResolvedValueOnce({ recoveryCodes: [] })
    await press('Добавить')
    await screen.findByText('Код из приложения добавлен')
    expect(isOpen(ADD)).toBe(false)
    expect(isOpen('Коды восстановления')).toBe(false)
  })

  test('new recovery codes come with them where none were left', async () => {
    readState.mockResolvedValueOnce(OFF).mockResolvedValue(ON)
    await open()
    await screen.findByText(/С ним придут новые коды восстановления\.$/)
    await sendFirstCode(ADD)
    write.mockResolvedValueOnce({ recoveryCodes: RECOVERY_CODES })
    await press('Добавить')
    await screen.findByText('abcd-efgh-ijkl-mnop')
  })

  test('codes of an app alone are turned off, also where a second step is demanded', async () => {
    const demanded = { demanded: true }
    readState.mockResolvedValueOnce({ ...ON, ...demanded }).mockResolvedValue({ ...OFF, ...demanded })
    await open()
    write.mockResolvedValueOnce({ success: true })
    await sendCode('Выключить код из приложения', 'Выключить')
    await screen.findByText('Код из приложения выключен')
    expect(write).toHaveBeenCalledExactlyOnceWith('turnOff', {
      password: PASSWORD,
      code: '123456',
    })
  })
})

test('Who must have it and has nothing else is told how to come to another phone', async () => {
  readState.mockResolvedValue({ ...ON, demanded: true })
  await open()
  const hint = await screen.findByText(/^Администраторам второй шаг обязателен/)
  expect(hint.textContent).toMatch(/добавьте ключ входа.*другой администратор/)
  expect(screen.queryByRole('button', { name: /^Выключить/ })).toBeNull()
})

describe('The recovery codes', () => {
  const QUESTION = 'Закрыть коды восстановления?'
  const dialog = () => screen.getByText('abcd-efgh-ijkl-mnop').closest('dialog') ?? document.body
  const isPageKept = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  beforeEach(async () => {
    readState.mockResolvedValue(ON)
    await open()
    write.mockResolvedValueOnce({ recoveryCodes: RECOVERY_CODES })
    await sendCode('Новые коды восстановления', 'Получить коды')
    await screen.findByText('abcd-efgh-ijkl-mnop')
  })

  test.each([
    ['✕', () => fireEvent.click(inDialog('Коды восстановления').getByRole('button', { name: 'Закрыть' }))],
    ['Escape', () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))],
    [
      'a press beside them',
      () => {
        fireEvent.pointerDown(dialog())
        fireEvent.click(dialog())
      },
    ],
  ])('stay after %s unless whoever pressed it has them', async (_way, leave) => {
    await act(async () => leave())
    expect(isOpen(QUESTION)).toBe(true)
    await press('Вернуться к кодам')
    expect(isOpen(QUESTION)).toBe(false)
    screen.getByText('qrst-uvwx-yz23-4567')
    await act(async () => leave())
    await press('Коды у меня есть, закрыть')
    await waitFor(() => expect(isOpen('Коды восстановления')).toBe(false))
  })

  test('go without a question by «Коды сохранены», before which the page is not left unasked either', async () => {
    expect(isPageKept()).toBe(true)
    await press('Коды сохранены')
    expect(isOpen('Коды восстановления')).toBe(false)
    expect(isOpen(QUESTION)).toBe(false)
    expect(isPageKept()).toBe(false)
  })
})

describe('An answer that was lost', () => {
  test.each([
    [409, 'Второй шаг уже включён'],
    [504, null],
  ])('to the first code: after %i it is shown as on, and new codes are advised', async (status, message) => {
    readState.mockResolvedValueOnce(OFF)
    await open()
    await sendFirstCode()
    readState.mockResolvedValue(ON)
    refuse(status, message)
    await press('Включить')
    await screen.findByText('Второй шаг уже включён')
    screen.getByText('Получите новые коды восстановления.')
    expect(isOpen('Включить второй шаг')).toBe(false)
    screen.getByRole('button', { name: 'Новые коды восстановления' })
  })

  test('is also noticed by who begins anew', async () => {
    readState.mockResolvedValueOnce(OFF).mockResolvedValue(ON)
    await open()
    await choose('Включить второй шаг')
    await type('Пароль', PASSWORD, inDialog('Включить второй шаг'))
    refuse(409, 'Второй шаг уже включён')
    await press('Продолжить')
    await screen.findByText('Получите новые коды восстановления.')
    expect(isOpen('Включить второй шаг')).toBe(false)
  })

  test('is not meant by a refusal of something else: the form stays with it', async () => {
    readState.mockResolvedValue(OFF)
    await open()
    await sendFirstCode()
    const message = 'Начните включение заново: ключ больше не действует'
    refuse(409, message)
    await press('Включить')
    await screen.findAllByText(message)
    expect(isOpen('Включить второй шаг')).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>('Код из приложения').value).toBe('123456')
  })

  test('to new recovery codes: the code may be used up, and their number is read again', async () => {
    readState.mockResolvedValueOnce({ ...ON, recoveryCodes: 2 })
    await open()
    readState.mockResolvedValue(ON)
    refuse(0, null)
    await sendCode('Новые коды восстановления', 'Получить коды')
    await screen.findByText(/Кодов восстановления осталось: 10\.$/)
    const late = /прежний код мог уже сработать: подождите следующего кода/
    expect(descriptionOf('Код')).toMatch(late)
    refuse(400, 'Неверный код. Код из приложения действует полминуты и один раз')
    await press('Получить коды')
    expect(descriptionOf('Код')).toMatch(late)
    expect(screen.getByLabelText<HTMLInputElement>('Код').value).toBe('123456')
  })

  test('to turning it off: it is shown as off', async () => {
    readState.mockResolvedValueOnce(ON).mockResolvedValue(OFF)
    await open()
    refuse(409, 'Второй шаг не включён')
    await sendCode('Выключить второй шаг', 'Выключить')
    await screen.findByText('Второй шаг уже выключен')
    expect(isOpen('Выключить второй шаг')).toBe(false)
    screen.getByRole('button', { name: 'Включить второй шаг' })
  })
})
