// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import { Similar } from './similar.tsx'

/** Products of different lines. */
const product = (id: number) =>
  createProduct({ id, name: `Топас ${id}`, slug: `topas-${id}`, modelLine: `Линейка ${id}`, users: 5 })

test.each([
  [1, 'Сравнить две модели', '/compare?ids=1,2'],
  [2, 'Сравнить три модели', '/compare?ids=1,2,3'],
  [3, 'Сравнить четыре модели', '/compare?ids=1,2,3,4'],
  [5, 'Сравнить четыре модели', '/compare?ids=1,2,3,4'],
])('with %i others of its size the page offers: %s', async (count, label, address) => {
  const others = Array.from({ length: count }, (_, index) => product(index + 2))
  await openStorefrontScreen(
    () => <Similar product={product(1)} />,
    async ([noun]) => (noun === 'products' ? product(1) : others),
  )
  const link = await screen.findByRole('link', { name: label })
  expect(link.getAttribute('href')).toBe(address)
})
