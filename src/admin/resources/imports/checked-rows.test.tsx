// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import type { Import, ImportRow } from '../../../contract/catalogue/imports.ts'
import { CheckedRows } from './checked-rows.tsx'

const found: Import = {
  id: 3,
  name: 'топас.csv',
  format: 'csv',
  state: 'checked',
  progress: 100,
  counts: { new: 1, changed: 2, same: 0, error: 0, missing: 0, warning: 0 },
  sheet: null,
  mapping: {},
  manufacturerId: null,
  missing: 'keep',
  message: null,
  conflicts: [],
  createdBy: 'Анна',
  createdAt: '2026-11-20T09:00:00.000Z',
  checkedAt: '2026-11-20T09:01:00.000Z',
  appliedAt: null,
  undoneAt: null,
}
const row: ImportRow = {
  row: 2,
  kind: 'changed',
  productId: 7,
  imageUrl: '/assets/uploads/photo.webp',
  drawing: '2c6e3f-box-unknown-600-gravity',
  price: null,
  installationPrice: null,
  name: 'Топас 4',
  changes: [],
  errors: [],
  warnings: [],
  isLeft: false,
}
const rows: readonly ImportRow[] = [
  row,
  { ...row, row: 3, productId: 8, drawing: null, name: 'Топас 5' },
  { ...row, row: 4, kind: 'new', productId: null, imageUrl: null, drawing: null, name: 'Топас 99' },
]

test('rows have the pictures of their products, for which no list of products is asked', async () => {
  const asked = new Set<string>()
  const api = createStaffApi(async ([noun = '', verb]) => {
    asked.add(`${noun}.${verb}`)
    return noun === 'imports' ? rows : []
  })
  await openResource(api, () => <CheckedRows found={found} />, '')
  await screen.findByText('Топас 99')
  const pictures = screen
    .getAllByRole('row')
    .slice(1)
    .map((line) => within(line).queryByRole('presentation')?.getAttribute('src'))
  expect(pictures).toEqual([
    expect.stringContaining('2c6e3f-box-unknown-600-gravity'),
    '/assets/uploads/photo.webp',
    undefined,
  ])
  expect([...asked]).not.toContain('adminProducts.list')
})

test('rows whose price their reader may not change so far say it, and stand under a label of their own', async () => {
  const beyond: Import = { ...found, counts: { ...found.counts, beyond: 1 } }
  const api = createStaffApi(async ([noun]) =>
    noun === 'imports'
      ? [
          { ...row, isBeyond: true },
          { ...row, row: 3, name: 'Топас 5' },
        ]
      : [],
  )
  await openResource(api, () => <CheckedRows found={beyond} />, '')
  const told = await screen.findAllByText('Такое изменение цены вам не разрешено')
  expect(told.map((one) => one.closest('tr')?.textContent)).toEqual([expect.stringContaining('Топас 4')])
  expect(screen.getByRole('link', { name: /^Цена не разрешена/ }).getAttribute('href')).toContain(
    'kind=beyond',
  )
})
