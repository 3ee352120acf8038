// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { inDialog, press, type } from '../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import type { NotFoundEntry } from '../../../contract/content/not-found.ts'
import type { Redirect } from '../../../contract/content/redirects.ts'
import { LARGE_STAFF_LIST } from '../../../domain/catalogue/parts.ts'
import { Component as Redirects } from './list.tsx'
import { REDIRECTS_KEY } from './queries.ts'

const COUNT = LARGE_STAFF_LIST + 1
const SIZE = 100
const FAR = 4321
const MOMENT = '2026-11-20T09:00:00.000Z'

const stored = (id: number): Redirect => ({
  id,
  from: `/old-${id}`,
  to: '/nowhere',
  record: null,
  leadsTo: null,
  hasPage: false,
  version: 1,
  createdAt: MOMENT,
  updatedAt: MOMENT,
})
const redirects = Array.from({ length: COUNT }, (_, at) => stored(at + 1))
const entry: NotFoundEntry = {
  id: 3,
  path: `/old-${FAR}`,
  count: 2,
  referrer: null,
  redirectId: FAR,
  firstAt: MOMENT,
  lastAt: MOMENT,
}

let asked: object[] = []
let wholeAsked: unknown[] = []
let failures = 0
/** A redirect that newer ones have pushed out of the parts that are read. */
let pushedOut = 0

const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
  if (noun === 'notFound') return [entry]
  if (noun === 'redirects' && verb === 'list') {
    wholeAsked.push(input)
    return { total: COUNT }
  }
  if (noun !== 'redirectParts') return []
  const query: { find?: string; ids?: string; after?: string } = Object(input)
  asked.push(query)
  if (query.after !== undefined && failures > 0) {
    failures -= 1
    throw new ApiError(500, '', 'Сбой')
  }
  const { find = '', ids, after = 'after-0' } = query
  const matching = redirects.filter(({ id, from }) =>
    ids ? String(id) === ids : from.includes(find) && id !== pushedOut,
  )
  const rest = matching.filter(({ id }) => id > Number(after.slice('after-'.length)))
  const items = rest.slice(0, SIZE)
  return { items, total: matching.length, next: rest.length > SIZE ? `after-${items.at(-1)?.id}` : null }
})

beforeEach(() => {
  asked = []
  wholeAsked = []
  failures = 0
  pushedOut = 0
})

async function open(search = '') {
  const opened = await openResource(api, Redirects, search)
  await screen.findByText(`Показано 100 из ${COUNT}`)
  return opened
}
const rows = () => document.querySelectorAll('tbody tr')

test('above five thousand redirects the list comes in parts, and nobody asks for it whole', async () => {
  await open()
  expect(wholeAsked).toEqual([{ upTo: LARGE_STAFF_LIST }])
  expect(asked).toEqual([{}])
  screen.getByRole('link', { name: new RegExp(`^Переадресации\\D*${COUNT}$`) })
  await press('Показать ещё')
  await screen.findByText(`Показано 200 из ${COUNT}`)
  expect(asked.at(-1)).toEqual({ after: 'after-100' })
  expect(rows()).toHaveLength(2 * SIZE)
})

test('the search is the server’s work', async () => {
  await open()
  await type('Поиск', 'old-4999')
  await screen.findByText('1 переадресация')
  expect(asked.at(-1)).toEqual({ find: 'old-4999' })
  await type('Поиск', 'ничего')
  await screen.findByText('По запросу «ничего» переадресаций нет.')
})

test('a part that did not come says so, and comes when it is asked for again', async () => {
  await open()
  failures = 1
  await press('Показать ещё')
  await screen.findAllByRole('alert')
  expect(rows(), 'what is there stays').toHaveLength(SIZE)
  await press('Повторить')
  await screen.findByText(`Показано 200 из ${COUNT}`)
})

test('a shown redirect opens by itself, another one that the address names is asked for', async () => {
  await open()
  await press('Изменить: /old-7')
  const form = inDialog('Изменить переадресацию')
  expect(form.getByLabelText<HTMLInputElement>(/^Прежний адрес/).value).toBe('/old-7')
  expect(asked).toEqual([{}])
})

test('one that the address names is there, however far behind it stands', async () => {
  await open(`?edit=${FAR}`)
  await screen.findByRole('heading', { name: 'Изменить переадресацию', hidden: true })
  const form = inDialog('Изменить переадресацию')
  expect(form.getByLabelText<HTMLInputElement>(/^Прежний адрес/).value).toBe(`/old-${FAR}`)
})

test('the open form keeps what was typed when its redirect leaves the parts that are read', async () => {
  const { queries } = await open()
  await press('Изменить: /old-7')
  const form = () => inDialog('Изменить переадресацию')
  await type(/^Куда ведёт/, '/catalog', form())
  pushedOut = 7
  await act(() => queries.invalidateQueries({ queryKey: REDIRECTS_KEY }))
  expect(screen.queryByRole('button', { name: 'Изменить: /old-7', hidden: true })).toBeNull()
  expect(form().getByLabelText<HTMLInputElement>(/^Куда ведёт/).value).toBe('/catalog')
})

test('an address that is not found opens the redirect from there, of however many', async () => {
  await openResource(api, Redirects, '?tab=not-found')
  await screen.findByText('переадресация отсюда ведёт в никуда')
  await press(`Переадресовать: /old-${FAR}`)
  await screen.findByRole('heading', { name: 'Изменить переадресацию', hidden: true })
  expect(asked).toContainEqual({ ids: String(FAR) })
  expect(asked).not.toContainEqual({})
})
