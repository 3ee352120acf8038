// @vitest-environment happy-dom
// Loads the form's schema, which it imports at the first press.
import '../../kit/fields/typed-schema.ts'
import '../../../contract/catalogue/accessories.ts'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { inDialog, press, type } from '../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { createStaffApi } from '../../../api/staff.ts'
import { Component as Accessories } from './list.tsx'

const signal = { id: 7, name: 'Сигнализатор', price: 490_000, usedBy: 3, order: 0, published: true }
const update = vi.fn<(input: unknown) => object>(() => signal)
const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
  if (noun !== 'adminAccessories') return []
  return verb === 'update' ? update(input) : [signal]
})
const textsOf = (role: string) =>
  screen.getAllByRole(role).map(({ textContent }) => textContent?.replace(/\s/g, ' '))

test('columns of fields have their label, and their value as their kind shows it', async () => {
  await openResource(api, Accessories, '')
  await screen.findByText('Сигнализатор')
  expect(textsOf('columnheader').slice(0, 6)).toEqual([
    'ID',
    'Название',
    'Цена',
    'У товаров',
    'Порядок',
    'На сайте',
  ])
  expect(textsOf('cell').slice(0, 5)).toEqual(['7', 'Сигнализатор', '4 900 ₽', '3', '0'])
  expect(screen.getByText(/^4\s900/).className).toBe('c-price table__end')
})

test('a price with a zero too many is asked about with both prices, and saved only then', async () => {
  await openResource(api, Accessories, '?edit=7')
  await screen.findByText('Сигнализатор')
  const form = inDialog('Редактировать комплектующее')
  await type(/^Цена/, '49000', form)
  await press('Сохранить изменения', form)
  const sides = document.querySelector('.confirm__sides')?.textContent?.replaceAll(/\s/g, ' ')
  expect(sides).toBe('Было4 900 ₽Станет49 000 ₽ (+900 %)')
  await press('Исправить цену')
  expect(update).not.toHaveBeenCalled()
  await press('Сохранить изменения', form)
  await press('Сохранить цену')
  await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith({ id: 7, price: 4_900_000 }))
})

test('a price below its installation is asked about, and left alone where neither changes', async () => {
  await openResource(api, Accessories, '?edit=7')
  await screen.findByText('Сигнализатор')
  const form = inDialog('Редактировать комплектующее')
  await type(/^Из неё установка/, '5000', form)
  await press('Сохранить изменения', form)
  await press('Исправить цену')
  expect(update).not.toHaveBeenCalled()
  await type(/^Из неё установка/, '1000', form)
  await press('Сохранить изменения', form)
  await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith({ id: 7, installationPrice: 100_000 }))
})
