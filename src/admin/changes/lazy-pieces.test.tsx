// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import '../../../tests/support/dom.ts'
import { Markdown } from '../../ui/markdown.tsx'
import { LineDifference, WordDifference } from './lazy-pieces.tsx'

// The scripts of a former build are no longer there.
vi.mock('./pieces.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('../../ui/markdown/markdown-tree.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('what cannot be compared for want of its code is shown whole, and a text without its format; nothing else ends', async () => {
  render(
    <Suspense>
      <WordDifference before="Зима" after="Лето" />
      <LineDifference before={['глина', 'торф']} after={['песок']} />
      <Markdown text="**Важно**" context="answer" />
      <input aria-label="Вопрос" />
    </Suspense>,
  )
  expect((await screen.findByText('Зима')).tagName).toBe('DEL')
  expect(screen.getByText('Лето').tagName).toBe('INS')
  screen.getByText('глина; торф')
  screen.getByText('песок')
  await screen.findByText('Показано без оформления: обновите страницу.')
  screen.getByText(/\*\*Важно\*\*/)
  screen.getByLabelText('Вопрос')
})
