// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import '../../../../tests/support/dom.ts'
import { Markdown } from '../../../ui/markdown/markdown.tsx'
import { LineDifference, WordDifference } from './lazy-pieces.tsx'

// The scripts of a former build are no longer there.
vi.mock('./pieces.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('../../../ui/markdown/markdown-tree.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('what cannot be compared for want of its code is shown whole, and a text without its format; nothing else ends', async () => {
  render(
    <Suspense>
      <WordDifference before="Зима" after="Лето" />
      <LineDifference before={['глина', 'торф']} after={['песок']} />
      <Markdown text={'**Важно**\n\n- глина'} context="answer" />
      <input aria-label="Вопрос" />
    </Suspense>,
  )
  expect((await screen.findByText('Зима')).tagName).toBe('DEL')
  expect(screen.getByText('Лето').tagName).toBe('INS')
  screen.getByText('глина; торф')
  screen.getByText('песок')
  await screen.findByText('Показано без оформления.')
  const text = screen.getByText(/\*\*Важно\*\*/)
  expect(text.textContent).toBe('**Важно**\n\n- глина')
  expect(text.style.whiteSpace).toBe('pre-wrap')
  screen.getByLabelText('Вопрос')
})

test('a text without its format is asked for again: when the server answers, the document brings the code', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  const answers = vi.fn<() => Promise<{ status: number }>>().mockRejectedValueOnce(new TypeError('offline'))
  vi.stubGlobal('fetch', answers.mockResolvedValue({ status: 200 }))
  render(<Markdown text="**Важно**" context="answer" />)
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  await act(async () => retry.click())
  expect(reload).not.toHaveBeenCalled()
  expect((await screen.findByRole('alert')).textContent).toContain('Показано без оформления: нет связи.')
  screen.getByText('**Важно**')
  await act(async () => retry.click())
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  vi.unstubAllGlobals()
})
