// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../../../../tests/support/dom.ts'
import { createProduct } from '../../../../contract/catalogue/product.fixture.ts'
import { PriceStep } from './price-step.tsx'

const product = createProduct({ price: 10_000_000, installationPrice: 3_000_000 })
const lines = (price: number, of = product) => {
  const { container } = render(<PriceStep product={of} price={price} />)
  return [...container.querySelectorAll('p')].map((line) => line.textContent?.replaceAll(/\s/g, ' '))
}

test.each([
  ['higher', 10_500_000, ['100 000 ₽ → 105 000 ₽', '+5 000 ₽ (+5 %)']],
  ['the same', 10_000_000, ['100 000 ₽ → 100 000 ₽', 'Цена не изменится']],
  [
    'less than its installation',
    2_900_000,
    ['100 000 ₽ → 29 000 ₽', '−71 000 ₽ (−71 %)', 'Меньше цены монтажа (30 000 ₽)'],
  ],
])('a price that is %s', (_case, price, expected) => {
  expect(lines(price)).toEqual(expected)
})

test('a first price has no difference, one below zero is not shown', () => {
  expect(lines(10_000_000, createProduct())).toEqual(['Нет цены → 100 000 ₽'])
  expect(lines(-100)).toEqual([])
})
