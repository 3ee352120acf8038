// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { noFilters } from '../../../domain/catalogue/filters.ts'
import { listProducts } from '../../../domain/catalogue/listing.ts'
import { Results } from './results.tsx'

test.each([
  [null, null],
  [15, 'Станций на 15 человек и больше здесь нет.'],
])('an empty list for %s residents has its heading below that of the page', async (users, hint) => {
  const filters = { ...noFilters, users }
  const state = { filters, shown: filters, change: () => {} }
  const { found, listing } = listProducts([], filters, [])
  const list = { listing, shown: listing, facets: [], filters, products: found, parts: null }
  await openStorefrontScreen(() => <Results list={list} state={state} />)
  const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName)
  expect(levels).toEqual(['H2', 'H3'])
  const shown = document.querySelector('.found__hint')?.textContent?.replaceAll('\u00a0', ' ')
  expect(shown ?? null).toBe(hint)
})
