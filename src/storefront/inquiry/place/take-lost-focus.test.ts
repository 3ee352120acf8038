// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seconds } from '../../../lib/duration.ts'
import { answersPress, takeLostFocus } from './take-lost-focus.ts'

/** A minute after the page was opened. */
const PRESS = Math.ceil(performance.timeOrigin) + seconds(60)

const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)
const heading = () => find('h2')
const send = () => find<HTMLButtonElement>('button')
const focused = () => document.activeElement?.tagName

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: PRESS })
  document.body.innerHTML = '<h2 tabindex="-1">Заявка принята</h2><button>Отправить</button><input>'
  send()?.focus()
})
afterEach(() => void vi.useRealTimers())

/** The button that was pressed is gone. */
const removeButton = () => send()?.remove()

test('Who has pressed a button that is gone is led to what appeared instead, and the page does not jump', () => {
  removeButton()
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  takeLostFocus(heading(), PRESS)
  expect(focused()).toBe('H2')
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  focus.mockRestore()
})

test('So is who has pressed a button that cannot be pressed any more', () => {
  send()?.setAttribute('disabled', '')
  expect(focused()).toBe('BUTTON')
  takeLostFocus(heading(), PRESS)
  expect(focused()).toBe('H2')
})

test('Who can go on with the button, or has gone on to a field, stays there', () => {
  takeLostFocus(heading(), PRESS)
  expect(focused()).toBe('BUTTON')
  find('input')?.focus()
  removeButton()
  takeLostFocus(heading(), PRESS)
  expect(focused()).toBe('INPUT')
})

test('Within five seconds; who has waited longer looks elsewhere by now', () => {
  removeButton()
  vi.setSystemTime(PRESS + seconds(5))
  takeLostFocus(heading(), PRESS)
  expect(focused()).toBe('BODY')
  vi.setSystemTime(PRESS + seconds(5) - 1)
  takeLostFocus(heading(), PRESS)
  expect(focused()).toBe('H2')
})

test('Who has reloaded the page since the press stays at its top', () => {
  removeButton()
  vi.setSystemTime(performance.timeOrigin + 1)
  takeLostFocus(heading(), performance.timeOrigin - seconds(1))
  expect(focused()).toBe('BODY')
})

test('What has not appeared takes nothing', () => {
  removeButton()
  expect(() => takeLostFocus(null, PRESS)).not.toThrow()
  expect(focused()).toBe('BODY')
})

test.each([
  ['just now, here', 0, '/', true],
  ['nearly a minute ago, here', seconds(59), '/', true],
  ['a minute ago', seconds(60), '/', false],
  ['on another page', 0, '/contact', false],
  ['before this document was opened', seconds(61), '/', false],
])('The page moves to what became of a press %s: %s ms, %s, %s', (_when, ago, page, isMoved) => {
  history.replaceState(null, '', '/')
  const inquiry = { name: 'Ирина', phone: '8 926 123-45-67', source: { page, utm: {} } }
  expect(answersPress({ at: PRESS - ago, inquiry })).toBe(isMoved)
})
