// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import texts from '../../../../content/pages/about.json' with { type: 'json' }
import services from '../../../../content/pages/services.json' with { type: 'json' }
import { inDialog, press, type } from '../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { ApiError } from '../../../api/error.ts'
import { readFailure } from '../../../api/fetch-transport.ts'
import { createStaffApi } from '../../../api/staff.ts'
import { pageTextsSchema } from '../../../contract/pages/pages.ts'
import { textsOver } from '../../../contract/pages/texts-over.ts'
import type { Draft } from '../../../contract/records/drafts.ts'
import { clearUnsaved, hasUnsaved } from '../../kit/write/unsaved.ts'
import { Component as Pages } from './screen.tsx'

const BLOCKS = { about: texts, services }
let key: keyof typeof BLOCKS = 'about'
const pageOf = () => ({
  id: 2,
  key,
  blocks: BLOCKS[key],
  version: 1,
  updatedAt: '2026-11-29T10:00:00Z',
  changed: [],
})

let stored: Draft | null = null
const store = (blocks: unknown, updatedBy: string) => {
  const version = (stored?.version ?? 0) + 1
  stored = { draft: { blocks }, version, baseVersion: 1, updatedAt: '2026-11-29T11:00:00Z', updatedBy }
  return stored
}
const api = createStaffApi(async ([noun, verb], _endpoint, input, { headers = {} }) => {
  if (noun === 'adminPages') return verb === 'list' ? [{ id: 2, key, title: 'Страница' }] : pageOf()
  if (noun !== 'drafts') return []
  if (verb === 'list') return stored ? [stored] : []
  const { 'If-Match': over, 'If-None-Match': none } = headers
  if (none === '*' ? stored : over !== `"${stored?.version}"`) {
    const body = { message: 'Изменили', current: stored, changedBy: 'Игорь', changedAt: '2026-11-29' }
    throw readFailure(409, '', JSON.stringify(body))
  }
  const { blocks } = Object(input)
  const { error } = pageTextsSchema.safeParse({ key, blocks: textsOver(BLOCKS[key], blocks) })
  if (error) throw new ApiError(400, '', error.issues.map(({ message }) => message).join('; '))
  return store(blocks, 'Я')
})

const part = (name: string) => within(screen.getByRole('region', { name }))
const readField = (label: string, name: string) =>
  part(name).getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label).value
