// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import { recent, rememberProduct } from './recent.ts'
import { RecentlyViewed } from './recently-viewed.tsx'

test('who clears what they looked at is told so, and keeps the keyboard', async () => {
  localStorage.clear()
  for (const id of [1, 2, 3]) rememberProduct(createProduct({ id, name: `Топас ${id}`, slug: `topas-${id}` }))
  await openStorefrontScreen(() => (
    <main id="main" tabIndex={-1}>
      <RecentlyViewed except={3} />
    </main>
  ))
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Топас 2', 'Топас 1'])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Очистить' })))
  expect(recent.items()).toEqual([])
  expect(screen.queryByRole('heading', { name: 'Вы смотрели' })).toBeNull()
  screen.getByText('Список просмотренных очищен')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
