// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import { createInquiry } from '../../../contract/inquiry.fixture.ts'
import type { InquiryDetail } from '../../../contract/inquiry-work.ts'
import { createSettings } from '../../../contract/settings.fixture.ts'
import { toMoscowDay } from '../../../lib/dates.ts'
import { days } from '../../../lib/duration.ts'
import { WEEKDAYS, WORKING_WEEK, type WorkingWeek } from '../../../lib/lead-handling.ts'
import { formatAt } from '../../../lib/moments.ts'
import { endCall } from '../../inquiry/calls.ts'
import { StaffContext } from '../../staff.ts'
import { clearUnsaved } from '../../write/unsaved.ts'
import { InquiryDetails } from './details.tsx'

const OLGA = { id: 3, name: 'Ольга К.' }

/** The requests as the server has them, in the order of the list. */
let stored: Map<number, InquiryDetail>
/** Changes that arrived. */
let sent: { verb: string; [field: string]: unknown }[]
/** Whether changes are refused, because there is no network. */
let isOffline: boolean
/** What a colleague has just made of the request that is changed. */
let newer: Partial<InquiryDetail> | null
/** What an answer to a change waits for. */
let way: Promise<void> | null
/** When staff work. */
let week: WorkingWeek

beforeEach(() => {
  ;[sent, isOffline, newer, way, week] = [[], false, null, null, WORKING_WEEK]
  stored = new Map(
    [8, 7, 9].map((id) => [
      id,
      {
        ...createInquiry({ id, status: 'new', assignee: null }),
        ...{ mergedInto: null, merged: [], notes: [], history: [], deliveries: [], attachments: [] },
        ...{ related: [], consents: [] },
      },
    ]),
  )
  for (const id of stored.keys()) endCall(id)
  clearUnsaved()
})

const find = (id: number) => {
  const found = stored.get(id)
  if (!found) throw new Error(`no request ${id}`)
  return found
}

async function change(verb: string, { id, ...input }: Record<string, unknown>) {
  sent.push({ verb, ...input })
  const { notes, ...request } = find(Number(id))
  if (isOffline) throw new ApiError(0, 'нет связи', null)
  if (newer) {
    const current = { ...find(Number(id)), ...newer, version: request.version + 1 }
    newer = null
    stored.set(Number(id), current)
    const changed = { current, changedBy: 'Мария Д.', changedAt: '2026-11-20T11:15:00Z' }
    throw new ApiError(409, JSON.stringify({ message: 'Изменили', ...changed }), null)
  }
  const { note, assigneeId, noteId: _noteId, text: _text, ...fields } = input
  const added = { id: 1, at: new Date().toISOString(), author: OLGA.name, authorId: OLGA.id }
  const answer = {
    ...{ ...request, ...fields, version: request.version + 1 },
    ...(assigneeId === OLGA.id || verb === 'take' ? { assignee: OLGA } : {}),
    notes: typeof note === 'string' ? [...notes, { ...added, text: note }] : notes,
  }
  stored.set(Number(id), answer)
  await way
  return answer
}

function Sheet() {
  const [id, setId] = useState(7)
  const turn = (to: { id: number }) => setId(to.id)
  const rows = [...stored.values()]
  return <InquiryDetails id={id} rows={rows} onMore={null} onTurn={turn} onClose={() => undefined} />
}

async function open() {
  const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
    const fields = { ...(typeof input === 'object' ? input : {}) } as Record<string, unknown>
    if (noun === 'session') return { user: { ...OLGA, username: 'olga', fullName: OLGA.name, role: 'admin' } }
    if (noun === 'settings') return createSettings({ hours: week })
    if (verb === 'assignees') return [OLGA]
    if (verb === 'byId') return find(Number(fields.id))
    if (verb === 'lostReasons' || noun === 'products') return []
    return change(String(verb), fields)
  })
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <Sheet />
    </StaffContext>
  ))
  await screen.findByText(/^\d+ запис/)
}

const dial = () =>
  act(async () => fireEvent.click(screen.getByRole('link', { name: 'Позвонить', hidden: true })))
const key = (code: string) => act(async () => fireEvent.keyDown(document.body, { code, key: 'е' }))
const press = (name: string | RegExp, at = 0) =>
  act(async () => {
    const button = screen.getAllByRole('button', { name, hidden: true })[at]
    if (!button) throw new Error(`no button ${name}`)
    fireEvent.click(button)
  })
const title = () => document.querySelector('dialog[open] h2')?.textContent
const note = () => screen.getByLabelText<HTMLTextAreaElement>('Заметка')
const type = (value: string) => fireEvent.change(note(), { target: { value } })

