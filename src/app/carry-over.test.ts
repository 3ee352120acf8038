// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { carryOver } from './carry-over.ts'

const PAGE = `
  <details class="menu"><summary>Меню</summary><a href="/faq">Вопросы</a></details>
  <form>
    <input name="name">
    <input name="agreement" type="checkbox">
    <input name="news" type="checkbox" checked>
    <select name="when"><option value="">Когда удобно</option><option value="morning">Утром</option></select>
  </form>`

const findAll = () => [...document.querySelectorAll('a, button, details, input, select, summary, textarea')]
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)
const when = () => document.querySelector<HTMLSelectElement>('select')

beforeEach(() => {
  document.body.innerHTML = PAGE
})

/** React renders the page anew, and the page does what it remembers of the visitor. */
function renderAnew(remember?: () => void, focused: EventTarget | null = null) {
  const before = findAll()
  document.body.innerHTML = PAGE
  remember?.()
  carryOver(before, findAll(), [], focused)
}

test('what a visitor typed, ticked, took the tick off and chose goes over', () => {
  const name = field('name')
  if (name) name.value = 'Ирина'
  field('agreement')?.click()
  field('news')?.click()
  const select = when()
  if (select) select.value = 'morning'
  renderAnew()
  expect([field('name')?.value, field('agreement')?.checked, field('news')?.checked, when()?.value]).toEqual([
    ...['Ирина', true, false, 'morning'],
  ])
})

test('what he left as it was does not undo what the page remembers of him', () => {
  renderAnew(() => {
    const [name, select] = [field('name'), when()]
    if (name) name.value = 'Ирина'
    if (select) select.value = 'morning'
    field('agreement')?.click()
  })
  expect([field('name')?.value, field('agreement')?.checked, when()?.value]).toEqual([
    ...['Ирина', true, 'morning'],
  ])
})

test('the menu that he opened stays open, and the link that he came to has the focus', () => {
  const menu = document.querySelector('details')
  if (menu) menu.open = true
  renderAnew(undefined, document.querySelector('a'))
  expect(document.querySelector('details')?.open).toBe(true)
  expect(document.activeElement).toBe(document.querySelector('a'))
})
