// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openResource } from '../../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../../api/staff.ts'
import { createProduct } from '../../../../contract/catalogue/product.fixture.ts'
import { Component } from './screen.tsx'

const COUNT = 5_001
const SIZE = 100
let order: number[] = []
let sent: unknown[] = []

const stored = (id: number) => ({
  ...createProduct({ id, name: `Кедр ${id}`, version: 1 }),
  percent: null,
  missing: [],
})

const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
  const { after = 0, find, key, place }: Record<string, number | string> = Object(input)
  if (noun === 'adminProducts' && verb === 'list') {
    return { total: COUNT, withoutPrice: 0, withoutPicture: 0, lines: [] }
  }
  if (noun === 'productParts' && verb === 'list') {
    const ids = find === undefined ? order : order.filter((id) => `Кедр ${id}` === find)
    const from = Number(after)
    const next = from + SIZE < ids.length ? from + SIZE : null
    return { items: ids.slice(from, from + SIZE).map(stored), total: ids.length, next }
  }
  if (noun !== 'productParts') return []
  sent.push(input)
  const previous = order.indexOf(Number(key)) + 1
  order = order.filter((id) => id !== key).toSpliced(Number(place) - 1, 0, Number(key))
  return { place, previous }
})

beforeEach(() => {
  order = Array.from({ length: COUNT }, (_, at) => at + 1)
  sent = []
})

const names = () =>
  [...document.querySelectorAll('.order-row__grip span')].map((one) => one.firstChild?.textContent)
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

test('the order of a large catalogue comes in parts; a product that stands far behind is searched and put at its place', async () => {
  await openResource(api, Component, '')
  await screen.findByText('Кедр 1')
  expect(names()).toHaveLength(SIZE)
  await press('Показать ещё')
  await screen.findByText('Кедр 200')
  fireEvent.change(screen.getByRole('combobox', { name: 'Товар' }), { target: { value: 'Кедр 4000' } })
  fireEvent.click(await screen.findByRole('option', { name: /Кедр 4000/ }))
  fireEvent.change(screen.getByRole('textbox', { name: 'На место' }), { target: { value: '2' } })
  await press('Поставить')
  await screen.findByText('Кедр 4000: место 2', { selector: '[role="status"]' })
  expect(sent).toEqual([{ key: 4000, place: 2 }])
  expect(names().slice(0, 3)).toEqual(['Кедр 1', 'Кедр 4000', 'Кедр 2'])
  expect(names(), 'what was there stays').toHaveLength(2 * SIZE)
  await press('Отменить')
  expect(sent.at(-1)).toEqual({ key: 4000, place: 4000 })
  expect(names().slice(0, 3)).toEqual(['Кедр 1', 'Кедр 2', 'Кедр 3'])
})

test('a shown product is put at a place by its number', async () => {
  await openResource(api, Component, '')
  const place = await screen.findByRole('textbox', { name: 'Место: Кедр 3' })
  fireEvent.change(place, { target: { value: '500' } })
  await act(async () => fireEvent.keyDown(place, { key: 'Enter' }))
  expect(sent).toEqual([{ key: 3, place: 500 }])
  expect(names()).not.toContain('Кедр 3')
})
