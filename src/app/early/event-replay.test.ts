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
  expect(kept()[0]?.[1]).toContain('[null,["phone","8 926",false],[]')
  document.querySelector('button')?.click()
  expect(kept()[0]?.[1]).toContain('["true",["phone","8 926",false],[]')
  expect(JSON.stringify(kept())).not.toContain('hunter2')
  expect(localStorage.getItem('inquiry-unsent')).toBe('[]')
  hydrate()
  expect(kept()).toEqual([])
})

test('a page that came to life in time says nothing later', () => {
  const { press } = openPage()
  press()
  dispatchEvent(new Event('hydrated'))
  vi.advanceTimersByTime(60_000)
  expect(note()).toBeNull()
})
