// @vitest-environment happy-dom
// Loads the form's schema, which it imports at the first press.
import '../../kit/fields/typed-schema.ts'
import '../../../contract/catalogue/accessories.ts'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createLargeStaffList } from '../../../../tests/support/large-staff-list.ts'
import { descriptionOf, inDialog, press, type } from '../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { createStaffApi } from '../../../api/staff.ts'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import { productsQuery } from '../../queries.ts'
import { Component as Accessories } from './list.tsx'

const signal = { id: 7, name: 'Сигнализатор', price: 490_000, usedBy: 3, order: 0, published: true }
const products = [5, 6].map((id) => createProduct({ id, name: `Кедр ${id}` }))
let list = createLargeStaffList(products)
let productId: number | null = null
const update = vi.fn<(input: unknown) => object>(() => signal)
const api = createStaffApi(async (name, _endpoint, input) => {
  const [noun, verb] = name
  if (noun !== 'adminAccessories') return list.answer(name, input) ?? []
  return verb === 'update' ? update(input) : [{ ...signal, productId }]
})

beforeEach(() => {
  list = createLargeStaffList(products)
  update.mockClear()
})

async function open(stored: number | null) {
  productId = stored
  const { queries, go } = await openResource(api, Accessories, '')
  await screen.findByText('Сигнализатор')
  // Before the form: of a select without that option happy-dom would tell the form that somebody has chosen none.
  await act(() => queries.fetchQuery(productsQuery(api)))
  await go('/admin/screen?edit=7')
  return inDialog('Редактировать комплектующее')
}

test('of a large catalogue the server searches the product that an accessory is for, and names it', async () => {
  const form = await open(5)
  await screen.findByLabelText('Только для товара: Кедр 5')
  expect(list.asked).toEqual([{ ids: '5' }])
  expect(descriptionOf(/^Только для товара/)).toMatch(/^Стоит на странице этого товара/)
  await type(/^Только для товара/, 'кедр', form)
  await screen.findByRole('button', { name: 'Кедр 6, Топас', hidden: true })
  expect(list.asked).toContainEqual({ find: 'кедр', limit: 8 })
  await press('Кедр 6, Топас', form)
  await screen.findByLabelText('Только для товара: Кедр 6')
  await press('Сохранить изменения', form)
  await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith({ id: 7, productId: 6 }))
})

test('one that is gone is shown by its number, and none may be chosen instead', async () => {
  const form = await open(99)
  await screen.findByLabelText('Только для товара: № 99')
  await press('Для любых, где выбрано', form)
  await screen.findByLabelText('Только для товара: Для любых, где выбрано')
  await press('Сохранить изменения', form)
  await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith({ id: 7, productId: null }))
})
