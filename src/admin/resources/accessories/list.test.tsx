// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import { Component as Accessories } from './list.tsx'

const signal = { id: 7, name: 'Сигнализатор', price: 490_000, usedBy: 3, order: 0, published: true }
const api = createStaffApi(async ([noun]) => (noun === 'adminAccessories' ? [signal] : { trashDays: 30 }))
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
