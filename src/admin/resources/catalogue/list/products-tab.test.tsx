// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openResource } from '../../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../../api/staff.ts'
import { createProduct } from '../../../../contract/catalogue/product.fixture.ts'
import { ProductsTab } from './products-tab.tsx'

const products = ['Астра', 'Биокси', 'Топас', 'Юнилос'].map((name, at) =>
  createProduct({ id: at + 1, name, version: 1 }),
)
const FILLING = [
  { productId: 1, percent: 100, missing: [] },
  { productId: 2, percent: null, missing: [] },
  { productId: 3, percent: 40, missing: ['Цвет', 'Вес', 'Шум'] },
  { productId: 4, percent: 80, missing: ['Вес'] },
]
const api = createStaffApi(async ([noun]) => {
  if (noun === 'adminProducts') return products
  return noun === 'adminSpecFilling' ? { total: 4, parameters: [], products: FILLING } : []
})
let address: () => string

beforeEach(async () => {
  ;({ address } = await openResource(api, ProductsTab, ''))
  await screen.findByText('Нет «Вес»')
})

const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')]
const names = () => rows().map((row) => row.querySelector('.product-name')?.textContent)
const rowOf = (name: string) => rows()[names().indexOf(name)]
const press = (name: string) => act(async () => screen.getByText(name).click())
const sorted = () => screen.getByText('Заполнено').closest('th')?.getAttribute('aria-sort')

test('what a product lacks stands in its row', () => {
  expect(rowOf('Топас')?.textContent).toContain('Нет «Цвет» и ещё 2')
  expect(screen.getByTitle('Не хватает: Цвет, Вес, Шум')).toBeDefined()
  expect(rowOf('Астра')?.textContent).not.toContain('Нет «')
})

test('the head sorts by gaps, the largest first, then last, then not at all; without parameters is last', async () => {
  expect(names()).toEqual(['Астра', 'Биокси', 'Топас', 'Юнилос'])
  await press('Заполнено')
  expect(names()).toEqual(['Топас', 'Юнилос', 'Астра', 'Биокси'])
  expect(sorted()).toBe('ascending')
  expect(address()).toBe('/admin/screen?sort=filled')
  await press('Заполнено')
  expect(names()).toEqual(['Астра', 'Юнилос', 'Топас', 'Биокси'])
  expect(sorted()).toBe('descending')
  await press('Заполнено')
  expect(names()).toEqual(['Астра', 'Биокси', 'Топас', 'Юнилос'])
  expect(address()).toBe('/admin/screen')
})

test('those with gaps begin with the largest ones, however the list was sorted, until the head is pressed', async () => {
  await press('Заполнено')
  await press('Заполнено')
  await press('С пробелами')
  expect(address()).toBe('/admin/screen?sort=filled&missing=any')
  expect(names()).toEqual(['Топас', 'Юнилос'])
  expect(sorted()).toBe('ascending')
  await press('Заполнено')
  expect(names()).toEqual(['Юнилос', 'Топас'])
  await press('С пробелами')
  expect(address()).toBe('/admin/screen')
})
