// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { BlogContents } from './blog-contents.tsx'

test('«Повторить» asks for all that did not come, categories and posts', async () => {
  let isBroken = true
  await openStorefrontScreen(BlogContents, async ([, verb]) => {
    if (isBroken) throw new Error('away')
    if (verb !== 'categories') return []
    return [{ id: 1, name: 'Монтаж', slug: 'montazh', description: null, postCount: 3 }]
  })
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  isBroken = false
  await act(async () => fireEvent.click(retry))
  const topic = await screen.findByRole('link', { name: 'Монтаж' })
  expect(topic.getAttribute('href')).toBe('/blog/category/montazh')
  screen.getByText('3 статьи')
  screen.getByText('Статьи пока не добавлены. Загляните позже!')
})
