// @vitest-environment happy-dom
import type { Location, NavigationType } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from '../../../../tests/support/wait-for.ts'

const text = '<input name="name" aria-label="Имя">'
const phone = '<input name="phone" aria-label="Телефон">'
const message = '<textarea name="message" aria-label="Сообщение"></textarea>'
const wish = '<select aria-label="Когда звонить"><option>сейчас</option></select>'
const call = '<input type="radio" aria-label="Звонок">'
const box = '<input type="checkbox" aria-label="Согласие">'
const button = '<button type="button" aria-label="Показать ещё">ещё</button>'
const send = '<button type="submit" aria-label="Отправить">да</button>'
const all = [wish, call, button, box, text, phone, message, send].join('')

const endings: (() => void)[] = []

/** A new document, opened by `type`, whose form stands in the part `place` of the page. */
async function openDocument(type: string | null, { place = 'inquiry', fields = all } = {}) {
  vi.resetModules()
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((kind) =>
    type !== null && kind === 'navigation' ? ([{ type }] as unknown as PerformanceEntryList) : [],
  )
  const { focusAtAnchor } = await import('./focus-at-anchor.ts')
  document.body.innerHTML = `<section id="${place}"><form>${fields}</form></section><input aria-label="Поиск">`
  const show = (action: `${NavigationType}`, key = 'default', form = document.querySelector('form')) => {
    const end = focusAtAnchor(form, { key } as Location, action as NavigationType)
    endings.push(end)
    return end
  }
  return { show }
}

const field = (label: string) => document.querySelector<HTMLInputElement>(`[aria-label="${label}"]`)
const focused = () => document.activeElement?.getAttribute('aria-label') ?? null
const follow = (anchor: string) => {
  history.replaceState(null, '', `/product/topas-5${anchor}`)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

beforeEach(() => {
  // The test environment draws nothing: what is hidden says so by its attribute.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.hidden ? null : document.body
    },
  })
  history.replaceState(null, '', '/product/topas-5#inquiry')
})

afterEach(() => {
  for (const end of endings.splice(0)) end()
  vi.restoreAllMocks()
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent')
  document.body.replaceChildren()
})

test.each([
  ['by a link or by hand types at once', 'navigate', 'default', 'Имя'],
  ['by a reload keeps his place', 'reload', 'default', null],
  ['by Back from another site keeps his place', 'back_forward', 'default', null],
  ['in a browser that does not say how keeps his place', null, 'default', null],
  ['and goes back to a former page of the shop keeps his place', 'navigate', 'k3', null],
])('who opens the address of a form %s', async (_how, type, key, expected) => {
  const { show } = await openDocument(type)
  show('POP', key)
  expect(focused()).toBe(expected)
})

test('who follows a link to the form types at once, also after a reload kept his place', async () => {
  const { show } = await openDocument('reload')
  show('POP')
  expect(focused()).toBeNull()
  show('PUSH', 'k2')
  expect(focused()).toBe('Имя')
})

test('who goes back to the page that he opened keeps his place', async () => {
  const { show } = await openDocument('navigate')
  show('POP')
  field('Имя')?.blur()
  show('POP')
  expect(focused()).toBeNull()
})

test('who follows the anchor on the page is led to the form, until its page is left', async () => {
  const { show } = await openDocument('reload')
  const leave = show('POP')
  follow('#other')
  expect(focused()).toBeNull()
  follow('#inquiry')
  expect(focused()).toBe('Имя')
  field('Имя')?.blur()
  leave()
  follow('#inquiry')
  expect(focused()).toBeNull()
})

test.each([
  ['no anchor', '', 'inquiry'],
  ['the anchor of another part', '#reviews', 'inquiry'],
  ['an anchor that is no name', '#"]', 'inquiry'],
  ['no anchor, and a form in a part without a name', '', ''],
])('an address with %s leads to no field', async (_what, anchor, place) => {
  history.replaceState(null, '', `/product/topas-5${anchor}`)
  const { show } = await openDocument('navigate', { place })
  show('PUSH', 'k2')
  expect(focused()).toBeNull()
})

test('who types elsewhere already goes on there', async () => {
  const { show } = await openDocument('navigate')
  field('Поиск')?.focus()
  show('POP')
  expect(focused()).toBe('Поиск')
})

test('a page whose form was replaced by the thanks leads nowhere', async () => {
  const { show } = await openDocument('navigate')
  show('POP', 'default', null)
  expect(focused()).toBeNull()
})

test('the page does not jump: the browser has brought the form into view', async () => {
  const { show } = await openDocument('navigate')
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  show('POP')
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
})

test.each<[string, readonly string[], string | null]>([
  ['the first empty field', ['Имя'], 'Телефон'],
  ['an empty message', ['Имя', 'Телефон'], 'Сообщение'],
  ['the box to be ticked', ['Имя', 'Телефон', 'Сообщение'], 'Согласие'],
  ['the button that sends', ['Имя', 'Телефон', 'Сообщение', 'Согласие'], 'Отправить'],
])('with a part filled in already, it is %s that comes next', async (_what, filled, expected) => {
  const { show } = await openDocument('navigate')
  for (const one of filled) {
    const input = field(one)
    if (input?.type === 'checkbox') input.checked = true
    else if (input) input.value = 'есть'
  }
  show('POP')
  expect(focused()).toBe(expected)
})

test('what is folded away is passed over', async () => {
  const { show } = await openDocument('navigate')
  for (const one of ['Имя', 'Телефон']) field(one)?.toggleAttribute('hidden', true)
  show('POP')
  expect(focused()).toBe('Сообщение')
})

test('a form in which nothing is left to do leads nowhere', async () => {
  const { show } = await openDocument('navigate', { fields: wish + call + button })
  show('POP')
  expect(focused()).toBeNull()
})

test('who goes back and presses the link to the form again, whose anchor the address has already, types at once', async () => {
  const { show } = await openDocument('navigate')
  show('POP', 'k3')
  expect(focused()).toBeNull()
  const link = document.createElement('a')
  link.href = location.href
  link.addEventListener('click', (event) => event.preventDefault())
  document.body.append(link)
  link.focus()
  link.click()
  await waitFor(() => expect(focused()).toBe('Имя'))
})
