// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepTyped } from './keep-typed.ts'

const PAGE = `
  <details><summary>Меню</summary><a href="/faq">Вопросы</a></details>
  <form><input name="name"><textarea name="message"></textarea></form>
  <button type="button" name="call">Перезвоните мне</button>
  <button type="button" name="compare">Сравнить</button>`

const find = <T extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector<T>(selector)

const reported = vi.fn()

beforeEach(() => {
  vi.stubGlobal('reportError', reported)
  reported.mockClear()
  document.body.innerHTML = PAGE
})

afterEach(() => vi.unstubAllGlobals())

/** React cannot take over the server's page and renders it anew; answers with the names of the buttons that are pressed then. */
async function renderAnew(hydrationFailed: (error: unknown) => void) {
  document.body.innerHTML = PAGE
  const pressed: string[] = []
  const onClick = ({ target }: Event) => target instanceof HTMLButtonElement && pressed.push(target.name)
  document.body.addEventListener('click', onClick)
  hydrationFailed(new Error('Hydration failed'))
  await vi.dynamicImportSettled()
  document.body.removeEventListener('click', onClick)
  return pressed
}

test('what a visitor typed before React rendered the page anew goes over, and the fault is reported', async () => {
  const hydrationFailed = keepTyped()
  const name = find('[name=name]')
  if (name) name.value = 'Ирина'
  await renderAnew(hydrationFailed)
  expect(find('[name=name]')?.value).toBe('Ирина')
  expect(reported).toHaveBeenCalledWith(new Error('Hydration failed'))
})

test('only the button that waits for the code of the page is pressed for him', async () => {
  const hydrationFailed = keepTyped()
  const call = find('[name=call]')
  if (call) call.ariaBusy = 'true'
  expect(await renderAnew(hydrationFailed)).toEqual(['call'])
})

test('he goes on in the field that he was in when the code came', async () => {
  find('[name=message]')?.focus()
  await renderAnew(keepTyped())
  expect(document.activeElement).toBe(find('[name=message]'))
})

test('he goes on in the field that he came to afterwards', async () => {
  find('[name=message]')?.focus()
  const hydrationFailed = keepTyped()
  find('[name=name]')?.focus()
  await renderAnew(hydrationFailed)
  expect(document.activeElement).toBe(find('[name=name]'))
})
