// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import '../../../../../tests/support/dom.ts'
import { translateTexts } from '../../../../../tests/support/translate-texts.ts'
import type * as markdown from '../../../../ui/markdown/markdown.tsx'
import type { MarkdownProps } from '../../../../ui/markdown/markdown-props.ts'

const connection = vi.hoisted(() => ({ isLost: true }))
// The renderer is a file of its own, which cannot be had without connection, nor when it was of a former build.
vi.mock('../../../../ui/markdown/markdown.tsx', async (load) => {
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

/** The preview with the renderer; `edit` changes the text below it. */
async function openWith(before: string, context: MarkdownProps['context'] = 'article') {
  connection.isLost = false
  const MarkdownPreview = await openPreview()
  const { container, rerender } = render(<MarkdownPreview text={before} context={context} />)
  await waitFor(() => expect(container.querySelector('.prose > *')).not.toBeNull())
  await waitFor(() => expect(container.querySelector('.skel')).toBeNull())
  const edit = async (text: string) =>
    act(async () => rerender(<MarkdownPreview text={text} context={context} />))
  return { edit, box: container }
}

describe.each([false, true])(
  'Who edits beside a preview that a browser translates, texts replaced: %s,',
  (replaces) => {
    test.each([
      ['takes the asterisks away', 'глина **сырая** и песок', 'глина сырая и песок'],
      ['types after a bold word', 'глина **сырая** и песок', 'глина **сырая** и песок с водой'],
      ['makes a word bold', 'глина сырая и песок', 'глина **сырая** и песок'],
      ['types before a link', '[Цены](/prices) и сроки', 'Наши [Цены](/prices) и сроки'],
      ['clears an item of tasks', '- [x] вынос\n- [ ] ров **и** дно', '- вынос\n- ров'],
      ['shortens a cell', '| а | б |\n|-|-|\n| `1` кг и *2* | в |', '| а | б |\n|-|-|\n| 1 | в |'],
      ['removes a footnote', 'Грунт[^1] и вода\n\n[^1]: Суглинок **или** песок', 'Грунт и вода'],
      ['removes markup of HTML', 'до <br> после и <b>ещё</b>', 'после **и** ещё'],
    ])('%s and reads what it is now', async (_what, before, after) => {
      const failed = vi.spyOn(console, 'error').mockReturnValue(undefined)
      const { edit, box } = await openWith(before)
      const end = translateTexts(replaces)
      await edit(after)
      end()
      expect(failed).not.toHaveBeenCalled()
      failed.mockRestore()
      const translated = box.textContent
      cleanup()
      const plain = await openWith(after)
      expect(translated).toBe(plain.box.textContent)
    })
  },
)

test('Who edits beside a preview that something else has moved about keeps the form, and reads what it is now', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { edit, box } = await openWith('глина **сырая** и песок')
  const bold = screen.getByText('сырая')
  const moved = document.createElement('font')
  bold.replaceWith(moved)
  moved.append(bold)
  await edit('глина и песок')
  expect(box.textContent).toBe('глина и песок')
  await edit('глина **и** песок')
  expect(screen.getByText('и').tagName).toBe('STRONG')
  said.mockRestore()
})
