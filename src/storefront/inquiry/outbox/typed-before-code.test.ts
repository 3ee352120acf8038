// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { days, hours, minutes } from '../../../lib/duration.ts'
import { currentToast, dismissToast } from '../../../ui/toast/toast-store.ts'
import { accompanied } from './accompanied.ts'
import { goOnWithTyped } from './typed-before-code.ts'

const pressed = vi.fn()
const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`form:not([action]) [name=${name}]`)
const values = () => [control('name')?.value, control('phone')?.value, control('agreement')?.checked]
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('typed'))

const LEFT = {
  path: '/',
  ago: minutes(1),
  isPressed: true,
  phone: '8 926',
  agreement: 'on',
  shownAt: Number.NaN,
}

/** As the early script leaves the forms of a page: an inquiry, and a choice that nobody has made. */
function leave(given: Partial<typeof LEFT> = {}) {
  const { path, ago, isPressed, phone, agreement, shownAt } = { ...LEFT, ...given }
  const at = Date.now() - ago
  const request = [
    isPressed ? 'true' : null,
    ['name', 'Вера', false],
    ['phone', phone, false],
    ['agreement', agreement, true],
    ['purpose', 'advertising', false],
  ]
  const key = `typed ${path} ${Number.isNaN(shownAt) ? at - minutes(2) : shownAt}`
  localStorage.setItem(key, JSON.stringify([at, [null, ['sort', 'price', true]], request]))
}

/** Lets `request` decide who may go on; without, as in old browsers, there are no locks. */
const lockWith = (request?: (name: string, work: () => void) => Promise<void>) =>
  Object.defineProperty(navigator, 'locks', { value: request && { request }, configurable: true })

const FORM = `<form><input name="name"><input name="phone"><input name="agreement" type="checkbox" value="on">
  <input name="purpose" type="checkbox" value="maintenance"><button type="submit"></button></form>`

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('inquiry-unsent', '[]')
  lockWith()
  dismissToast()
  pressed.mockReset()
  document.body.innerHTML = `<form action="/search"><input name="q"><button>Найти</button></form>${FORM}`
  document.querySelector('form:not([action])')?.addEventListener('submit', (event) => {
    event.preventDefault()
    pressed(...values())
  })
})
afterEach(() => void vi.useRealTimers())

test('An inquiry goes on as it was pressed last, once, and by the time that it was really typed in', () => {
  leave({ ago: minutes(9), phone: '1' })
  leave({ ago: minutes(5), phone: '2' })
  leave({ isPressed: false, phone: '3' })
  goOnWithTyped()
  goOnWithTyped()
  expect(pressed.mock.calls).toEqual([['Вера', '2', true]])
  expect(window.shownBefore).toBe(minutes(2))
  expect(Object.keys(localStorage)).toEqual([])
})

test('Pressed again with a corrected phone, which the browser has restored here, it is that inquiry that goes on, once', () => {
  leave({ ago: minutes(5), phone: '1' })
  leave({ phone: '2' })
  const restored = { name: { value: 'Вера' }, phone: { value: '2' }, agreement: { checked: true } }
  for (const [name, state] of Object.entries(restored)) Object.assign(control(name) ?? {}, state)
  goOnWithTyped()
  expect(pressed.mock.calls).toEqual([['Вера', '2', true]])
})

test.each([
  ['what was only typed fills all but boxes after two hours', hours(2), ['Вера', '8 926', false]],
  ['and after a day it is gone', days(2), ['', '', false]],
])('%s', (_what, ago, filled) => {
  leave({ isPressed: false, ago })
  goOnWithTyped()
  expect(values()).toEqual(filled)
  expect(pressed).not.toHaveBeenCalled()
  expect(currentToast()).toBeNull()
  expect(kept()).toEqual([])
})

describe('What was pressed is filled in, and waits for another press,', () => {
  const type = (name: string) => Object.assign(control('name') ?? {}, { value: name })
  const goesTo = (lead: string) => () => document.forms[1]?.setAttribute('data-lead-handling', lead)
  const none = () => undefined

  test.each([
    ['half an hour later, when it may have been sent otherwise', { ago: minutes(31) }, none, 'Вера', false],
    ['where it goes to a chat, for browsers block its window', {}, goesTo('messenger'), 'Вера', true],
    ['where it goes to a chat too', {}, goesTo('both'), 'Вера', true],
    ['where something else was typed since', {}, () => type('Ира'), 'Ира', true],
    ['where its consent is another one now', { agreement: 'v1' }, none, 'Вера', false],
  ])('%s', (_when, left, change, name, isTicked) => {
    vi.useFakeTimers()
    leave(left)
    change()
    goOnWithTyped()
    expect(values()).toEqual([name, '8 926', isTicked])
    expect(pressed).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(document.querySelector('[type=submit]'))
    vi.advanceTimersByTime(minutes(5))
    expect(currentToast()?.title).toBe('Заявка ещё не отправлена')
    expect(kept()).toEqual([])
  })
})

test('An inquiry whose form stands elsewhere on the page now goes on from there, not from a like one', () => {
  leave()
  const smaller = '<form><input name="phone"><button type="submit"></button></form>'
  const larger = FORM.replace('<input', '<input name="message"><input')
  document.body.insertAdjacentHTML('afterbegin', larger + smaller.repeat(2))
  goOnWithTyped()
  expect(pressed).toHaveBeenCalledOnce()
  expect([...document.querySelectorAll<HTMLInputElement>('[name=phone]')].map(({ value }) => value)).toEqual([
    '',
    '',
    '',
    '8 926',
  ])
})

