// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import type { ImportRow } from '../../../contract/catalogue/imports.ts'
import { Jumps } from './jumps.tsx'

const row: ImportRow = {
  row: 2,
  kind: 'changed',
  productId: 7,
  imageUrl: null,
  drawing: null,
  price: null,
  installationPrice: null,
  name: 'Топас 4',
  changes: [{ field: 'price', before: 10_000_000, after: 15_000_000 }],
  errors: [],
  warnings: ['Цена: скачок больше 20 %'],
  isLeft: false,
}
const below = ['Цена ниже цены установки']
const price = { field: 'price', before: 3_600_000, after: 3_400_000 }
const rows: readonly ImportRow[] = [
  row,
  {
    ...row,
    row: 3,
    name: 'Топас 5',
    changes: [price],
    warnings: below,
    price: 3_600_000,
    installationPrice: 3_500_000,
  },
  {
    ...row,
    row: 4,
    name: 'Топас 6',
    changes: [{ field: 'installationPrice', before: null, after: 11_000_000 }],
    warnings: below,
    price: 10_000_000,
  },
  { ...row, row: 5, kind: 'new', name: 'Топас 7', changes: [{ ...price, before: null }], warnings: below },
]

test('a jump stands there before and after, and a price below the installation beside the other that stays', async () => {
  await openResource(
    createStaffApi(async () => []),
    () => <Jumps rows={rows} />,
    '',
  )
  await screen.findByText('Топас 4')
  const read = (role: string) =>
    screen.getAllByRole(role).map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
  expect(read('term')).toEqual([
    'Топас 4',
    'Топас 5Цена ниже цены установки',
    'Топас 6Цена ниже цены установки',
    'Топас 7Цена ниже цены установки',
  ])
  expect(read('definition')).toEqual([
    '100 000 ₽ → 150 000 ₽ +50 %',
    '36 000 ₽ → 34 000 ₽ −5,6 %установка остаётся 35 000 ₽',
    'цена остаётся 100 000 ₽установка нет → 110 000 ₽ ',
    'нет → 34 000 ₽ ',
  ])
})
