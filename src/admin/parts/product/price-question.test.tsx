// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import { confirmPrice, isBelowInstallation } from './price-question.ts'

test.each([
  [3_400_000, true],
  [0, true],
  [3_500_000, false],
  [-100, false],
  [Number.NaN, false],
  [null, false],
])('%s kopecks beside 35 000 ₽ of installation ask a question: %s', (price, asks) => {
  expect(isBelowInstallation({ installationPrice: 3_500_000 }, price)).toBe(asks)
  expect(isBelowInstallation({ installationPrice: null }, price)).toBe(false)
})

test.each([
  ['Сохранить цену', true],
  ['Исправить цену', false],
])('the question names the product and both sums; «%s» means %s', async (label, isSaved) => {
  await openStaffScreen(() => <p>Цены</p>)
  const product = createProduct({ name: 'Топас 5', price: 10_000_000, installationPrice: 3_500_000 })
  const { promise, resolve } = Promise.withResolvers<boolean>()
  act(() => void confirmPrice(product, 3_400_000).then(resolve))
  screen.getByRole('heading', { name: 'Цена меньше цены монтажа', hidden: true })
  screen.getByText('Топас 5')
  const text = screen.getByText(/^Новая цена/).textContent?.replaceAll('\u00a0', ' ')
  expect(text).toBe('Новая цена — 34 000 ₽, а монтаж, который в неё входит, — 35 000 ₽. Всё равно сохранить?')
  const sides = document.querySelector('.confirm__sides')?.textContent?.replaceAll('\u00a0', ' ')
  expect(sides).toBe('Было100 000 ₽Станет34 000 ₽ (−66 %)')
  // The safe answer stands out.
  const classes = screen.getByRole('button', { name: 'Исправить цену', hidden: true }).className
  expect(classes).toContain('main')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: label, hidden: true })))
  expect(await promise).toBe(isSaved)
})

test('a usual price is saved without a question, and a jump asks with both prices side by side', async () => {
  await openStaffScreen(() => <p>Цены</p>)
  const product = createProduct({ name: 'Топас 5', price: 10_000_000 })
  expect(await confirmPrice(product, 11_000_000)).toBe(true)
  expect(await confirmPrice(product, null)).toBe(true)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  act(() => void confirmPrice(product, 1_100_000).then(resolve))
  screen.getByRole('heading', { name: /больше чем на 20/, hidden: true })
  const sides = document.querySelector('.confirm__sides')?.textContent?.replaceAll('\u00a0', ' ')
  expect(sides).toBe('Было100 000 ₽Станет11 000 ₽ (−89 %)')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Исправить цену', hidden: true })))
  expect(await promise).toBe(false)
})