const open = async () => {
  await openResource(api, Pages, `?page=${key}`)
  await screen.findByRole('region', { name: 'Черновик' })
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearUnsaved()
  stored = null
  key = 'about'
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

/** Lets the draft save itself. */
const pause = () => act(() => vi.advanceTimersByTimeAsync(5000))
const failure = () => screen.queryByText(/^Не получилось/)?.textContent ?? null
const isPartNamed = () => screen.queryByText('Незаполненное сохранится, когда вы его допишете.') !== null
const lastRow = (name: string, rows: RegExp) => {
  const last = part(name).getAllByRole('group', { name: rows }).at(-1)
  if (!last) throw new Error(`no row: ${rows.source}`)
  return within(last)
}

test('a row that is not filled yet stays in the form until it is, and the rest of the draft is saved meanwhile', async () => {
  store({ start: { title: 'О нас' } }, 'Мария')
  await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await press('Продолжить черновик')
  await press(/^Добавить ?: Люди/)
  await pause()
  await type('Кто', 'Сметчик', lastRow('Команда', /^Люди, \d/))
  await pause()
  expect([failure(), stored?.version]).toEqual([null, 1])
  expect(hasUnsaved(), 'the row is kept nowhere else').toBe(true)
  expect(isPartNamed()).toBe(true)
  await type('Под заголовком', 'Кто мы', part('Начало страницы'))
  await pause()
  expect(stored).toMatchObject({
    version: 2,
    draft: { blocks: { start: { title: 'О нас', lead: 'Кто мы' } } },
  })
  expect(stored?.draft).not.toHaveProperty('blocks.team')
  await type('Подробно', 'Считает смету.', lastRow('Команда', /^Люди, \d/))
  await pause()
  const roles = [...texts.team.roles, { role: 'Сметчик', text: 'Считает смету.' }]
  expect(stored).toMatchObject({ version: 3, draft: { blocks: { team: { roles } } } })
  expect([failure(), hasUnsaved(), isPartNamed()]).toEqual([null, false, false])
})

test('what is unfinished is named until it is taken away', async () => {
  store({ start: { title: 'О нас' } }, 'Мария')
  await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await press('Продолжить черновик')
  await press(/^Добавить ?: Люди/)
  await pause()
  expect(isPartNamed()).toBe(true)
  await press(`Убрать: Люди, ${texts.team.roles.length + 1}`)
  await pause()
  expect([isPartNamed(), stored?.version]).toEqual([false, 1])
})

test('a row that is being typed anew stays in the draft as it was', async () => {
  store({ start: { title: 'О нас' } }, 'Мария')
  await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await press('Продолжить черновик')
  await type('Кто', 'Сметчики', lastRow('Команда', /^Люди, \d/))
  await pause()
  const roles = [...texts.team.roles.slice(0, -1), { ...texts.team.roles.at(-1), role: 'Сметчики' }]
  expect(stored).toMatchObject({ version: 2, draft: { blocks: { team: { roles } } } })
  await type('Подробно', ' ', lastRow('Команда', /^Люди, \d/))
  await type('Под заголовком', 'Кто мы', part('Начало страницы'))
  await pause()
  expect(stored).toMatchObject({
    version: 3,
    draft: { blocks: { start: { lead: 'Кто мы' }, team: { roles } } },
  })
})

test('a draft is not published without a row that is not filled yet', async () => {
  store({ start: { title: 'О нас' } }, 'Мария')
  await open()
  await press('Продолжить черновик')
  await press(/^Добавить ?: Люди/)
  await type('Кто', 'Сметчик', lastRow('Команда', /^Люди, \d/))
  await press('Опубликовать…')
  await press('Опубликовать', within(screen.getByRole('region', { name: 'Черновик' })))
  await screen.findByText('Не получилось: Заполните поле «Подробно»')
  expect(stored?.version).toBe(1)
  expect(lastRow('Команда', /^Люди, \d/).getByLabelText<HTMLInputElement>('Кто').value).toBe('Сметчик')
})

test('what was said of a failed saving goes with what was wrong', async () => {
  store({ start: { title: 'О нас' } }, 'Мария')
  await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await press('Продолжить черновик')
  await type('Заголовок', 'О {нас}', part('Начало страницы'))
  await pause()
  expect(failure()).toMatch(/^Не получилось: Нет вставки \{нас\}/)
  await type('Заголовок', 'О нас', part('Начало страницы'))
  await pause()
  expect([failure(), stored?.version]).toEqual([null, 1])
})

test('a row that was removed does not come back for an unfinished one in its place', async () => {
  store({ start: { title: 'О нас' } }, 'Мария')
  await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await press('Продолжить черновик')
  await press(`Убрать: Люди, ${texts.team.roles.length}`)
  await press(/^Добавить ?: Люди/)
  await type('Кто', 'Сметчик', lastRow('Команда', /^Люди, \d/))
  await pause()
  const left = texts.team.roles.slice(0, -1)
  expect(stored).toMatchObject({ version: 2, draft: { blocks: { team: { roles: left } } } })
  expect([failure(), isPartNamed()]).toEqual([null, true])
  await type('Подробно', 'Считает смету.', lastRow('Команда', /^Люди, \d/))
  await pause()
  const roles = [...left, { role: 'Сметчик', text: 'Считает смету.' }]
  expect(stored).toMatchObject({ version: 3, draft: { blocks: { team: { roles } } } })
})

test('a row that was removed from what the form showed before is retyped as any other', async () => {
  store({ start: { title: 'О нас' } }, 'Мария')
  await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await press(`Убрать: Люди, ${texts.team.roles.length}`)
  await press('Продолжить черновик')
  await type('Кто', ' ', lastRow('Команда', /^Люди, \d/))
  await type('Подробно', ' ', lastRow('Команда', /^Люди, \d/))
  await type('Под заголовком', 'Кто мы', part('Начало страницы'))
  await pause()
  expect(stored?.draft).toEqual({ blocks: { start: { title: 'О нас', lead: 'Кто мы' } } })
  expect(isPartNamed()).toBe(true)
})

test('the comparison calls what is chosen in a row as the list of choices does', async () => {
  key = 'services'
  const [first, ...others] = services.list.services
  store({ list: { services: [{ ...first, drawing: 'delivery' }, ...others] } }, 'Мария')
  await open()
  await press('Опубликовать…')
  const table = within(screen.getByRole('table'))
  await table.findByText(/Доставка/)
  expect(table.getByText(/Бурение скважины, Бурение скважины/).closest('del')).not.toBeNull()
  expect(table.queryByText(/delivery|drilling/)).toBeNull()
})
