// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import texts from '../../../../content/pages/about.json' with { type: 'json' }
import { inDialog, press, type } from '../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import type { Draft } from '../../../contract/records/drafts.ts'
import { clearUnsaved } from '../../kit/write/unsaved.ts'
import { Component as Pages } from './screen.tsx'

const page = {
  id: 2,
  key: 'about',
  blocks: texts,
  version: 1,
  updatedAt: '2026-11-29T10:00:00Z',
  changed: [],
}

let stored: Draft | null = null
const store = (blocks: unknown, updatedBy: string) => {
  const version = (stored?.version ?? 0) + 1
  stored = { draft: { blocks }, version, baseVersion: 1, updatedAt: '2026-11-29T11:00:00Z', updatedBy }
  return stored
}
const api = createStaffApi(async ([noun, verb], _endpoint, input, { headers = {} }) => {
  if (noun === 'adminPages') return verb === 'list' ? [{ id: 2, key: 'about', title: 'О компании' }] : page
  if (noun !== 'drafts') return []
  if (verb === 'list') return stored ? [stored] : []
  const { 'If-Match': over, 'If-None-Match': none } = headers
  if (none === '*' ? stored : over !== `"${stored?.version}"`) {
    const body = { message: 'Изменили', current: stored, changedBy: 'Игорь', changedAt: '2026-11-29' }
    throw new ApiError(409, JSON.stringify(body), null)
  }
  return store(Object(input).blocks, 'Я')
})

const part = (name: string) => within(screen.getByRole('region', { name }))
const readField = (label: string, name: string) =>
  part(name).getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label).value
const open = async () => {
  await openResource(api, Pages, '?page=about')
  await screen.findByRole('region', { name: 'Черновик' })
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearUnsaved()
  stored = null
})
afterEach(() => void vi.useRealTimers())

test('a draft has the changed fields alone, and comes back among the other texts of the page', async () => {
  await open()
  await type('Заголовок', 'О нас', part('Начало страницы'))
  await press('В черновик')
  await waitFor(() => expect(stored?.draft).toEqual({ blocks: { start: { title: 'О нас' } } }))
})

test('a draft that is opened changes its fields, and what it changes is named part by part', async () => {
  store({ start: { title: 'О нас' }, team: { roles: texts.team.roles.slice(1) } }, 'Мария')
  await open()
  await press('Продолжить черновик')
  expect(readField('Заголовок', 'Начало страницы')).toBe('О нас')
  expect(readField('Под заголовком', 'Начало страницы')).toBe(texts.start.lead)
  expect(readField('Заголовок', 'История')).toBe(texts.history.title)
  await press('Опубликовать…')
  const rows = within(screen.getByRole('table')).getAllByRole('rowheader')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Начало страницы: Заголовок', 'Команда: Люди'])
})

test('rows that are taken away are saved by themselves too, and an opened draft alone is not', async () => {
  store({ start: { title: 'О нас' } }, 'Мария')
  await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await press('Продолжить черновик')
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(stored?.version).toBe(1)
  await press('Убрать: Люди, 1')
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(stored).toMatchObject({
    version: 2,
    draft: { blocks: { start: { title: 'О нас' }, team: { roles: texts.team.roles.slice(1) } } },
  })
})

test('edits of two people in one draft go together, also when they begin it at once', async () => {
  await open()
  await type('Заголовок', 'О нас', part('Начало страницы'))
  store({ start: { lead: 'Их правка' } }, 'Игорь')
  await press('В черновик')
  const together = { blocks: { start: { title: 'О нас', lead: 'Их правка' } } }
  await waitFor(() => expect(stored?.draft).toEqual(together))
  expect(readField('Под заголовком', 'Начало страницы')).toBe('Их правка')
})

test('of two edits of a field that the draft did not have yet one is chosen', async () => {
  store({ start: { title: 'О нас' } }, 'Мария')
  await open()
  await press('Продолжить черновик')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const theirs = { start: { title: 'О нас', lead: 'Их правка' } }
  store(theirs, 'Игорь')
  await type('Под заголовком', 'Моя правка', part('Начало страницы'))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  const dialog = inDialog('Правки столкнулись')
  dialog.getByText(/Их правка/)
  expect(stored?.draft).toEqual({ blocks: theirs })
})
