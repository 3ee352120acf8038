// @vitest-environment happy-dom
// Loads the form's schema, which it imports at the first press, so that each press ends within one act().
import '../../../contract/passwords.ts'
import '../../../contract/users.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { descriptionOf, inDialog, press, type } from '../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import type { Profile } from '../../../contract/session.ts'
import { dismissToast } from '../../../ui/toast/toast-store.ts'
import { clearUnsaved } from '../../kit/write/unsaved.ts'
import { pushQuery } from '../../parts/account/push-query.ts'
import { StaffContext } from '../../staff.ts'
import { Component as ProfileScreen } from './screen.tsx'

const nina: Profile = {
  id: 2,
  username: 'nina',
  fullName: 'Нина Старая',
  email: null,
  role: 'manager',
  isActive: true,
  createdAt: '2026-01-05T09:00:00.000Z',
  lastLogin: '2026-02-20T06:30:00.000Z',
  version: 4,
}
const write = vi.fn<(call: string, input: unknown) => Promise<unknown>>()
/** Until when the state of notifications is on its way. */
let arrival: PromiseWithResolvers<void> | null = null
const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
  if (noun === 'session') return { user: nina }
  if (noun === 'push' && verb === 'get') await arrival?.promise
  if (noun === 'push') return { enabled: true, publicKey: 'key', endpoints: [], ofSession: [] }
  return noun === 'account' ? await write(verb, input) : []
})

function ProfileOfNina() {
  return (
    <StaffContext value={api}>
      <ProfileScreen />
    </StaffContext>
  )
}

async function open(search = '') {
  await openStaffScreen(ProfileOfNina, `/admin/screen${search}`)
  await screen.findByLabelText('Полное имя')
}

beforeEach(() => {
  vi.resetAllMocks()
  arrival = null
  dismissToast()
  clearUnsaved()
})

describe('One’s own profile', () => {
  test('says who one is, since when, and when one came last', async () => {
    await open()
    const facts = [...document.querySelectorAll('.facts > div')].map(({ textContent }) => textContent)
    expect(facts).toEqual([
      'Логинnina',
      'РольМенеджер',
      'СтатусАктивен',
      'Дата регистрации5 января 2026 г.',
      expect.stringMatching(/^Последний вход20 февраля 2026 г\.\sв\s09:30$/),
    ])
  })

  test('is saved with a right address of e-mail alone, and what fails keeps what was typed', async () => {
    await open()
    await type('Полное имя', 'Нина Новая')
    await type('Эл. почта', 'почта')
    await press('Сохранить')
    await screen.findByText('Введите корректный email')
    await type('Эл. почта', 'nina@example.ru')
    write.mockRejectedValueOnce(new ApiError(500, '', null))
    await press('Сохранить')
    await screen.findByText('Не удалось обновить профиль: ошибка 500')
    expect(screen.getByLabelText<HTMLInputElement>('Полное имя').value).toBe('Нина Новая')
    write.mockResolvedValueOnce({ ...nina, fullName: 'Нина Новая', version: 5 })
    await press('Сохранить')
    await screen.findByText('Профиль успешно обновлен')
    expect(write).toHaveBeenLastCalledWith('update', {
      id: 2,
      fullName: 'Нина Новая',
      email: 'nina@example.ru',
    })
  })
})

test('What was typed stays when notifications are switched off, which is read again', async () => {
  const own = { endpoint: 'https://push.example/1', unsubscribe: async () => true }
  const worker = { active: { scriptURL: '/staff-sw.js' }, pushManager: { getSubscription: async () => own } }
  vi.stubGlobal('PushManager', Object)
  vi.stubGlobal('Notification', Object)
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => worker } })
  const push = { enabled: true, publicKey: 'key', endpoints: [own.endpoint], ofSession: [] }
  const { queries, go } = await openStaffScreen(ProfileOfNina, '/admin/elsewhere')
  // As it is known when the screen was open before.
  queries.setQueryData(pushQuery(api).queryKey, { push, own, isOn: true } as never)
  await go('/admin/screen')
  const name = await screen.findByLabelText<HTMLInputElement>('Полное имя')
  await type('Полное имя', 'Нина Новая')
  arrival = Promise.withResolvers()
  await press('Выключить в этом браузере')
  await waitFor(() => expect(queries.isFetching({ queryKey: pushQuery(api).queryKey })).toBe(1))
  await act(async () => arrival?.resolve())
  await screen.findByRole('button', { name: 'Включить в этом браузере' })
  expect(name.isConnected).toBe(true)
  expect(name.value).toBe('Нина Новая')
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('One’s own new password is asked for in three fields, each of which says what is wrong', async () => {
  await open('?password=new')
  const form = inDialog('Изменить пароль')
  await press('Изменить пароль', form)
  await screen.findByText('Введите текущий пароль')
  expect(descriptionOf('Новый пароль')).toContain('Новый пароль должен содержать не менее 6 символов')
  expect(descriptionOf('Новый пароль ещё раз')).toBe('Подтвердите новый пароль')
  await type('Текущий пароль', 'не тот')
  await type('Новый пароль', 'канава-и-труба-3')
  await type('Новый пароль ещё раз', 'канава-и-труба-4')
  await press('Изменить пароль', form)
  await screen.findByText('Пароли не совпадают')
  expect(write).not.toHaveBeenCalled()
  await type('Новый пароль ещё раз', 'канава-и-труба-3')
  write.mockRejectedValueOnce(new ApiError(400, '', 'Проверьте правильность текущего пароля'))
  await press('Изменить пароль', form)
  expect(form.getByRole('note', { hidden: true }).textContent).toContain(
    'Проверьте правильность текущего пароля',
  )
  write.mockResolvedValueOnce({ success: true })
  await type('Текущий пароль', 'лопата-и-песок-7')
  await press('Изменить пароль', form)
  await screen.findByText('Пароль успешно изменен')
})
