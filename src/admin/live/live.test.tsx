// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BrowserStream } from '../../../tests/support/browser-stream.ts'
import { openStaffScreen } from '../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../api/staff.ts'
import { createInquiry } from '../../contract/inquiries/inquiry.fixture.ts'
import type { Inquiry } from '../../contract/inquiries/visitor.ts'
import { createSettings } from '../../contract/settings.fixture.ts'
import { Component as List } from '../resources/inquiries/list.tsx'
import { StaffContext } from '../staff.ts'
import { Live } from './live.tsx'

/** Inquiries on the server, newest first. */
let stored: Inquiry[]
/** Lets the whole list be read; null: at once. */
let hold: (() => void)[] | null
let wholeReadings: number
let renders: number

beforeEach(() => {
  vi.stubGlobal('EventSource', BrowserStream)
  stored = []
  hold = null
  wholeReadings = 0
  renders = 0
})
afterEach(() => vi.unstubAllGlobals())

const request = (id: number, name: string) =>
  createInquiry({
    id,
    name,
    createdAt: new Date(Date.parse('2026-11-20T12:00:00Z') + id * 60_000).toISOString(),
  })

function countRender() {
  renders += 1
}

/** Opens the list at an address with this search; status and type are the server's filters. */
const openList = (search = '') => {
  const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
    if (noun === 'settings') return createSettings()
    if (noun === 'session') return { user: null }
    if (noun !== 'adminInquiries') return []
    const asked = new Map(Object.entries(typeof input === 'object' ? { ...input } : {}))
    const isWanted = (value: string, filter: string) => (asked.get(filter) ?? value) === value
    const rows = stored.filter(({ status, type }) => isWanted(status, 'status') && isWanted(type, 'type'))
    if (verb === 'counts') {
      return {
        all: rows.length,
        new: rows.length,
        processing: 0,
        completed: 0,
        canceled: 0,
        nobody: 0,
        spam: 0,
      }
    }
    const ids = asked.get('ids')
    if (ids !== undefined) return rows.filter(({ id }) => String(ids).split(',').includes(String(id)))
    wholeReadings += 1
    if (hold) await new Promise<void>((resolve) => hold?.push(resolve))
    return rows
  })
  return openStaffScreen(
    () => (
      <StaffContext value={api}>
        <Profiler id="screen" onRender={countRender}>
          <Live />
          <List />
        </Profiler>
      </StaffContext>
    ),
    `/admin/screen${search}`,
  )
}
const tell = (name: string, data: object) => BrowserStream.current?.tell(name, data, '0-server-0')
const create = (id: number) => tell('inquiry.created', { id, version: 1 })
const said = () => document.querySelector('[aria-live]')?.textContent

test('of what came before the stream, only what the list does not show is news, also while the list is being read', async () => {
  hold = []
  stored = [request(8, 'Вера'), request(7, 'Инна')]
  await openList()
  stored = [request(9, 'Пётр'), ...stored]
  await act(async () => {
    create(8)
    create(9)
    tell('caught-up', { isComplete: true })
  })
  expect(said()).toBe('')
  const waiting = hold
  hold = null
  await act(async () => {
    for (const go of waiting ?? []) go()
  })
  await waitFor(() => expect(said()).toContain('Новый запрос: Пётр'))
  await waitFor(() => expect(screen.getByRole('row', { name: /Пётр/ })).toBeDefined())
  expect(screen.getByRole('row', { name: /Вера/ })).toBeDefined()
  expect(wholeReadings).toBe(1)
})

test('when nobody knows what came before the stream, the list is read anew, and nothing is said', async () => {
  stored = [request(7, 'Инна')]
  await openList()
  await waitFor(() => expect(screen.getByRole('row', { name: /Инна/ })).toBeDefined())
  stored = [request(8, 'Вера'), ...stored]
  await act(async () => void tell('caught-up', { isComplete: false }))
  await waitFor(() => expect(screen.getByRole('row', { name: /Вера/ })).toBeDefined())
  expect(wholeReadings).toBe(2)
  expect(said()).toBe('')
})

test('what does not fit the filters does not show, what no longer fits leaves, and the list is not read anew', async () => {
  const repair = (id: number, name: string) => ({ ...request(id, name), type: 'repair' as const })
  stored = [repair(8, 'Вера'), repair(7, 'Инна')]
  await openList('?status=new&type=repair')
  await act(async () => void tell('caught-up', { isComplete: true }))
  // The number comes by a call of its own, perhaps before the rows.
  await screen.findByText('2 запроса')
  await screen.findByRole('row', { name: /Вера/ })
  stored = [
    repair(10, 'Пётр'),
    { ...request(9, 'Тамара'), type: 'consultation' },
    { ...repair(8, 'Вера'), status: 'completed' },
    repair(7, 'Инна'),
  ]
  await act(async () => {
    create(9)
    create(10)
    tell('inquiry.changed', { id: 8, version: 2 })
  })
  await waitFor(() => expect(screen.getByRole('row', { name: /Пётр/ })).toBeDefined())
  const names = screen.getAllByRole('row').map(({ textContent }) => textContent)
  const shown = ['Пётр', 'Тамара', 'Вера', 'Инна'].filter((name) => names.some((row) => row.includes(name)))
  expect(shown).toEqual(['Пётр', 'Инна'])
  await waitFor(() => expect(screen.getByText('2 запроса')).toBeDefined())
  expect(wholeReadings).toBe(1)
})

test('new inquiries that come together render the screen a few times only', async () => {
  await openList()
  await act(async () => void tell('caught-up', { isComplete: true }))
  const arrive = async (first: number, count: number) => {
    const ids = Array.from({ length: count }, (_, index) => first + index)
    stored = [...ids.map((id) => request(id, `Клиент ${id}`)).reverse(), ...stored]
    const before = renders
    await act(async () => void ids.forEach(create))
    await waitFor(() => expect(said()).toContain(`последний: Клиент ${first + count - 1},`))
    await waitFor(() => expect(screen.getByText(`${stored.length} запросов`)).toBeDefined())
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
    return renders - before
  }
  expect(await arrive(1, 8)).toBeLessThan(10)
  expect(await arrive(9, 203)).toBeLessThan(10)
})
