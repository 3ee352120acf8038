// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replayEventsAfterHydration } from './event-replay.ts'

const hydrate = () => {
  dispatchEvent(new Event('hydrated'))
  vi.runAllTimers()
}
const note = () => document.querySelector('.late-note')

/** A page that has just arrived, with one button. */
function openPage() {
  document.body.innerHTML = '<button type="button">В корзину</button>'
  const button = document.querySelector('button')
  if (!button) throw new Error('no button')
  replayEventsAfterHydration()
  return { button, press: () => button.click() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  hydrate()
  vi.useRealTimers()
})

test('what was pressed too early is busy, and pressed once when the page is alive', () => {
  const { button, press } = openPage()
  press()
  press()
  expect(button.ariaBusy).toBe('true')
  const pressed = vi.fn()
  button.addEventListener('click', pressed)
  hydrate()
  expect(pressed).toHaveBeenCalledOnce()
  expect(button.ariaBusy).toBeNull()
  press()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('after six seconds a note says that the page is still loading, and goes when it has', () => {
  const { press } = openPage()
  press()
  vi.advanceTimersByTime(5999)
  expect(note()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(note()?.role).toBe('alert')
  hydrate()
  expect(note()).toBeNull()
})

test('what is typed and pressed is kept until the page is alive, but for passwords', () => {
  localStorage.clear()
  openPage()
  document.body.innerHTML = `<form><input name="phone"><input name="secret" type="password">
    <input name="agreement" type="checkbox"><button type="submit">Отправить</button></form>`
  const [phone, secret] = document.querySelectorAll('input')
  Object.assign(phone ?? {}, { value: '8 926' })
  Object.assign(secret ?? {}, { value: 'hunter2' })
  const kept = () => Object.entries(localStorage).filter(([key]) => key.startsWith('typed / '))
  phone?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(kept()[0]?.[1]).toContain('[null,["phone","8 926",false],["agreement"')
  document.querySelector('button')?.click()
  expect(kept()[0]?.[1]).toContain('["true",["phone","8 926",false],["agreement"')
  expect(JSON.stringify(kept())).not.toContain('hunter2')
  expect(localStorage.getItem('inquiry-unsent')).toBe('[]')
  hydrate()
  expect(kept()).toEqual([])
})

/** A page with a search, which has an address, and an inquiry that is filled in and pressed. */
function pressInquiry() {
  localStorage.clear()
  openPage()
  document.body.innerHTML = `<form action="/search"><input name="q"></form>
    <form><input name="phone"><button type="submit">Отправить</button></form>`
  const [search, phone] = document.querySelectorAll('input')
  const type = (field: Element | undefined) => field?.dispatchEvent(new Event('input', { bubbles: true }))
  const press = () => document.querySelector('button')?.click()
  press()
  const [key = ''] = Object.keys(localStorage).filter((one) => one.startsWith('typed'))
  /** How often the page, once alive, sends it. */
  const countSent = () => {
    const send = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('submit', send)
    hydrate()
    document.removeEventListener('submit', send)
    return send.mock.calls.length
  }
  return { key, press, countSent, type, search, phone }
}

test('an inquiry that another tab has gone on with, as this page was slow, is not sent from here as well, but marked to be told of', () => {
  const { key, type, phone, countSent } = pressInquiry()
  const form = phone?.closest('form')
  localStorage.removeItem(key)
  type(phone)
  expect(localStorage.getItem(key)).toBeNull()
  expect(countSent()).toBe(0)
  expect(form?.ariaBusy).toBe('false')
})

test('pressed here once more after that, it is sent', () => {
  const { key, press, countSent } = pressInquiry()
  localStorage.removeItem(key)
  press()
  expect(localStorage.getItem(key)).not.toBeNull()
  expect(countSent()).toBe(1)
})

test('without storage an inquiry is sent when the page is alive', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  const { countSent } = pressInquiry()
  expect(countSent()).toBe(1)
  vi.restoreAllMocks()
})

test('what is searched for is not kept: a search works without code', () => {
  const { key, type, search, phone } = pressInquiry()
  const before = localStorage.getItem(key)
  vi.advanceTimersByTime(1)
  type(search)
  expect(localStorage.getItem(key)).toBe(before)
  type(phone)
  expect(localStorage.getItem(key)).not.toBe(before)
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toHaveLength(2)
})

test('a page that came to life in time says nothing later', () => {
  const { press } = openPage()
  press()
  dispatchEvent(new Event('hydrated'))
  vi.advanceTimersByTime(60_000)
  expect(note()).toBeNull()
})
