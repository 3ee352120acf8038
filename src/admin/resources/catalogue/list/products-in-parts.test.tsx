// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type } from '../../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../../api/error.ts'
import { createStaffApi } from '../../../../api/staff.ts'
import { createProduct } from '../../../../contract/catalogue/product.fixture.ts'
import { LARGE_STAFF_LIST } from '../../../../domain/catalogue/parts.ts'
import { ProductsTab } from './products-tab.tsx'

const COUNT = LARGE_STAFF_LIST + 1
const SIZE = 100
const summary = {
  total: COUNT,
  withoutPrice: 0,
  withoutPicture: 0,
  lines: [{ manufacturerId: 1, modelLine: 'Кедр', count: COUNT }],
}
const stored = (id: number) => ({
  ...createProduct({ id, name: `Кедр ${id}`, version: 1 }),
  percent: 50,
  missing: ['Цвет'],
})

let asked: Record<string, unknown>[] = []
let wholeAsked: unknown[] = []
let applied: { id: number; version?: number }[] = []
let failures = 0

const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
  if (noun === 'adminProducts' && verb === 'list') {
    wholeAsked.push(input)
    return summary
  }
  if (noun === 'productParts' && verb === 'list') {
    const query: Record<string, unknown> = { ...Object(input) }
    asked.push(query)
    if (query.after !== undefined && failures > 0) {
      failures -= 1
      throw new ApiError(500, '', 'Сбой')
    }
    const ids = query.find === 'ничего' ? [] : Array.from({ length: COUNT }, (_, at) => at + 1)
    const from = Number(query.after ?? 0)
    const next = from + SIZE < ids.length ? from + SIZE : null
    return { items: ids.slice(from, from + SIZE).map(stored), total: ids.length, next }
  }
  if (noun === 'productParts') return Array.from({ length: LARGE_STAFF_LIST }, (_, at) => stored(at + 1))
  if (noun === 'bulkActions') {
    applied = Object(input).items
    return { batchId: null, changed: applied.map(({ id }) => id), left: [] }
  }
  return noun === 'adminSpecFilling' ? { total: COUNT, parameters: [], products: [] } : []
})

beforeEach(() => {
  asked = []
  wholeAsked = []
  applied = []
  failures = 0
})

let address: () => string
async function open(search = '') {
  ;({ address } = await openResource(api, ProductsTab, search))
  await screen.findByText(`Показано 100 из ${COUNT}`)
}
const rows = () => document.querySelectorAll('tbody tr')
const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click())

test('above five thousand products the list comes in parts, and nobody asks for it whole', async () => {
  await open()
  expect(wholeAsked).toEqual([{ upTo: LARGE_STAFF_LIST }])
  expect(asked).toEqual([{}])
  expect(rows()).toHaveLength(100)
  expect(rows()[0]?.textContent).toContain('Нет «Цвет»')
  await press('Показать ещё')
  await screen.findByText(`Показано 200 из ${COUNT}`)
  expect(asked.at(-1)).toEqual({ after: 100 })
  expect(rows()).toHaveLength(200)
})

test('filters, order and search are the server’s work', async () => {
  await open('?manufacturer=1&line=Кедр&check=price&missing=any&sort=-filled')
  expect(asked).toEqual([
    { manufacturerId: 1, modelLine: 'Кедр', check: 'price', missing: '', sort: '-filled' },
  ])
  await type('Поиск', 'ничего')
  await screen.findByText('Товары не найдены')
  expect(asked.at(-1)).toMatchObject({ find: 'ничего', manufacturerId: 1 })
  await press('Сбросить фильтры')
  await screen.findByText(`Показано 100 из ${COUNT}`)
  expect(asked.at(-1)).toEqual({})
  expect(address()).toBe('/admin/screen')
})

test('a part that did not come says so, and comes when it is asked for again', async () => {
  await open()
  failures = 1
  await press('Показать ещё')
  await screen.findAllByRole('alert')
  expect(rows(), 'what is there stays').toHaveLength(100)
  await press('Повторить')
  await screen.findByText(`Показано 200 из ${COUNT}`)
})

test('all that match are chosen, not only the shown part, and changed over their versions', async () => {
  await open()
  await act(async () => screen.getByRole('checkbox', { name: 'Выбрать товар Кедр 2' }).click())
  await screen.findByText('Выбрано 1')
  await press(`Выбрать первые ${LARGE_STAFF_LIST}`)
  await screen.findByText(`Выбрано ${LARGE_STAFF_LIST}`)
  await press('На сайте')
  await act(async () => screen.getByRole('menuitem', { name: 'Скрыть' }).click())
  await waitFor(() => expect(applied).toHaveLength(LARGE_STAFF_LIST))
  expect(applied.at(-1)).toEqual({ id: LARGE_STAFF_LIST, version: 1 })
  await waitFor(() => expect(screen.queryByText(/^Выбрано/)).toBeNull())
  await act(async () => screen.getByRole('checkbox', { name: 'Выбрать товар Кедр 3' }).click())
  await screen.findByText('Выбрано 1')
})
