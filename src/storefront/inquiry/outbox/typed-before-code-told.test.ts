// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { days, minutes } from '../../../lib/duration.ts'
import { currentToast, dismissToast, showToast } from '../../../ui/toast/toast-store.ts'
import { goOnWithTyped } from './typed-before-code.ts'

const phone = () => document.querySelector<HTMLInputElement>('[name=phone]')
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('typed'))

/** A time before each former one: an inquiry is told of once, and known by its time. */
let at = Date.now() - minutes(1)

/** As the early script leaves an inquiry that was pressed. */
function leave(path: string) {
  at -= 1
  const request = ['true', ['name', 'Вера', false], ['phone', '8 926', false]]
  localStorage.setItem(`typed ${path} ${at - minutes(2)}`, JSON.stringify([at, request]))
}

const goTo = (path: string) => history.replaceState(null, '', path)
const lockWith = (request?: (name: string, work: () => void) => Promise<void>) =>
  Object.defineProperty(navigator, 'locks', { value: request && { request }, configurable: true })

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  localStorage.setItem('inquiry-unsent', '[]')
  lockWith()
  goTo('/')
  document.body.innerHTML =
    '<form><input name="name"><input name="phone"><button type="submit"></button></form><form><input name="sort"></form>'
})
afterEach(() => {
  dismissToast()
  vi.useRealTimers()
})

test.each([
  ['is gone', () => document.forms[0]?.remove()],
  ['stands behind a confirmation', () => document.forms[0]?.setAttribute('hidden', '')],
])('A request whose form %s is kept, and told of once', (_what, change) => {
  leave('/')
  change()
  const pressed = vi.fn()
  addEventListener('submit', pressed)
  goOnWithTyped()
  removeEventListener('submit', pressed)
  expect(pressed).not.toHaveBeenCalled()
  expect(currentToast()).toMatchObject({
    title: 'Заявка не отправлена',
    description: 'Её форма с тех пор изменилась: заполните её, пожалуйста, ещё раз',
  })
  expect(kept()).toHaveLength(1)
  dismissToast()
  goOnWithTyped()
  expect(currentToast()).toBeNull()
  expect(localStorage.getItem('inquiry-unsent')).toBe('[]')
})

test.each([
  ['/', 'на главной странице'],
  ['/contact', 'на странице «Контакты»'],
  ['/product/topas-5', 'на странице товара'],
  ['/cart', 'в корзине'],
  ['/faq', 'на странице, где вы её заполнили'],
  ['/blog/contact', 'на странице, где вы её заполнили'],
])('Of a request that was pressed on another page (%s) it is told, and it stays there', (path, place) => {
  goTo('/about')
  leave(path)
  goOnWithTyped()
  vi.advanceTimersByTime(minutes(5))
  expect(currentToast()).toMatchObject({
    title: 'Заявка не отправлена',
    description: `Она осталась ${place}`,
    action: { label: 'Открыть и отправить', href: path },
  })
  expect(kept().join()).toMatch(new RegExp(`^typed ${path} \\d+$`))
  expect(phone()?.value).toBe('')
})

test('After a month an inquiry of another page is gone, and nobody is told of it', () => {
  const at = Date.now() - days(31)
  localStorage.setItem(
    `typed /faq ${at - days(31)}`,
    JSON.stringify([at, ['true', ['phone', '8 926', false]]]),
  )
  goOnWithTyped()
  expect(currentToast()).toBeNull()
  expect(kept()).toEqual([])
})

test('What is told until it is read passes with the next thing that is told, which takes its five seconds', () => {
  leave('/contact')
  goOnWithTyped()
  showToast({ title: 'Товар добавлен в корзину' })
  expect(currentToast()?.title).toBe('Товар добавлен в корзину')
  vi.advanceTimersByTime(minutes(1))
  expect(currentToast()).toBeNull()
})

test('What another tab has gone on with is told of where it was an inquiry, not where it was a choice', async () => {
  const [request, choice] = document.forms
  Object.assign(choice ?? {}, { ariaBusy: 'false' })
  goOnWithTyped()
  await vi.advanceTimersByTimeAsync(0)
  expect(choice?.ariaBusy).toBeNull()
  expect(currentToast()).toBeNull()
  Object.assign(request ?? {}, { ariaBusy: 'false' })
  goOnWithTyped()
  await vi.advanceTimersByTimeAsync(0)
  expect(currentToast()?.title).toBe('Отсюда заявка не отправлена')
})

test('Tabs wait for each other where something was left, and only there', async () => {
  const asked = vi.fn(async (_name: string, work: () => void) => work())
  lockWith(asked)
  await goOnWithTyped()
  expect(asked).not.toHaveBeenCalled()
  leave('/contact')
  await goOnWithTyped()
  expect(asked.mock.calls.map(([name]) => name)).toEqual(['typed'])
  expect(currentToast()?.title).toBe('Заявка не отправлена')
})
