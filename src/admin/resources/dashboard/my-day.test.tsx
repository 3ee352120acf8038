// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import { createInquiry } from '../../../contract/inquiries/inquiry.fixture.ts'
import type { InquiryListInput } from '../../../contract/inquiries/list.ts'
import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { toAnswerDue } from '../../../domain/inquiry/answer-due.ts'
import { toMoscowDay } from '../../../lib/dates.ts'
import { hours } from '../../../lib/duration.ts'
import { INQUIRIES_KEY } from '../../queries.ts'
import { StaffContext } from '../../staff.ts'
import { Component as Dashboard } from './screen.tsx'

/** Half past one at night of Monday in Moscow, still Sunday in Greenwich. */
const NOW = Date.parse('2026-11-22T22:30:00Z')

/** The open inquiries of whoever is signed in. */
let mine: Inquiry[] = []
const isMine = (input: unknown): input is InquiryListInput =>
  typeof input === 'object' && input !== null && 'mine' in input

/** The oldest of them that the filters mean, as the server answers. */
function listMine({ due, limit }: InquiryListInput): Inquiry[] {
  if (!due) throw new Error('the day asks for no more than its own')
  const isLate = (one: Inquiry) =>
    one.nextContactAt !== null
      ? Date.parse(one.nextContactAt) < NOW
      : one.answeredAt === null && toAnswerDue(one) < NOW
  const isToday = ({ nextContactAt }: Inquiry) =>
    nextContactAt !== null && toMoscowDay(Date.parse(nextContactAt)) === toMoscowDay(NOW)
  return mine
    .filter((one) => isToday(one) || isLate(one) || (one.status === 'new' && one.answeredAt === null))
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
    .slice(0, limit)
}

/** Whether the server answers when they are asked for. */
let isThere = true

/** Of them, by status. */
const countMine = () => ({
  new: mine.filter(({ status }) => status === 'new').length,
  processing: mine.filter(({ status }) => status === 'processing').length,
})

async function open() {
  const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
    if (noun === 'session') return { user: { id: 1, role: 'manager' } }
    if (isMine(input) && !isThere) throw new Error('offline')
    if (isMine(input)) return verb === 'list' ? listMine(input) : countMine()
    if (noun === 'schedule') return { planned: [], past: [] }
    return verb === 'counts' ? { new: 0 } : verb === 'bulkLast' ? null : []
  })
  const { queries } = await openStaffScreen(() => (
    <StaffContext value={api}>
      <Dashboard />
    </StaffContext>
  ))
  await screen.findByRole('heading', { name: 'Разделы' })
  await screen.findByRole('region', { name: 'Мои на сегодня' })
  if (isThere) await screen.findByRole('link', { name: 'Все мои' })
  return queries
}

beforeEach(() => {
  mine = []
  isThere = true
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW })
})
afterEach(() => vi.useRealTimers())

test('a manager begins with her own calls of the day by their time, then inquiries without an answer', async () => {
  const at = (ago: number) => new Date(NOW - ago).toISOString()
  mine = [
    createInquiry({
      id: 31,
      name: 'Завтрашний',
      status: 'processing',
      nextContactAt: at(-hours(40)),
      answeredAt: at(0),
    }),
    createInquiry({
      id: 32,
      name: 'Сегодняшний',
      status: 'processing',
      nextContactAt: at(-hours(14)),
      answeredAt: at(0),
    }),
    createInquiry({
      id: 33,
      name: 'Пропущенный',
      status: 'processing',
      nextContactAt: at(hours(3)),
      answeredAt: at(0),
    }),
    createInquiry({ id: 34, name: 'Новый', status: 'new', createdAt: at(hours(1)) }),
  ]
  await open()
  const day = within(screen.getByRole('region', { name: 'Мои на сегодня' }))
  const rows = [...day.getByRole('list').children].map((row) => [
    row.querySelector('.waiting__who')?.textContent,
    row.querySelector('.waiting__ago')?.textContent,
    row.querySelector('.is-long') !== null,
  ])
  expect(rows).toEqual([
    ['Пропущенный', expect.stringContaining('22:30'), true],
    ['Сегодняшний', '15:30', false],
    ['Новый', 'без ответа', false],
  ])
  const [first] = screen.getAllByRole('region')
  expect(first?.getAttribute('aria-labelledby')).toBe('my-day')
  expect(screen.queryByRole('region', { name: 'За семь дней' })).toBeNull()
  cleanup()
  mine = []
  await open()
  await screen.findByText('На сегодня вам ничего не назначено.')
})

test('a call of today stands there whatever number of older inquiries one has, and without one they are counted', async () => {
  const older = Array.from({ length: 120 }, (_, index) =>
    createInquiry({
      id: 100 + index,
      status: 'processing',
      name: `Давний ${index}`,
      createdAt: new Date(NOW - hours(500 - index)).toISOString(),
      answeredAt: new Date(NOW).toISOString(),
    }),
  )
  const called = createInquiry({
    id: 31,
    status: 'processing',
    name: 'Сегодняшний',
    nextContactAt: new Date(NOW + hours(14)).toISOString(),
    answeredAt: new Date(NOW).toISOString(),
    createdAt: new Date(NOW - hours(1)).toISOString(),
  })
  mine = [...older, called]
  await open()
  const day = within(screen.getByRole('region', { name: 'Мои на сегодня' }))
  expect(day.getAllByRole('listitem').map((row) => row.querySelector('.waiting__who')?.textContent)).toEqual([
    'Сегодняшний',
  ])
  cleanup()
  mine = older
  await open()
  await screen.findByText('На сегодня вам ничего не назначено, в работе 120 запросов.')
})

const day = () => within(screen.getByRole('region', { name: 'Мои на сегодня' }))

test('the day stays when it cannot be read anew', async () => {
  mine = [createInquiry({ id: 34, name: 'Новый', status: 'new', createdAt: new Date(NOW).toISOString() })]
  const queries = await open()
  isThere = false
  await act(() => queries.invalidateQueries({ queryKey: INQUIRIES_KEY }))
  await screen.findByText('Не удалось загрузить ваши запросы')
  day().getByText('Новый')
  expect(day().queryByRole('button', { name: 'Повторить' })).toBeNull()
})

test('a day that cannot be read at all says so in its place, and is asked for again by a press', async () => {
  mine = [createInquiry({ id: 34, name: 'Новый', status: 'new', createdAt: new Date(NOW).toISOString() })]
  isThere = false
  await open()
  await day().findByText('Не удалось загрузить ваши запросы')
  isThere = true
  await act(async () => day().getByRole('button', { name: 'Повторить' }).click())
  await screen.findByText('Новый')
  day().getByText('Новый')
})
