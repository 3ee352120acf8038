// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
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
    'Ирина',
    true,
    false,
    'morning',
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
    'Ирина',
    true,
    'morning',
  ])
})

test('the menu that he opened stays open, and the link that he came to has the focus', () => {
  const menu = document.querySelector('details')
  if (menu) menu.open = true
  renderAnew(undefined, document.querySelector('a'))
  expect(document.querySelector('details')?.open).toBe(true)
  expect(document.activeElement).toBe(document.querySelector('a'))
})

/** Another page in the place of the one shown; answers with what carries a visitor's state in it. */
function show(html: string): Element[] {
  document.body.innerHTML = html
  return findAll()
}

const find = <T extends HTMLElement = HTMLInputElement>(selector: string) => {
  const element = document.querySelector<T>(selector)
  if (!element) throw new Error(`nothing is ${selector}`)
  return element
}

/** How often what is named so is pressed from now on. */
function countPresses(name: string) {
  const onClick = vi.fn()
  find(`[name=${name}]`).addEventListener('click', onClick)
  return onClick
}

test('what stands in two forms goes over within its own, though one has got a field more, and a notice a link', () => {
  const before = show(
    '<form id="a"><input name="name"></form><form id="b"><input name="phone"></form><a href="/faq">Вопросы</a>',
  )
  find('#b input').value = '+7 921 000-00-00'
  const after = show(
    '<a href="/news">Новое</a><form id="a"><input name="name"><input name="phone"></form><form id="b"><input name="phone"></form>',
  )
  carryOver(before, after, [], null)
  expect(after.map((element) => element instanceof HTMLInputElement && element.value)).toEqual([
    false,
    '',
    '',
    '+7 921 000-00-00',
  ])
})

test('of several fields alike each gets what was typed in its own', () => {
  const before = show('<input name="well"><input name="well"><input name="well">')
  for (const [index, field] of before.entries())
    if (field instanceof HTMLInputElement) field.value = `${index + 1} м`
  const after = show('<input name="well"><input name="well"><input name="well">')
  carryOver(before, after, [], null)
  expect(after.map((field) => field instanceof HTMLInputElement && field.value)).toEqual([
    '1 м',
    '2 м',
    '3 м',
  ])
})

test('what the new page does not have is passed over, and the rest goes over', () => {
  const before = show('<input name="city"><input name="name">')
  find('[name=city]').value = 'Луга'
  find('[name=name]').value = 'Ирина'
  carryOver(before, show('<input name="name">'), [], null)
  expect(find('[name=name]').value).toBe('Ирина')
})

test('a visitor who types in the new field already is not interrupted', () => {
  const before = show('<input name="name">')
  find('[name=name]').value = 'Ири'
  const after = show('<input name="name">')
  find('[name=name]').value = 'Ирина'
  find('[name=name]').focus()
  carryOver(before, after, [], null)
  expect(find('[name=name]').value).toBe('Ирина')
})

test('what he changes after one part was rendered anew stays when React tells of the next', () => {
  const before = show('<input name="name">')
  find('[name=name]').value = 'Ирина'
  const after = show('<input name="name">')
  carryOver(before, after, [], null)
  find('[name=name]').value = ''
  carryOver(before, after, [], null)
  expect(find('[name=name]').value).toBe('')
})

test('the button that he pressed is pressed in the new page, and no other', () => {
  const html = '<button name="call" type="button"></button><button name="compare" type="button"></button>'
  const before = show(html)
  const pressed = [find('[name=call]')]
  const after = show(html)
  const [call, compare] = [countPresses('call'), countPresses('compare')]
  carryOver(before, after, pressed, null)
  expect(call).toHaveBeenCalledOnce()
  expect(compare).not.toHaveBeenCalled()
})

test('the button that has not been rendered anew is pressed by the early script, not once more', () => {
  const before = show('<button name="call" type="button"></button>')
  const call = countPresses('call')
  carryOver(before, before, before, null)
  expect(call).not.toHaveBeenCalled()
})

