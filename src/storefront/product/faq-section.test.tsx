// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStorefrontScreen } from '../../../tests/support/storefront-screen.tsx'
import { FaqSection } from './faq-section.tsx'

const dates = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
const category = { ...dates, id: 1, name: 'Цены', slug: 'price', description: null, icon: null, itemCount: 1 }
const item = {
  ...dates,
  id: 3,
  categoryId: 1,
  question: 'Что входит в цену «с установкой»?',
  answer: 'Котлован.',
  orderIndex: 1,
}

test.each([
  ['with installation', { price: 17_000_000, installationPrice: 3_500_000 }, true],
  ['without installation', { price: 17_000_000, installationPrice: null }, false],
  ['on request', { price: null, installationPrice: null }, false],
])('what a price with installation includes is open at a price %s: %s', async (_case, product, open) => {
  await openStorefrontScreen(
    () => <FaqSection product={product} />,
    async ([, verb]) => (verb === 'categories' ? [category] : { category, items: [item] }),
  )
  expect((await screen.findByText(item.question)).closest('details')?.open).toBe(open)
})
