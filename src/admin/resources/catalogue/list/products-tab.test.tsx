// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type } from '../../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../../api/error.ts'
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
const whole = { total: 4, parameters: [], products: FILLING }
const fill = vi.fn<() => Promise<unknown>>()
let rights: object | null = null
const api = createStaffApi(async ([noun]) => {
  if (noun === 'session')
    return { user: { id: 1, username: 'anna', fullName: null, role: 'manager', rights } }
  if (noun === 'adminProducts') return products
  return noun === 'adminSpecFilling' ? fill() : []
})
let address: () => string

async function open(search = '') {
  ;({ address } = await openResource(api, ProductsTab, search))
  await screen.findByText('Нет «Вес»')
}

beforeEach(() => {
  rights = null
  fill.mockReset().mockResolvedValue(whole)
})

const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')]
const names = () => rows().map((row) => row.querySelector('.product-name')?.textContent)
const rowOf = (name: string) => rows()[names().indexOf(name)]
const press = (name: string) => act(async () => screen.getByText(name).click())
const sorted = () => screen.getByText('Заполнено').closest('th')?.getAttribute('aria-sort')

test('what a product lacks stands in its row', async () => {
  await open()
  expect(rowOf('Топас')?.textContent).toContain('Нет «Цвет» и ещё 2')
  expect(screen.getByTitle('Не хватает: Цвет, Вес, Шум')).toBeDefined()
  expect(rowOf('Астра')?.textContent).not.toContain('Нет «')
})

test('the head sorts by gaps, the largest first, then last, then not at all; without parameters is last', async () => {
  await open()
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
  await open()
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

test('the order can be chosen without the head, and keeps the filters', async () => {
  await open('?missing=any')
  await type('Порядок', '-filled')
  expect(names()).toEqual(['Юнилос', 'Топас'])
  expect(address()).toBe('/admin/screen?missing=any&sort=-filled')
  await type('Порядок', '')
  expect(names()).toEqual(['Топас', 'Юнилос'])
  expect(address()).toBe('/admin/screen?missing=any')
})

test('gaps that cannot be read are no list without products: that is said, and they are asked for again', async () => {
  fill.mockRejectedValueOnce(new ApiError(500, '', 'Сбой'))
  await openResource(api, ProductsTab, '?missing=Вес')
  await screen.findByText('Повторить')
  expect(screen.queryByText('Товары не найдены')).toBeNull()
  expect(screen.getAllByText('Не удалось посчитать, что заполнено').length).toBeGreaterThan(0)
  await press('Повторить')
  await screen.findByText('Нет «Вес»')
  expect(names()).toEqual(['Топас', 'Юнилос'])
})

test('rows have buttons only for what one may do', async () => {
  const actions = () =>
    [...(rowOf('Топас')?.querySelectorAll('[aria-label]') ?? [])].map((one) => one.getAttribute('aria-label'))
  await open()
  expect(actions()).toEqual(expect.arrayContaining(['Изменить цену: Топас', 'Удалить: Топас']))
  cleanup()
  rights = { catalogue: true, prices: false, delete: false }
  await open()
  expect(actions()).toContain('Открыть на сайте: Топас')
  expect(actions().filter((label) => /цену|Удалить/.test(label ?? ''))).toEqual([])
})