test('what was typed during a call is written with its outcome', async () => {
  await open()
  await dial()
  type('Сын дома')
  await key('Digit2')
  expect(sent.at(-1)).toMatchObject({ note: expect.stringMatching(/^Сын дома\nЗвонила в \d\d:\d\d: не/) })
  expect(title()).toBe('Запрос № 9')
})

test('the question how a call ended leaves the focus at the heading when it is answered', async () => {
  await open()
  await dial()
  screen.getByRole('button', { name: /^Дозвонились/, hidden: true }).focus()
  await press(/^Дозвонились/)
  expect(screen.queryByText('Чем кончилось?')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Запрос № 7')
})

test('a correction that is open, and what is typed meanwhile, stays on screen: nothing leads on', async () => {
  const own = { id: 5, at: new Date().toISOString(), author: OLGA.name, authorId: OLGA.id, text: 'Звонил' }
  stored.set(7, { ...find(7), notes: [own] })
  await open()
  await key('KeyE')
  fireEvent.change(screen.getByLabelText('Исправить заметку'), { target: { value: 'Звонил сын' } })
  await press(/^Не отвечает/)
  expect(sent.map(({ verb }) => verb)).toEqual(['update'])
  expect(title()).toBe('Запрос № 7')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Исправить заметку').value).toBe('Звонил сын')
})

test('an answer that comes late does not move who reads another request by then', async () => {
  await open()
  let deliver = () => {}
  way = new Promise((resolve) => {
    deliver = resolve
  })
  await press(/^Не отвечает/)
  await key('KeyK')
  expect(title()).toBe('Запрос № 8')
  await act(async () => deliver())
  await screen.findByText(/^Запрос № 7: не отвечает/)
  expect(title()).toBe('Запрос № 8')
})

test('who types the same words anew while a chip is stored keeps them, and stays', async () => {
  await open()
  type('Сын дома')
  let deliver = () => {}
  way = new Promise((resolve) => {
    deliver = resolve
  })
  await press(/^Не отвечает/)
  type('')
  type('Сын дома')
  await act(async () => deliver())
  await screen.findByText(/^Запрос № 7: не отвечает/)
  expect(note().value).toBe('Сын дома')
  expect(title()).toBe('Запрос № 7')
})

test('an outcome that could not be put back is not called undone, before it is', async () => {
  await open()
  await press(/^Не отвечает/)
  isOffline = true
  await press('Вернуть')
  expect(title()).toBe('Запрос № 7')
  expect(sent.map(({ verb }) => verb)).toEqual(['update', 'update'])
  isOffline = false
  await press('Не записано, повторить')
  expect(sent.map(({ verb }) => verb)).toEqual(['update', 'update', 'update', 'correctNote'])
  expect(sent.at(-1)).toMatchObject({ noteId: 1, text: expect.stringMatching(/^Отменено: /) })
})

test('an outcome over a colleague’s change is undone to what she had made of it', async () => {
  await open()
  newer = { nextContactAt: '2026-12-01T09:00:00.000Z' }
  await press(/^Не отвечает/)
  await press('Записать моё')
  expect(sent.at(-1)).toMatchObject({ nextContactAt: expect.not.stringMatching(/^2026-12-01T09/) })
  await press('Вернуть')
  expect(sent.find(({ note: text, nextContactAt }) => text === undefined && nextContactAt)).toMatchObject({
    nextContactAt: '2026-12-01T09:00:00.000Z',
  })
})

test.each([0, 1, 2])('every button that repeats an outcome does all of it: the %s. one', async (at) => {
  await open()
  type('Сын дома')
  isOffline = true
  await press(/^Ждёт смету/)
  expect(note().value).toBe('Сын дома')
  isOffline = false
  await press('Не записано, повторить', at)
  expect(title()).toBe('Запрос № 9')
  expect(find(7).notes).toMatchObject([{ text: expect.stringMatching(/^Сын дома\n/) }])
})

test('next calls are proposed within working hours alone, below the next call as beside the note', async () => {
  // Staff work again in three days, from noon on.
  const later = toMoscowDay(Date.now() + days(3))
  const weekday = WEEKDAYS[(new Date(later).getUTCDay() + 6) % 7]
  const rest = Object.fromEntries(WEEKDAYS.map((day) => [day, null])) as WorkingWeek
  const noon = `${later}T12:00:00+03:00`
  week = { ...rest, [weekday ?? 'mon']: ['12:00', '16:00'] }
  await open()
  const words = formatAt(noon, Date.now())
  const chip = screen.getByRole('button', { name: /^Ждёт смету/, hidden: true })
  await waitFor(() => expect(chip.textContent).toBe(`Ждёт смету${words}`))
  expect(screen.queryByRole('button', { name: 'Через час', hidden: true })).toBeNull()
  await press(words)
  expect(sent).toEqual([{ verb: 'update', nextContactAt: new Date(noon).toISOString() }])
})
