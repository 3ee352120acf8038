// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { press } from '../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import type { Trashed } from '../../../contract/records/trash.ts'
import { LARGE_STAFF_LIST } from '../../../domain/catalogue/parts.ts'
import { Component as Trash } from './list.tsx'

const COUNT = LARGE_STAFF_LIST + 1
const SIZE = 100
const MOMENT = '2026-11-20T09:00:00.000Z'

const isPost = (id: number) => id % 50 === 0
const toTrashed = (id: number): Trashed => ({
  entity: isPost(id) ? 'posts' : 'products',
  id,
  title: `Запись ${id}`,
  deletedAt: MOMENT,
  deletedBy: 'Анна',
  purgeAt: MOMENT,
  details: [],
})

let rows: Trashed[] = []
let asked: object[] = []
let failures = 0

const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
  if (noun === 'session') return { user: { id: 1, username: 'anna', fullName: null, role: 'admin' } }
  if (noun === 'trash' && verb === 'list') {
    asked.push(Object(input))
    const posts = rows.filter(({ id }) => isPost(id)).length
    return { total: rows.length, kinds: { products: rows.length - posts, posts } }
  }
  if (noun === 'trash' && verb === 'restore') {
    const { id }: Trashed = Object(input)
    rows = rows.filter((row) => row.id !== id)
    return { id }
  }
  if (noun !== 'trashParts') return { trashDays: 30 }
  const { kind, after = '0-0-products' }: { kind?: string; after?: string } = Object(input)
  asked.push(Object(input))
  if (after !== '0-0-products' && failures > 0) {
    failures -= 1
    throw new ApiError(500, '', 'Сбой')
  }
  const matching = rows.filter(({ entity }) => kind === undefined || entity === kind)
  const rest = matching.filter(({ id }) => id > Number(after.split('-')[1]))
  const items = rest.slice(0, SIZE)
  return {
    items,
    total: matching.length,
    next: rest.length > SIZE ? `0-${items.at(-1)?.id}-products` : null,
  }
})

beforeEach(() => {
  rows = Array.from({ length: COUNT }, (_, at) => toTrashed(at + 1))
  asked = []
  failures = 0
})

const shown = () => document.querySelectorAll('tbody tr')

test('above five thousand records the trash comes in parts, and nobody asks for it whole', async () => {
  await openResource(api, Trash, '')
  await screen.findByText(`Показано 100 из ${COUNT}`)
  expect(asked).toEqual([{ details: 'true', upTo: LARGE_STAFF_LIST }, {}])
  screen.getByRole('link', { name: new RegExp(`^Всё\\D*${COUNT}$`) })
  failures = 1
  await press('Показать ещё')
  await screen.findAllByRole('alert')
  expect(shown(), 'what is there stays').toHaveLength(SIZE)
  await press('Повторить')
  await screen.findByText(`Показано 200 из ${COUNT}`)
  expect(asked.at(-1)).toEqual({ after: '0-100-products' })
})

test('its filters are the server’s work', async () => {
  await openResource(api, Trash, '?kind=posts')
  await screen.findByText('100 записей')
  expect(asked.at(-1)).toEqual({ kind: 'posts' })
})

test('what was restored has left the list', async () => {
  await openResource(api, Trash, '')
  await screen.findByText(`Показано 100 из ${COUNT}`)
  await press('Вернуть: Запись 7')
  await screen.findByText(`Показано 100 из ${COUNT - 1}`)
  expect(screen.queryByText('Запись 7')).toBeNull()
})
