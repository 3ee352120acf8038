// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BrowserStream } from '../../../../tests/support/browser-stream.ts'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import { createInquiry } from '../../../contract/inquiries/inquiry.fixture.ts'
import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { createSettings } from '../../../contract/settings.fixture.ts'
import { Live } from '../../live/live.tsx'
import { StaffContext } from '../../staff.ts'
import { Component as List } from './list.tsx'

const ALL = 1203
const createdAt = (id: number) => new Date(Date.parse('2026-11-20T12:00:00Z') + id * 60_000).toISOString()

/** Inquiries on the server, newest first. */
let stored: Inquiry[]
/** Calls about inquiries: the list's beginning, a part after an id, some ids, one, counts. */
let asked: string[]
/** Answers to the further part that are on their way. */
let underway: (() => void)[] | null
/** Whether the server fails to answer a further part. */
let isBroken: boolean

const tell = (event: 'inquiry.created' | 'inquiry.changed', id: number) =>
  BrowserStream.current?.tell(event, { id, version: 2 }, `${id}`)

async function answer(verb: string, input: Record<string, unknown>): Promise<unknown> {
  const { before, ids, id } = input
  if (verb === 'counts') {
    return { all: stored.length, new: 0, processing: 0, completed: 0, canceled: 0, nobody: 0, spam: 0 }
  }
  if (verb === 'byId') {
    asked.push('one')
    return stored.find((one) => one.id === id)
  }
  if (typeof ids === 'string') {
    asked.push('ids')
    const wanted = new Set(ids.split(',').map(Number))
    return stored.filter((one) => wanted.has(one.id))
  }
  asked.push(before === undefined ? 'first' : `after ${before}`)
  const rows = stored.filter((one) => before === undefined || one.id < Number(before)).slice(0, 500)
  if (before !== undefined && underway) await new Promise<void>((resolve) => underway?.push(resolve))
  if (before !== undefined && isBroken) throw new Error('Сбой')
  return rows
}

beforeEach(async () => {
  vi.stubGlobal('EventSource', BrowserStream)
  // The height of a row: of rows without one all would be drawn.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50)
  asked = []
  underway = null
  isBroken = false
  stored = Array.from({ length: ALL }, (_, index) =>
    createInquiry({ id: ALL - index, createdAt: createdAt(ALL - index) }),
  )
  const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
    if (noun === 'settings') return createSettings()
    if (noun !== 'adminInquiries') return []
    return answer(verb, { ...(typeof input === 'object' ? input : {}) })
  })
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <Live />
      <List />
    </StaffContext>
  ))
  await act(async () => BrowserStream.current?.tell('caught-up', { isComplete: true }, '0'))
  await untilShown(500)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const number = new Intl.NumberFormat('ru-RU')
/** Of so many rows every search through the document takes long: below the table and above it only. */
const find = (selector: string, text: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.textContent?.includes(text))
const expectShown = (count: number) => {
  const text = `Показано ${number.format(count)} из ${number.format(stored.length)}`
  expect(document.querySelector('.table-end [role=status]')?.textContent).toBe(text)
}
const untilShown = (count: number) => waitFor(() => expectShown(count))
const press = (button: HTMLElement | null | undefined) =>
  act(async () => {
    if (!button) throw new Error('no such button')
    button.click()
  })
const more = () => press(find('.table-end button', 'Показать ещё'))
const refresh = () => press(document.querySelector<HTMLElement>('[aria-label=Обновить]'))
/** The further part arrives, as often as it was asked for. */
async function arrive() {
  const waiting = underway ?? []
  underway = null
  await act(async () => {
    for (const go of waiting) go()
  })
}
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

test('a further part comes while events arrive continually', async () => {
  vi.useFakeTimers()
  underway = []
  await more()
  for (let time = 0; time < 40; time += 1) {
    tell('inquiry.changed', ALL - time)
    await pass(100)
  }
  expect(asked.filter((one) => one.startsWith('after'))).toEqual(['after 704'])
  await arrive()
  await pass(1000)
  expectShown(1000)
  expect(asked.filter((one) => one.startsWith('after'))).toEqual(['after 704'])
})

test('a further part comes though «Обновить» is pressed meanwhile', async () => {
  underway = []
  await more()
  await refresh()
  await refresh()
  await arrive()
  await untilShown(1000)
})

test('a further part that fails with «Обновить» pressed meanwhile says so beside the button, and comes at the next try', async () => {
  underway = []
  await more()
  await refresh()
  isBroken = true
  await arrive()
  await waitFor(() => expect(find('.more-failed', 'Не удалось загрузить запросы')).toBeDefined())
  isBroken = false
  await press(find('.more-failed button', 'Повторить'))
  await untilShown(1000)
})

test('more new inquiries than one call may name are told by one call, and read with the list', async () => {
  underway = []
  await more()
  const fresh = Array.from({ length: 700 }, (_, index) => ALL + 700 - index)
  stored = [...fresh.map((id) => createInquiry({ id, createdAt: createdAt(id) })), ...stored]
  await act(async () => {
    for (const id of fresh.reverse()) tell('inquiry.created', id)
  })
  await arrive()
  await untilShown(1000)
  await waitFor(() => expect(find('[aria-live]', '500 новых запросов, последний: ')).toBeDefined())
  expect(asked.filter((one) => one === 'one')).toEqual([])
})
