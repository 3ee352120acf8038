// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../../tests/support/dom.ts'
import type * as markdown from '../../ui/markdown.tsx'

const connection = vi.hoisted(() => ({ isLost: true }))
// The renderer is a file of its own, which cannot be had without connection, nor when it was of a former build.
vi.mock('../../ui/markdown.tsx', async (load) => {
  const original = await load<typeof markdown>()
  const loadMarkdownTree = async () => {
    if (connection.isLost) throw new TypeError('Failed to fetch dynamically imported module')
    return original.loadMarkdownTree()
  }
  return { ...original, loadMarkdownTree }
})

const alert = () => screen.findByRole('alert')
const retry = () => act(async () => screen.getByRole('button', { name: 'Повторить' }).click())

/** The preview in a window that has not loaded the renderer. */
const openPreview = async () => (await import('./markdown-preview.tsx')).MarkdownPreview

beforeEach(() => {
  vi.resetModules()
  connection.isLost = true
})

test('Who loses a single answer of a server that is there has the format all the same, and reads of no update', async () => {
  const asked = vi.fn<() => Promise<{ status: number }>>().mockImplementation(async () => {
    connection.isLost = false
    return { status: 200 }
  })
  vi.stubGlobal('fetch', asked)
  const MarkdownPreview = await openPreview()
  render(<MarkdownPreview text="**Важно**" context="answer" />)
  await waitFor(() => expect(screen.getByText('Важно').tagName).toBe('STRONG'))
  expect(asked).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
  vi.unstubAllGlobals()
})

test('Who edits a text whose format cannot be loaded reads it plainly, is told each time why, and keeps the page', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  const asked = vi.fn<() => Promise<{ status: number }>>().mockRejectedValue(new TypeError('offline'))
  vi.stubGlobal('fetch', asked)
  const MarkdownPreview = await openPreview()
  const { rerender } = render(<MarkdownPreview text={'**Важно**\n\n- глина'} context="answer" />)
  expect((await alert()).textContent).toContain('Показано без оформления: нет связи с сервером.')
  expect(screen.getByText(/\*\*Важно\*\*/).style.whiteSpace).toBe('pre-wrap')
  await retry()
  expect((await alert()).textContent).toContain('Снова не получилось: нет связи с сервером.')
  asked.mockResolvedValue({ status: 200 })
  await retry()
  expect((await alert()).textContent).toContain('Сохраните написанное и откройте страницу заново.')
  rerender(<MarkdownPreview text="**Важно**, ещё" context="answer" />)
  await screen.findByText('**Важно**, ещё')
  connection.isLost = false
  await retry()
  await waitFor(() => expect(screen.getByText('Важно').tagName).toBe('STRONG'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
