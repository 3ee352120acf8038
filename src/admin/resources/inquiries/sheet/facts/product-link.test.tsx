// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createLargeStaffList } from '../../../../../../tests/support/large-staff-list.ts'
import { openResource } from '../../../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../../../api/staff.ts'
import { createProduct } from '../../../../../contract/catalogue/product.fixture.ts'
import { ProductLink } from './product-link.tsx'

const products = [5, 6, 8].map((id) => createProduct({ id, name: `Кедр ${id}`, slug: `kedr-${id}` }))

test('of a large catalogue a product is asked for by number, slug or exact name; one that is gone is a name alone', async () => {
  const list = createLargeStaffList(products)
  const api = createStaffApi(async (name, _endpoint, input) => {
    if (name[0] === 'session')
      return { user: { id: 1, username: 'anna', fullName: null, role: 'admin', rights: null } }
    return list.answer(name, input) ?? []
  })
  await openResource(
    api,
    () => (
      <>
        <ProductLink id={5} name="Прежнее имя" />
        <ProductLink slug="kedr-6" name="По адресу" />
        <ProductLink name="Кедр 8" />
        <ProductLink id={99} name="Удалённый" />
        <ProductLink name="Кедр" />
      </>
    ),
    '',
  )
  await screen.findByRole('link', { name: 'Кедр 8' })
  const links = await screen.findAllByRole('link')
  expect(
    links.map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Прежнее имя', '/product/kedr-5'],
    ['Открыть форму товара: Прежнее имя', '/admin/products?edit=5'],
    ['По адресу', '/product/kedr-6'],
    ['Открыть форму товара: По адресу', '/admin/products?edit=6'],
    ['Кедр 8', '/product/kedr-8'],
    ['Открыть форму товара: Кедр 8', '/admin/products?edit=8'],
  ])
  screen.getByText('Удалённый')
  screen.getByText('Кедр')
  expect(list.asked).toEqual([
    { ids: '5' },
    { slug: 'kedr-6' },
    { named: 'Кедр 8' },
    { ids: '99' },
    { named: 'Кедр' },
  ])
})
