// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { days, minutes } from '../../lib/duration.ts'
import { currentToast, dismissToast } from '../../ui/toast-store.ts'
import { goOnWithTyped } from './typed-before-code.ts'

const pressed = vi.fn()
const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`form:not([action]) [name=${name}]`)

/** As the early script leaves the forms of a page: a search with an address, and a request. */
function leave({ path = '/', ago = minutes(1), isPressed = true, phone = '8 926' } = {}) {
  const at = Date.now() - ago
  const search = [null, ['q', 'топас', false], ['', '', null]]
  const request = [
    isPressed ? 'true' : null,
    ['name', 'Вера', false],
    ['phone', phone, false],
    ['agreement', 'on', true],
  ]
  localStorage.setItem(`typed ${path} ${at - minutes(2)}`, JSON.stringify([at, search, request]))
}

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('inquiry-unsent', '[]')
  dismissToast()
  pressed.mockReset()
  document.body.innerHTML = `<form action="/search"><input name="q"><button>Найти</button></form>
    <form><input name="name"><input name="phone"><input name="agreement" type="checkbox"><button type="submit"></button></form>`
  document.querySelector('form:not([action])')?.addEventListener('submit', (event) => {
    event.preventDefault()
    pressed(control('name')?.value, control('phone')?.value, control('agreement')?.checked)
  })
})

test('A request goes on as it was pressed last, once, and by the time that it was really typed in', () => {
  leave({ ago: minutes(9), phone: '1' })
  leave({ ago: minutes(5), phone: '2' })
  leave({ isPressed: false, phone: '3' })
  goOnWithTyped()
  goOnWithTyped()
  expect(pressed.mock.calls).toEqual([['Вера', '2', true]])
  expect(window.shownBefore).toBe(minutes(2))
  expect(document.querySelector<HTMLInputElement>('[name=q]')?.value).toBe('')
  expect(Object.keys(localStorage)).toEqual([])
})

test.each([
  ['what was only typed fills the form, but for what is typed anew', { isPressed: false }, true],
  ['after a day the visitor consents and presses again', { ago: days(2) }, false],
])('%s', (_what, left, agreement) => {
  leave(left)
  Object.assign(control('name') ?? {}, { value: 'Ира' })
  goOnWithTyped()
  expect([control('name')?.value, control('phone')?.value, control('agreement')?.checked]).toEqual([
    'Ира',
    '8 926',
    agreement,
  ])
  expect(pressed).not.toHaveBeenCalled()
})

test('Of a request that was pressed on another page it is told, and it stays there; after a month it is gone', () => {
  leave({ path: '/contact' })
  leave({ path: '/faq', ago: days(31) })
  goOnWithTyped()
  expect(currentToast()).toMatchObject({ title: 'Заявка не отправлена' })
  expect(Object.keys(localStorage).join()).toMatch(/typed \/contact \d+/)
  expect(Object.keys(localStorage).join()).not.toContain('/faq')
  expect(control('phone')?.value).toBe('')
})

test('Where storage is forbidden there is nothing to go on with, and the page lives', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(goOnWithTyped).not.toThrow()
  expect(pressed).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