describe('Of two forms with the same fields', () => {
  const form = (phone: string) => [
    null,
    ['name', '', false],
    ['phone', phone, false],
    ['agreement', 'on', false],
  ]
  /** They are left in one document; the first was not touched. */
  const leaveBoth = () => {
    const at = Date.now() - minutes(1)
    localStorage.setItem(`typed / ${at}`, JSON.stringify([at, form(''), form('8 926')]))
  }
  const phones = () =>
    [...document.querySelectorAll<HTMLInputElement>('[name=phone]')].map(({ value }) => value)

  test('each goes on in its own', () => {
    document.body.insertAdjacentHTML('beforeend', FORM)
    leaveBoth()
    goOnWithTyped()
    expect(phones()).toEqual(['', '8 926'])
  })

  test('the one with something typed goes on where a single one is left', () => {
    leaveBoth()
    goOnWithTyped()
    expect(phones()).toEqual(['8 926'])
  })

  test('the one with something typed goes on, though a later document had it empty', () => {
    leave({ isPressed: false, ago: minutes(5) })
    const at = Date.now() - minutes(1)
    localStorage.setItem(`typed / ${at}`, JSON.stringify([at, form('')]))
    goOnWithTyped()
    expect(phones()).toEqual(['8 926'])
  })
})

describe('An inquiry that was dated by a clock without a battery, before it was put right,', () => {
  const YEAR = days(365)

  test('is filled in, and waits for another press', () => {
    leave({ ago: YEAR })
    goOnWithTyped()
    expect(values()).toEqual(['Вера', '8 926', false])
    expect(pressed).not.toHaveBeenCalled()
  })

  test('is told of on other pages, and stays a month', () => {
    vi.useFakeTimers()
    leave({ path: '/contact', ago: YEAR })
    goOnWithTyped()
    expect(currentToast()?.action).toMatchObject({ href: '/contact' })
    vi.advanceTimersByTime(days(29))
    goOnWithTyped()
    expect(kept()).toHaveLength(1)
    vi.advanceTimersByTime(days(2))
    goOnWithTyped()
    expect(kept()).toEqual([])
  })
})

describe('Who has sent an inquiry since', () => {
  const send = (phone: string) =>
    accompanied(async () => ({
      id: 7,
      number: 7,
      success: true,
      message: '',
      attachmentSecret: '',
    }))({ name: 'Вера', phone })

  test('does not send the same one as well', async () => {
    leave({ phone: '8 926 123-45-67' })
    leave({ path: '/cart', phone: '8 926 765-43-21' })
    await send('89261234567')
    goOnWithTyped()
    expect(pressed).not.toHaveBeenCalled()
    expect(kept().join()).toMatch(/^typed \/cart \d+$/)
  })

  test('from another page is asked whether he means the former one, too, which is not lost', async () => {
    leave({ phone: '8 926 123-45-67' })
    history.replaceState(null, '', '/cart')
    await send('89261234567')
    history.replaceState(null, '', '/')
    goOnWithTyped()
    expect(pressed).not.toHaveBeenCalled()
    expect(control('phone')?.value).toBe('8 926 123-45-67')
    expect(currentToast()?.title).toBe('Заявка ещё не отправлена')
  })

  test('without a digit in his phone takes nothing away', async () => {
    leave({ phone: '' })
    await send('позвоните в Telegram')
    expect(kept()).toHaveLength(1)
  })
})

test.each([false, true])(
  'What was pressed here and gone on with in another tab is told of once (alive later: %s)',
  async (isLater) => {
    vi.useFakeTimers()
    Object.assign(control('phone') ?? {}, { value: '8 926' })
    if (isLater) goOnWithTyped()
    await vi.advanceTimersByTimeAsync(minutes(5))
    // As the early script marks it, in a task after the event.
    setTimeout(() => Object.assign(document.forms[1] ?? {}, { ariaBusy: 'false' }))
    if (isLater) dispatchEvent(new Event('hydrated'))
    else goOnWithTyped()
    await vi.advanceTimersByTimeAsync(minutes(5))
    expect(currentToast()).toMatchObject({
      title: 'Отсюда заявка не отправлена',
      description: expect.stringMatching(/^Её продолжила другая вкладка/),
    })
    expect(pressed).not.toHaveBeenCalled()
    expect(control('phone')?.value).toBe('8 926')
    dismissToast()
    goOnWithTyped()
    await vi.advanceTimersByTimeAsync(minutes(5))
    expect(currentToast()).toBeNull()
  },
)

test('Of two tabs that are restored together one goes on', async () => {
  leave()
  const first = Promise.withResolvers<void>()
  lockWith((_name, work) => first.promise.then(work))
  const second = goOnWithTyped()
  expect(pressed).not.toHaveBeenCalled()
  for (const key of kept()) localStorage.removeItem(key)
  first.resolve()
  await second
  expect(pressed).not.toHaveBeenCalled()
})

test('What this document itself has left, before it is alive, is left to the early script', () => {
  leave({ shownAt: performance.timeOrigin })
  goOnWithTyped()
  expect(pressed).not.toHaveBeenCalled()
  expect(kept()).toHaveLength(1)
})

test('Where storage is forbidden there is nothing to go on with, and the page lives', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(goOnWithTyped).not.toThrow()
  expect(pressed).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
