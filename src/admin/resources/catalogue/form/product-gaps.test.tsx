// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createLargeStaffList } from '../../../../../tests/support/large-staff-list.ts'
import { openResource } from '../../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../../api/staff.ts'
import { createProduct } from '../../../../contract/catalogue/product.fixture.ts'
import { ProductGaps } from './product-gaps.tsx'

test('what a product of a large catalogue lacks is asked for it alone', async () => {
  const list = createLargeStaffList([5, 6].map((id) => createProduct({ id })))
  const api = createStaffApi(async (name, _endpoint, input) => list.answer(name, input) ?? [])
  await openResource(api, () => <ProductGaps id={6} />, '')
  await screen.findByText('Заполнено 50 %, не хватает: «Цвет»')
  expect(list.asked).toEqual([{ ids: '6' }])
})
