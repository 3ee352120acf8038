// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { waitForDrawers } from '../../../../tests/support/drawers.ts'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import { createSettings } from '../../../contract/settings.fixture.ts'
import { currentToast, dismissToast, showToast } from '../../../ui/toast/toast-store.ts'
import { cart, toCartItem } from '../shopping/cart.ts'
import { layout } from './layout.tsx'

const settings = createSettings({ siteName: 'Септики' })
async function open(address = '/') {
  const answer = async ([noun]: readonly string[]) => (noun === 'settings' ? settings : [])
  const screen = await openStorefrontScreen(layout.Component, answer, { address })
  await waitForDrawers()
  return screen
}
const header = () => document.querySelector('header') ?? document.body
const icon = (name: RegExp) =>
  [...header().querySelectorAll<HTMLElement>('.list-icon')].find((link) =>
    name.test(link.getAttribute('aria-label') ?? ''),
  ) ?? document.body
const drawers = () =>
  [...document.querySelectorAll('dialog')]
    .filter((drawer) => drawer.open)
    .map((drawer) => drawer.querySelector('h2')?.textContent)
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })))

beforeEach(() => {
  localStorage.clear()
  cart.clear()
  dismissToast()
})

describe('The icons of cart and comparison', () => {
  test('open each its own drawer, and take a toast away that would cover it', async () => {
    await open()
    act(() => showToast({ title: 'Товар добавлен' }))
    fireEvent.click(icon(/^Корзина/))
    expect(drawers()).toEqual(['Корзина'])
    expect(currentToast()).toBeNull()
    await press('Закрыть')
    expect(drawers()).toEqual([])
    fireEvent.click(icon(/^Сравнение/))
    expect(drawers()).toEqual(['Сравнение'])
  })

  test('lead to the page when somebody wants it in a new tab', async () => {
    await open()
    for (const held of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      expect(fireEvent.click(icon(/^Корзина/), { [held]: true }), held).toBe(true)
    }
    expect(icon(/^Корзина/).getAttribute('href')).toBe('/cart')
    expect(drawers()).toEqual([])
  })

  test('say how much is in them; the drawer has the sum, and gives way to the choice', async () => {
    for (const id of [1, 2])
      cart.add(toCartItem(createProduct({ id, name: `Топас ${id}`, price: 10_000_000 })))
    await open()
    expect(icon(/^Корзина/).getAttribute('aria-label')).toBe('Корзина 2 товара')
    expect(icon(/^Сравнение/).getAttribute('aria-label')).toBe('Сравнение')
    fireEvent.click(icon(/^Корзина/))
    expect(document.querySelector('.drawer-total b')?.textContent?.replaceAll(/\s/g, ' ')).toBe('200 000 ₽')
    await press('Продолжить выбор')
    expect(drawers()).toEqual([])
  })
})

test('The drawers ask once more for a style sheet that did not come with their code', async () => {
  document.head.innerHTML = '<link rel="stylesheet">'
  await open()
  expect(document.querySelectorAll('link')).toHaveLength(2)
  document.head.replaceChildren()
})

test.each([
  ['/faq/vybor', ['Вопросы и ответы']],
  ['/blog', ['Блог']],
  ['/blog-old', []],
  ['/', []],
])('at %s the menus mark %j as the present section', async (address, expected) => {
  await open(address)
  for (const name of ['Основное меню', 'Разделы']) {
    const links = document.querySelectorAll(`nav[aria-label="${name}"] [aria-current="page"]`)
    expect([...links].map(({ textContent }) => textContent)).toEqual(expected)
  }
})

test('the search field says what was searched for, until one goes elsewhere', async () => {
  const site = await open('/search?q=%D1%82%D0%BE%D0%BF%D0%B0%D1%81')
  const field = () => document.querySelector<HTMLInputElement>('#header-q')?.value
  expect(field()).toBe('топас')
  await site.go('/search?q=био')
  expect(field()).toBe('био')
  await site.go('/faq?q=био')
  expect(field()).toBe('')
})

test('what is printed says from where and when', async () => {
  await open()
  dispatchEvent(new Event('beforeprint'))
  expect(document.getElementById('main')?.dataset.printed).toMatch(
    new RegExp(`^${location.href.replaceAll(/[.?]/g, '\\$&')}, \\d+ \\S+ \\d{4} г\\.$`),
  )
})
