// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isKeyFree, isTyping } from './screen-keys.ts'

const FIELDS = [
  ['<input>', true],
  ['<input type="search">', true],
  ['<input type="datetime-local">', true],
  ['<input type="checkbox">', false],
  ['<select></select>', true],
  ['<textarea></textarea>', true],
  ['<p contenteditable></p>', true],
  ['<button>Сохранить</button>', false],
  ['<a href="/admin">Обзор</a>', false],
  ['<table><tbody><tr tabindex="0"><td>Вера</td></tr></tbody></table>', false],
] as const

/** Puts the markup into the page and gives its first element. */
function place(markup: string): Element {
  document.body.innerHTML = markup
  const { firstElementChild } = document.body
  if (!firstElementChild) throw new Error(`No element in ${markup}`)
  return firstElementChild
}

/** Whether the key was free when it was pressed in this element. */
function press(target: EventTarget, more: KeyboardEventInit = {}, dialogs?: string): boolean {
  let isFree: boolean | undefined
  const listen = (event: KeyboardEvent) => {
    isFree = isKeyFree(event, dialogs)
  }
  document.addEventListener('keydown', listen, { once: true })
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true, ...more }))
  if (isFree === undefined) throw new Error('Nobody heard the key')
  return isFree
}

test.each(FIELDS)('in %s somebody types: %s', (markup, types) => {
  const element = place(markup)
  expect([isTyping(element), press(element)]).toEqual([types, !types])
})

test('nobody types where nothing has the focus', () => {
  expect([isTyping(null), isTyping(document), press(place('<p></p>'))]).toEqual([false, false, true])
})

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])(
  'with %o the key is not free',
  (more) => expect(press(place('<p></p>'), more)).toBe(false),
)

test('with Shift the key is free', () => expect(press(place('<p></p>'), { shiftKey: true })).toBe(true))

test('a key that something else took is not free', () => {
  const element = place('<p></p>')
  element.addEventListener('keydown', (event) => event.preventDefault())
  expect(press(element)).toBe(false)
})

test.each([
  ['<dialog open></dialog>', undefined, false],
  ['<dialog></dialog>', undefined, true],
  ['<dialog class="drawer" open></dialog>', undefined, false],
  ['<dialog class="drawer" open></dialog>', 'dialog:not(.drawer)', true],
  ['<dialog open></dialog>', 'dialog:not(.drawer)', false],
])('over %s, heeding %s, the key is free: %s', (markup, dialogs, isFree) => {
  place(markup)
  expect(press(document.body, {}, dialogs)).toBe(isFree)
})