test('a tick that waits for the code is set once, and one that the page remembers is not touched', () => {
  const html = '<input name="agreement" type="checkbox"><input name="news" type="checkbox">'
  const before = show(html)
  for (const name of ['agreement', 'news']) find(`[name=${name}]`).click()
  const after = show(html)
  find('[name=news]').click()
  const news = countPresses('news')
  carryOver(before, after, before, null)
  expect([find('[name=agreement]').checked, find('[name=news]').checked]).toEqual([true, true])
  expect(news).not.toHaveBeenCalled()
})

test('of the answers the one that he chose goes over, and only it is pressed', () => {
  const html =
    '<input name="way" type="radio" value="call" id="call" checked><input name="way" type="radio" value="chat" id="chat">'
  const before = show(html)
  find('#chat').click()
  const after = show(html)
  const pressed: string[] = []
  for (const id of ['call', 'chat']) find(`#${id}`).addEventListener('click', () => pressed.push(id))
  carryOver(before, after, [], null)
  expect(find('#chat').checked).toBe(true)
  expect(pressed).toEqual(['chat'])
})

test('a menu that he left closed stays closed, and one that has opened since stays open', () => {
  const html = '<details class="catalogue"></details><details class="cities"></details>'
  const before = show(html)
  const after = show(html)
  find<HTMLDetailsElement>('.cities').open = true
  carryOver(before, after, [], null)
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
})

test('the menu that he opened is told from another, and the link that he came to from its neighbours', () => {
  const before = show('<details class="cities"></details><a href="/faq">Вопросы</a>')
  find<HTMLDetailsElement>('.cities').open = true
  const focused = find('a')
  const after = show(
    '<details class="catalogue"></details><details class="cities"></details><a href="/news">Новое</a><a href="/faq">Вопросы</a>',
  )
  carryOver(before, after, [], focused)
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
  expect(document.activeElement).toBe(find('a[href="/faq"]'))
})

test('the list whose first choice was another than the topmost goes over only where he chose', () => {
  const html = ['when', 'city']
    .map((name) => `<select name="${name}"><option>Утром</option><option selected>Днём</option></select>`)
    .join('')
  const before = show(html)
  find('[name=when]').value = 'Утром'
  const after = show(html)
  find('[name=city]').value = 'Утром'
  carryOver(before, after, [], null)
  expect([find('[name=when]').value, find('[name=city]').value]).toEqual(['Утром', 'Утром'])
})

test('a list that has nothing to choose yet keeps nothing from going over', () => {
  const html = '<select name="city"></select><input name="name">'
  const before = show(html)
  find('[name=name]').value = 'Ирина'
  carryOver(before, show(html), [], null)
  expect(find('[name=name]').value).toBe('Ирина')
})

test('he goes on typing where his cursor was, and the page does not jump', () => {
  const before = show('<input name="name" value="Ирина">')
  const focused = find('[name=name]')
  focused.setSelectionRange(1, 3)
  const after = show('<input name="name" value="Ирина">')
  const focus = vi.spyOn(find('[name=name]'), 'focus')
  carryOver(before, after, [], focused)
  const { selectionStart, selectionEnd } = find('[name=name]')
  expect([document.activeElement, selectionStart, selectionEnd]).toEqual([find('[name=name]'), 1, 3])
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
})

test('a field that has no cursor, such as an email, gets the focus alone', () => {
  const before = show('<input name="email" type="email">')
  const focused = find('[name=email]')
  carryOver(before, show('<input name="email" type="email">'), [], focused)
  expect(document.activeElement).toBe(find('[name=email]'))
})

test('nothing is focused for a visitor who was nowhere, nor taken from where he has gone', () => {
  const html = '<input name="name"><input name="phone">'
  carryOver(show(html), show(html), [], null)
  expect(document.activeElement).toBe(document.body)
  const before = show(html)
  const focused = find('[name=name]')
  const after = show(html)
  find('[name=phone]').focus()
  carryOver(before, after, [], focused)
  expect(document.activeElement).toBe(find('[name=phone]'))
})
