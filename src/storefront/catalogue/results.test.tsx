// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStorefrontScreen } from '../../../tests/support/storefront-screen.tsx'
import { noFilters } from './filters.ts'
import { Results } from './results.tsx'

test.each([
  [null, null],
  [15, 'Станций на 15 человек и больше здесь нет.'],
])('an empty list for %s residents has its heading below that of the page', async (users, hint) => {
  const filters = { ...noFilters, users }
  const state = { filters, shown: filters, change: () => {} }
  await openStorefrontScreen(() => <Results products={[]} state={state} />)
  const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName)
  expect(levels).toEqual(['H2', 'H3'])
  const shown = document.querySelector('.found__hint')?.textContent?.replaceAll('\u00a0', ' ')
  expect(shown ?? null).toBe(hint)
})
