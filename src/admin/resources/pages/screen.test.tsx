// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import texts from '../../../../content/pages/about.json' with { type: 'json' }
import { press, type } from '../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { readFailure } from '../../../api/fetch-transport.ts'
import { pageTextsQuery } from '../../../api/queries/page-text-queries.ts'
import { createStaffApi } from '../../../api/staff.ts'
import { clearUnsaved } from '../../kit/write/unsaved.ts'
import { Component as Pages } from './screen.tsx'

type Blocks = typeof texts
const pageOf = (blocks: Blocks, version: number) => ({
  id: 2,
  key: 'about',
  blocks,
  version,
  updatedAt: '2026-11-29T10:00:00Z',
  changed: ['history'],
})
let stored = pageOf(texts, 1)
const update = vi.fn<(input: { blocks: Blocks }) => Promise<unknown>>()
const reset = vi.fn<(input: unknown) => Promise<unknown>>()
const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
  if (noun === 'pages') return shownTexts(Object(input).key)
  if (noun !== 'adminPages') return []
  if (verb === 'list') return [{ id: 2, key: 'about', title: 'О компании' }]
  if (verb === 'update') return update(JSON.parse(JSON.stringify(input)))
  return verb === 'reset' ? reset(input) : stored
})

/** The texts of the site as visitors read them: the firm's words, and where another page has one. */
let nearby = 'Казани'
const shownTexts = (key: string) => ({
  key,
  blocks: key === 'chrome' ? { firm: { nearby } } : { ways: { services: ['Монтаж в {nearby}'] } },
})

/** Keeps what is sent, as the server does. */
const keep = async ({ blocks }: { blocks: Blocks }) => {
  stored = pageOf(blocks, stored.version + 1)
  return stored
}
const part = (name: string) => within(screen.getByRole('region', { name }))
const rows = () => part('История').getAllByLabelText('Что').length

let staff: Awaited<ReturnType<typeof openResource>>

beforeEach(async () => {
  vi.resetAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  clearUnsaved()
  stored = pageOf(texts, 1)
  update.mockImplementation(keep)
  reset.mockImplementation(() => keep({ blocks: texts }))
  staff = await openResource(api, Pages, '?page=about')
  await screen.findByRole('region', { name: 'История' })
})

test('a row that is added while the texts are being saved stays, unsaved, and is saved next', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  update.mockImplementationOnce(async (input) => {
    await promise
    return keep(input)
  })
  await type('Под заголовком', 'Другое начало.', part('Начало страницы'))
  await press('Опубликовать')
  await press(/^Добавить ?: Этапы/)
  const count = rows()
  expect(count).toBe(texts.history.steps.length + 1)
  await act(async () => resolve())
  await screen.findByText('Тексты уже на сайте')
  screen.getByText('Есть несохранённые изменения')
  expect(rows()).toBe(count)
  const added = part('История')
    .getAllByRole('group', { name: /^Этапы, \d/ })
    .at(-1)
  if (!added) throw new Error('no row was added')
  for (const label of ['Когда', 'Что', 'Подробно']) await type(label, `Новое: ${label}`, within(added))
  await press('Опубликовать')
  await waitFor(() =>
    expect(stored.blocks.history.steps.at(-1)).toEqual({
      when: 'Новое: Когда',
      title: 'Новое: Что',
      text: 'Новое: Подробно',
    }),
  )
})

test('who saves by the keyboard goes on typing in the same row', async () => {
  const title = part('История').getAllByLabelText('Что')[1]
  if (!title) throw new Error('no second row')
  await act(async () => title.focus())
  await act(async () => fireEvent.change(title, { target: { value: 'Выбрали двух' } }))
  await act(async () => fireEvent.keyDown(title, { code: 'KeyS', ctrlKey: true }))
  await waitFor(() => expect(stored.blocks.history.steps[1]?.title).toBe('Выбрали двух'))
  expect(title.isConnected).toBe(true)
  expect(document.activeElement).toBe(title)
})

