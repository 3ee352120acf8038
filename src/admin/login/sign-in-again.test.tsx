// @vitest-environment happy-dom
// Loads the form's schema, which it imports at the first press, so that each press ends within one act().
import '../../contract/session.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { press, type } from '../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../api/staff.ts'
import { dismissToast } from '../../ui/toast/toast-store.ts'
import { clearUnsaved, useUnsaved } from '../kit/write/unsaved.ts'
import { sessionQuery } from '../queries.ts'
import { renewSession } from '../session/renewal.ts'
import { StaffContext } from '../staff.ts'
import { SignInAgain } from './sign-in-again.tsx'

const anna = { id: 5, username: 'anna', fullName: 'Анна Полевая', role: 'manager' } as const
const petr = { id: 6, username: 'petr', fullName: null, role: 'manager' } as const

/** Calls about notifications, and the addresses that the server has. */
const push = vi.fn<(call: string, input: unknown) => void>()
let endpoints: string[] = []

function Form() {
  const [text, setText] = useState('')
  useUnsaved(text !== '')
  return <input aria-label="Вопрос" value={text} onChange={(event) => setText(event.target.value)} />
}

/** Opens a form as Anna, types, and lets her session end when she saves; `user` signs in again. */
async function signInAgainAs(user: typeof anna | typeof petr) {
  const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
    if (noun !== 'push') return { user }
    push(verb, input)
    return { enabled: true, publicKey: 'key', endpoints, ofSession: [] }
  })
  const area = await openStaffScreen(() => (
    <StaffContext value={api}>
      <Form />
      <SignInAgain />
    </StaffContext>
  ))
  area.queries.setQueryData(sessionQuery(api).queryKey, anna)
  await type('Вопрос', 'Зимой?')
  let answer = Promise.resolve(false)
  act(() => {
    answer = renewSession()
  })
  screen.getByText(/^Сеанс закончился\..* Если войдёт кто-то другой, оно закроется без сохранения\.$/)
  await type('Имя пользователя', user.username)
  await type('Пароль', 'лопата-и-песок-7')
  await press('Войти')
  return { ...area, answer }
}

beforeEach(() => {
  push.mockClear()
  clearUnsaved()
  dismissToast()
})

test('Who signs in again goes on in the form', async () => {
  const { answer, address } = await signInAgainAs(anna)
  expect(await answer).toBe(true)
  expect(address()).toBe('/admin/screen')
  expect(screen.getByLabelText<HTMLInputElement>('Вопрос').value).toBe('Зимой?')
  screen.getByText('Добро пожаловать, anna')
})

test('Notifications of the browser go on with the new session, and none are switched on that the server has ended', async () => {
  const keys = { p256dh: 'key', auth: 'auth' }
  const own = { endpoint: 'https://push.example/1', toJSON: () => ({ endpoint: own.endpoint, keys }) }
  const worker = { active: { scriptURL: '/staff-sw.js' }, pushManager: { getSubscription: async () => own } }
  const serviceWorker = { controller: worker.active, getRegistration: async () => worker }
  Object.assign(navigator, { serviceWorker })
  try {
    endpoints = []
    await signInAgainAs(anna)
    await waitFor(() => expect(push).toHaveBeenCalledWith('get', undefined))
    await act(async () => {})
    expect(push).toHaveBeenCalledOnce()
    cleanup()
    endpoints = [own.endpoint]
    await signInAgainAs(anna)
    await waitFor(() => expect(push).toHaveBeenLastCalledWith('subscribe', { endpoint: own.endpoint, keys }))
  } finally {
    Reflect.deleteProperty(navigator, 'serviceWorker')
  }
})

test("Somebody else saves nothing of it, and is told that the other one's form is closed", async () => {
  const { answer, address } = await signInAgainAs(petr)
  expect(await answer).toBe(false)
  await waitFor(() => expect(address()).toBe('/admin'))
  screen.getByText('Вы вошли как petr')
  screen.getByText('Открытое под именем anna закрыто без сохранения.')
})
