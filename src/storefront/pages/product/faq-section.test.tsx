// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
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
])(
  'what a price with installation includes is told, and open, at a price %s: %s',
  async (_case, prices, told) => {
    const product = createProduct(prices)
    const other = { ...item, id: 4, question: 'Как и когда платить?' }
    await openStorefrontScreen(
      () => <FaqSection product={product} />,
      async ([noun, verb]) => {
        if (noun === 'products') return product
        return verb === 'categories' ? [category] : { category, items: [item, other] }
      },
    )
    const shown = await screen.findByText(told ? item.question : other.question)
    expect(shown.closest('details')?.open).toBe(told)
    expect(screen.queryByText(item.question) !== null).toBe(told)
  },
)