test('edits of two people in different fields of one part are put together by themselves', async () => {
  const theirs = { ...texts, history: { ...texts.history, text: 'Их правка.' } }
  update.mockImplementationOnce(async () => {
    stored = pageOf(theirs, 2)
    const body = { message: 'Изменили', current: stored, changedBy: 'Мария Д.', changedAt: '2026-11-29' }
    throw readFailure(409, '', JSON.stringify(body))
  })
  await type('Заголовок', 'Наша история', part('История'))
  await press('Опубликовать')
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  expect(stored.blocks.history).toMatchObject({ title: 'Наша история', text: 'Их правка.' })
})

test('the original texts come back after a question, over unsaved ones too', async () => {
  await type('Под заголовком', 'Не сохранится', part('Начало страницы'))
  await press('Вернуть исходное на всей странице')
  screen.getByText(/^Несохранённое в форме пропадёт\. Во все части этой страницы вернутся слова образца/)
  const dialog = screen.getByRole('heading', { level: 2, name: 'Вернуть исходные тексты?', hidden: true })
  await press('Вернуть исходное', within(dialog.closest('dialog') ?? document.body))
  await waitFor(() =>
    expect(part('Начало страницы').getByLabelText<HTMLTextAreaElement>('Под заголовком').value).toBe(
      texts.start.lead,
    ),
  )
  expect(reset).toHaveBeenCalledOnce()
})

test('the original texts of one part come back alone, and what is typed in others stays', async () => {
  const history = { ...texts.history, title: 'Образцовая история' }
  reset.mockImplementation(() => keep({ blocks: { ...stored.blocks, history } }))
  expect(screen.queryByRole('button', { name: 'Вернуть исходное: Ценности' })).toBeNull()
  await type('Под заголовком', 'Ещё не сохранено', part('Начало страницы'))
  await press('Вернуть исходное: История')
  screen.getByText(/^В часть «История» вернутся слова образца/)
  const dialog = () =>
    within(
      screen
        .getByRole('heading', { level: 2, name: 'Вернуть исходные тексты?', hidden: true })
        .closest('dialog') ?? document.body,
    )
  await press('Отмена', dialog())
  await type('Заголовок', 'Своя история', part('История'))
  await press('Вернуть исходное: История')
  screen.getByText(/^Несохранённое в этой части пропадёт\. В часть «История»/)
  await press('Вернуть исходное', dialog())
  await waitFor(() => expect(reset).toHaveBeenCalledWith({ key: 'about', part: 'history' }))
  const value = (name: string, label: string) =>
    part(name).getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label).value
  await waitFor(() => expect(value('История', 'Заголовок')).toBe('Образцовая история'))
  expect(value('Начало страницы', 'Под заголовком')).toBe('Ещё не сохранено')
  await press('Опубликовать')
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  expect(stored.blocks).toMatchObject({ start: { lead: 'Ещё не сохранено' }, history })
})

test.each([
  ['a write', 'Опубликовать', update],
  ['a reset', 'Вернуть исходное на всей странице', reset],
])(
  'after %s the staff area reads anew what it has read of the site, with the words of the firm',
  async (_write, button, written) => {
    const readServices = async () =>
      (await staff.queries.fetchQuery(pageTextsQuery(api, 'contact'))).ways.services
    nearby = 'Казани'
    expect(await readServices()).toEqual(['Монтаж в Казани'])
    nearby = 'Елабуге'
    expect(await readServices()).toEqual(['Монтаж в Казани'])
    await type('Заголовок', 'Своя история', part('История'))
    await press(button)
    if (written === reset) {
      const dialog = screen.getByRole('heading', { level: 2, name: 'Вернуть исходные тексты?', hidden: true })
      await press('Вернуть исходное', within(dialog.closest('dialog') ?? document.body))
    }
    await waitFor(() => expect(written).toHaveBeenCalledOnce())
    await screen.findByText('Успех')
    expect(await readServices()).toEqual(['Монтаж в Елабуге'])
  },
)
