// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { Projects } from './projects.tsx'

test('works that did not come say so and are asked for again', async () => {
  let isAway = true
  await openStorefrontScreen(
    () => <Projects title="Наши работы" all="" />,
    async () => {
      if (isAway) throw new Error('away')
      return []
    },
  )
  const text = await screen.findByText(/^Объекты не загрузились/)
  expect(text.closest('[role="alert"]')).not.toBeNull()
  isAway = false
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Повторить' })))
  await screen.findByText('Описаний объектов пока нет.')
})
