// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openStaffScreen } from '../../../../../tests/support/staff-screen.tsx'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import { readFailure } from '../../../../api/fetch-transport.ts'
import { createStaffApi } from '../../../../api/staff.ts'
import { createInquiry } from '../../../../contract/inquiries/inquiry.fixture.ts'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import { createSettings } from '../../../../contract/settings.fixture.ts'
import { offeredAnswers } from '../../../../domain/inquiry/offer/offer.fixture.ts'
import { StaffContext } from '../../../staff.ts'
import { Component as List } from '../list.tsx'

let stored: Inquiry
/** The card beside that one. */
let other: Inquiry
/** The columns that do not come to the changed card, as one whose first cards are others. */
let short: Inquiry['status'][]
/** Filters of the readings of lists. */
let read: string[]
/** Versions that moves were sent over. */
let moved: (string | undefined)[]
/** Answers of moves that are on their way. */
let underway: (() => void)[] | null
let staff: Awaited<ReturnType<typeof openStaffScreen>>

beforeEach(async () => {
  stored = createInquiry({ id: 7, name: 'Инна', status: 'new', assignee: null, version: 4 })
  other = createInquiry({ id: 8, name: 'Пётр', status: 'new', assignee: null, version: 4 })
  short = []
  read = []
  moved = []
  underway = null
  const api = createStaffApi(async ([noun, verb], _endpoint, input, { headers }) => {
    if (noun === 'session')
      return { user: { id: 3, username: 'olga', fullName: 'Ольга К.', role: 'manager' } }
    if (noun === 'settings') return createSettings()
    if (verb === 'counts') return { all: 1, new: 1 }
    const { status, sort, ...changes }: Partial<Inquiry> & { sort?: string } =
      typeof input === 'object' ? { ...input } : {}
    if (verb === 'list') {
      read.push(new URLSearchParams({ ...(status && { status }), ...(sort && { sort }) }).toString())
      if (status === undefined) return [stored, other]
      return short.includes(status) ? [] : [stored, other].filter((one) => one.status === status)
    }
    if (verb === 'lostReasons') return ['Дорого']
    if (verb !== 'update') return []
    const over = headers?.['If-Match']
    moved.push(over)
    const current = changes.id === other.id ? other : stored
    if (over !== `"${current.version}"`) throw readFailure(409, '', JSON.stringify({ current }))
    const answer = { ...current, ...changes, status: status ?? current.status, version: current.version + 1 }
    if (current === other) other = answer
    else stored = answer
    if (underway) await new Promise<void>((resolve) => underway?.push(resolve))
    return answer
  })
  staff = await openStaffScreen(
    () => (
      <StaffContext value={api}>
        <List />
      </StaffContext>
    ),
    '/admin/screen?view=board',
  )
  await screen.findByRole('link', { name: /^Инна/ })
})

const lane = (name: string) => within(screen.getByRole('region', { name }))
const focused = () => document.activeElement
const pick = (name: string) => screen.getByLabelText(`Перенести: ${name}`)
const move = (to: string, name = 'Инна') =>
  act(async () => fireEvent.change(pick(name), { target: { value: to } }))

test('the board reads its columns alone, and the table the list alone', async () => {
  // The new ones that wait longest come first, and those in work whose call is due first.
  expect(read).toEqual([
    'status=new&sort=date',
    'status=processing&sort=nextContactAt',
    'status=completed',
    'status=canceled',
  ])
  await staff.go('/admin/screen')
  await screen.findByRole('row', { name: /Инна/ })
  expect(read.slice(4)).toEqual([''])
})

test('a card that is moved on before the first move is answered goes both ways, one after the other', async () => {
  underway = []
  await move('processing')
  await move('completed')
  expect(moved).toEqual(['"4"'])
  const [first] = underway
  underway = null
  await act(async () => first?.())
  await lane('Завершен').findByRole('link', { name: /^Инна/ })
  expect(moved).toEqual(['"4"', '"5"'])
  expect(screen.queryByText('Не перенесено')).toBeNull()
})

test('who moves a card by keyboard keeps the focus on it in its new column', async () => {
  pick('Инна').focus()
  await move('processing')
  const card = await lane('В обработке').findByRole('link', { name: /^Инна/ })
  await waitFor(() => expect(focused()).toBe(card))
  expect(lane('Новый').queryByRole('link', { name: /^Инна/ })).toBeNull()
})

test('so does who is asked why it is lost, and is told that it is moved; who leaves it at that, that it is not', async () => {
  const said = () => document.querySelector('.board ~ [role="status"]')?.textContent
  pick('Инна').focus()
  await move('canceled')
  fireEvent.click(screen.getByRole('button', { name: 'Вернуться' }))
  expect(said()).toBe('Карточка возвращена')
  pick('Инна').focus()
  await move('canceled')
  fireEvent.click(await screen.findByRole('button', { name: 'Дорого' }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Отменить запрос' })))
  const card = await lane('Отменен').findByRole('link', { name: /^Инна/ })
  await waitFor(() => expect(focused()).toBe(card))
  expect(said()).toBe('Перенесено. Инна: Отменен')
  expect(screen.queryByRole('button', { name: 'Вернуться' })).toBeNull()
})

test('who has gone on to another card meanwhile is not called back, and takes that one along', async () => {
  underway = []
  pick('Инна').focus()
  await move('processing')
  pick('Пётр').focus()
  const [first] = underway
  underway = null
  await act(async () => first?.())
  await lane('В обработке').findByRole('link', { name: /^Инна/ })
  expect(focused()).toBe(pick('Пётр'))
  await move('processing', 'Пётр')
  const card = await lane('В обработке').findByRole('link', { name: /^Пётр/ })
  await waitFor(() => expect(focused()).toBe(card))
})

test('a card that its new column does not show leaves the focus to the one that has its place, for good', async () => {
  short = ['processing']
  pick('Инна').focus()
  await move('processing')
  await waitFor(() => expect(focused()).toBe(lane('Новый').getByRole('link', { name: /^Пётр/ })))
  short = []
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Обновить' })))
  await lane('В обработке').findByRole('link', { name: /^Инна/ })
  expect(focused()).toBe(lane('Новый').getByRole('link', { name: /^Пётр/ }))
})

test('a card says the phone, how many inquiries have it, and the sum of what the selection offered', async () => {
  stored = { ...stored, samePhone: 3, wizardData: offeredAnswers }
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Обновить' })))
  await screen.findByText('тот же телефон ×3')
  const card = screen.getByRole('link', { name: /^Инна/ })
  expect(card.textContent?.replaceAll('\u00a0', ' ')).toContain('303 230 ₽')
  const call = within(card.closest('li') ?? card).getByText(/\+7/)
  expect(call.textContent?.replaceAll('\u00a0', ' ')).toBe('+7 926 123-45-67')
})
