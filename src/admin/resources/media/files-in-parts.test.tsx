// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { inDialog, press, type } from '../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import { createFile } from '../../../contract/content/media.fixture.ts'
import type { Media } from '../../../contract/content/media.ts'
import { LARGE_STAFF_LIST } from '../../../domain/catalogue/parts.ts'
import { Component as Library } from './screen.tsx'

const COUNT = LARGE_STAFF_LIST + 1
const SIZE = 100
const FAR = 4321

let files: Media[] = []
let asked: Record<string, unknown>[] = []
let wholeAsked: unknown[] = []
let found: unknown[] = []
let removed: unknown = null
let failures = 0

const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
  const query: Record<string, unknown> = { ...Object(input) }
  if (noun === 'media' && verb === 'list') {
    wholeAsked.push(input)
    const pictures = files.length
    return { total: pictures, pictures, documents: 0, undescribed: pictures, unused: pictures, bytes: 1024 }
  }
  if (noun === 'media' && verb === 'update') {
    files = files.map((one) => (one.id === query.id ? { ...one, alt: String(query.alt) } : one))
    return files.find(({ id }) => id === query.id)
  }
  if (noun === 'media') {
    removed = query.ids
    return { removed: query.ids, left: [] }
  }
  if (noun === 'mediaParts' && verb === 'found') {
    found.push(input)
    return files.slice(0, LARGE_STAFF_LIST).map(({ id }) => id)
  }
  if (noun !== 'mediaParts') return []
  asked.push(query)
  if (query.after !== undefined && failures > 0) {
    failures -= 1
    throw new ApiError(500, '', 'Сбой')
  }
  const matching = query.find === 'ничего' ? [] : files
  const wanted = query.ids === undefined ? matching : files.filter(({ id }) => String(id) === query.ids)
  const rest = wanted.filter(({ id }) => id > Number(query.after ?? 0))
  const items = rest.slice(0, SIZE)
  return { items, total: wanted.length, next: rest.length > SIZE ? items.at(-1)?.id : null }
})

beforeEach(() => {
  files = Array.from({ length: COUNT }, (_, at) =>
    createFile({ id: at + 1, name: `Фото ${at + 1}.jpg`, url: `/assets/uploads/${at}.jpg` }),
  )
  asked = []
  wholeAsked = []
  found = []
  removed = null
  failures = 0
})

let address: () => string
async function open(search = '') {
  ;({ address } = await openResource(api, Library, search))
  await screen.findByText(`Показано 100 из ${COUNT}`)
}
const tiles = () => document.querySelectorAll('.tile')

test('above five thousand files they come in parts, and nobody asks for all', async () => {
  await open()
  expect(wholeAsked).toEqual([{ upTo: LARGE_STAFF_LIST }])
  expect(asked).toEqual([{}])
  screen.getByText(`${COUNT} картинка, 1 КБ. ${COUNT} нигде не стоит.`)
  expect(tiles()).toHaveLength(SIZE)
  await press('Показать ещё')
  await screen.findByText(`Показано 200 из ${COUNT}`)
  expect(asked.at(-1)).toEqual({ after: SIZE })
  expect(tiles()).toHaveLength(2 * SIZE)
})

test('search and filters are the server’s work', async () => {
  await open('?show=no-alt&q=крышка')
  expect(asked).toEqual([{ show: 'no-alt', find: 'крышка' }])
  await type('Поиск', 'ничего')
  await screen.findByText('Ничего не нашлось')
  expect(asked.at(-1)).toEqual({ show: 'no-alt', find: 'ничего' })
  await press('Показать всё')
  await screen.findByText(`Показано 100 из ${COUNT}`)
  expect(asked.at(-1)).toEqual({})
  expect(address()).toBe('/admin/screen')
})

test('a part that did not come says so, and comes when it is asked for again', async () => {
  await open()
  failures = 1
  await press('Показать ещё')
  await screen.findAllByRole('alert')
  expect(tiles(), 'what is there stays').toHaveLength(SIZE)
  await press('Повторить')
  await screen.findByText(`Показано 200 из ${COUNT}`)
})

test('a file that the address names is open, wherever it stands in the list, and takes what is written', async () => {
  await open(`?file=${FAR}`)
  await screen.findByRole('complementary', { name: `Фото ${FAR}.jpg` })
  expect(asked).toContainEqual({ ids: String(FAR) })
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Что на картинке/)
  await type(/^Что на картинке/, 'Крышка')
  await act(async () => fireEvent.blur(field))
  await screen.findByText('записано')
  expect(field.value).toBe('Крышка')
  await waitFor(() => expect(asked.filter(({ ids }) => ids === undefined)).toHaveLength(2))
})

test('what nothing uses is deleted together, as much as one action takes, and not only the shown part', async () => {
  await open('?show=unused&q=фото')
  await press(`Удалить первые ${LARGE_STAFF_LIST}`)
  await screen.findByText(`${LARGE_STAFF_LIST} файлов`)
  expect(found).toEqual([{ show: 'unused', find: 'фото' }])
  expect(removed).toBeNull()
  await press('Удалить', inDialog('Подтверждение удаления'))
  await waitFor(() => expect(removed).toHaveLength(LARGE_STAFF_LIST))
})
