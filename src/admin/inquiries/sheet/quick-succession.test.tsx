// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import { createInquiry } from '../../../contract/inquiry.fixture.ts'
import type { InquiryDetail } from '../../../contract/inquiry-work.ts'
import { createSettings } from '../../../contract/settings.fixture.ts'
import { endCall } from '../../inquiry/calls.ts'
import { useMe } from '../../inquiry/use-me.ts'
import { passOn } from '../../live/events.ts'
import { Live } from '../../live/live.tsx'
import { INQUIRIES_KEY } from '../../queries.ts'
import { StaffContext } from '../../staff.ts'
import { InquiryDetails } from './details.tsx'

const OLGA = { id: 3, name: 'Ольга К.' }
const MARIA = { id: 9, name: 'Мария Д.' }

/** The request as the server has it. */
let stored: InquiryDetail
/** Writes in the order of their arrival, with the version that they were sent over and what they were answered. */
let arrived: string[]
/** Answers of these calls are on their way until `deliver`; what they say is of the moment when the call came. */
let held: Map<string, (() => void)[]>
/** Calls that fail on their way back when they come now: the server has done them. */
let lost: Set<string>

beforeEach(() => {
  stored = {
    ...createInquiry({ id: 7, version: 4, status: 'new', assignee: null }),
    ...{ mergedInto: null, merged: [], notes: [], history: [], deliveries: [], attachments: [] },
    ...{ related: [], consents: [] },
  }
  arrived = []
  endCall(7)
  held = new Map()
  lost = new Set()
})

/** Changes the request, as somebody does. */
function change(changes: Partial<InquiryDetail>): InquiryDetail {
  stored = { ...stored, ...changes, version: stored.version + 1 }
  return stored
}

/** The server: it stores at once, over the version that is named. */
function answer(verb: string, input: Record<string, unknown>, version: string | undefined): unknown {
  if (verb === 'byId') return stored
  if (verb === 'addNote') {
    stored = { ...stored, notes: [...stored.notes, noteOf(input.text)] }
    return stored.notes.at(-1)
  }
  if (verb === 'take') {
    if (stored.assignee) throw refusal({ assignee: stored.assignee })
    return change({ status: 'processing', assignee: OLGA })
  }
  if (version !== `"${stored.version}"`) {
    throw refusal({ current: stored, changedBy: MARIA.name, changedAt: '2026-11-20T11:15:00Z' })
  }
  const { id: _id, assigneeId, note, ...fields } = input
  return change({
    ...{ ...fields, ...(assigneeId === OLGA.id && { assignee: OLGA }) },
    notes: note === undefined ? stored.notes : [...stored.notes, noteOf(note)],
  })
}
const noteOf = (text: unknown) => ({
  ...{ id: stored.notes.length + 1, at: '2026-11-20T11:09:00Z', text: String(text) },
  ...{ author: OLGA.name, authorId: OLGA.id },
})
const refusal = (body: object) => new ApiError(409, JSON.stringify({ message: 'Изменили', ...body }), null)

async function call(verb: string, input: unknown, version: string | undefined): Promise<unknown> {
  const isWrite = verb !== 'byId'
  const isLost = lost.has(verb)
  const say = (how: string) => isWrite && arrived.push([verb, version, how].filter(Boolean).join(' '))
  let reply: unknown
  let error: unknown
  try {
    reply = answer(verb, { ...(typeof input === 'object' ? input : {}) }, version)
    say('')
  } catch (refused) {
    error = refused
    say('409')
  }
  const waiting = held.get(verb)
  if (waiting) await new Promise<void>((resolve) => waiting.push(resolve))
  if (isLost) throw new ApiError(0, 'нет связи', null)
  if (error) throw error
  return reply
}

const hold = (verb: string) => held.set(verb, [])
async function deliver(verb: string) {
  const waiting = held.get(verb) ?? []
  held.delete(verb)
  await act(async () => {
    for (const go of waiting) go()
  })
}

/** Who reads, as soon as that is known: a request that nobody has goes to whoever moves it. */
const Reader = () => <i>читает {useMe()?.name}</i>

async function open() {
  const api = createStaffApi(async ([noun, verb], _endpoint, input, { headers }) => {
    if (noun === 'session') return { user: { ...OLGA, username: 'olga', fullName: OLGA.name, role: 'admin' } }
    if (noun === 'settings') return createSettings()
    if (verb === 'assignees') return [OLGA, MARIA]
    if (verb === 'counts') return { new: 1 }
    if (verb === 'lostReasons' || noun === 'products') return []
    return call(verb, input, headers?.['If-Match'])
  })
  const staff = await openStaffScreen(() => (
    <StaffContext value={api}>
      <Live />
      <Reader />
      <InquiryDetails id={7} rows={[]} onMore={null} onTurn={() => undefined} onClose={() => undefined} />
    </StaffContext>
  ))
  await screen.findByRole('button', { name: /^(Взять|Завершить)/, hidden: true })
  await screen.findByText(`читает ${OLGA.name}`)
  return staff
}

const dial = () =>
  act(async () => fireEvent.click(screen.getByRole('link', { name: 'Позвонить', hidden: true })))
const key = (code: string) => act(async () => fireEvent.keyDown(document.body, { code, key: 'е' }))
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })))
const status = () => screen.getByLabelText<HTMLSelectElement>('Статус').value

test('take, plan and finish at once go one after the other, each over what the answer before it raised', async () => {
  await open()
  hold('take')
  hold('update')
  await key('KeyT')
  expect(status()).toBe('processing')
  await press('Завтра в 11:00')
  await key('KeyD')
  expect(arrived).toEqual(['take'])
  await deliver('take')
  expect(arrived).toEqual(['take', 'update "5"'])
  await deliver('update')
  expect(arrived).toEqual(['take', 'update "5"', 'update "6"'])
  expect(stored).toMatchObject({ status: 'completed', assignee: OLGA })
  expect(stored.nextContactAt).not.toBeNull()
  expect(status()).toBe('completed')
})

test('a reading that began before a save does not bring back what was there', async () => {
  await open()
  await key('KeyT')
  const note = screen.getByLabelText('Заметка')
  fireEvent.change(note, { target: { value: 'Ждёт смету' } })
  hold('byId')
  await act(async () => fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true }))
  await press('Завтра в 11:00')
  await deliver('byId')
  await key('KeyD')
  expect(arrived).toEqual(['take', 'addNote', 'update "5"', 'update "6"'])
  expect(status()).toBe('completed')
  expect(screen.getAllByText('Ждёт смету').map((one) => one.tagName)).toEqual(['BUTTON', 'P'])
})

test('events while one saves disturb nothing', async () => {
  const { queries } = await open()
  await key('KeyT')
  hold('byId')
  await act(async () => void queries.invalidateQueries({ queryKey: INQUIRIES_KEY }))
  await press('Завтра в 11:00')
  passOn({ event: 'inquiry.changed', id: 7, version: 6 })
  await key('KeyD')
  await deliver('byId')
  await press('Вернуть')
  expect(arrived).toEqual(['take', 'update "5"', 'update "6"', 'update "7"'])
  expect(status()).toBe('processing')
})

test('what waits behind a refused take is offered, not done to a colleague’s request', async () => {
  await open()
  hold('take')
  change({ assignee: MARIA, status: 'processing' })
  await key('KeyT')
  await key('KeyD')
  await deliver('take')
  screen.getByText(/Уже взяла Мария Д\./)
  expect(stored).toMatchObject({ status: 'processing', assignee: MARIA })
  // Of the status, and of who works on it.
  expect(screen.getAllByText(/Мария Д\. изменила раньше/)).toHaveLength(2)
  expect(status()).toBe('completed')
  for (const leave of screen.getAllByRole('button', { name: 'Оставить как есть', hidden: true })) {
    await act(async () => fireEvent.click(leave))
  }
  expect(status()).toBe('processing')
})

test('the outcome of a call is noted though a colleague took the request, of whom the sheet has not read yet', async () => {
  await open()
  hold('take')
  change({ assignee: MARIA, status: 'processing' })
  await dial()
  hold('byId')
  await deliver('take')
  await press(/^Дозвонились/)
  expect(arrived).toEqual(['take 409', 'update "4" 409', 'update "4" 409', 'update "5"'])
  expect(stored).toMatchObject({ status: 'processing', assignee: MARIA, nextContactAt: null })
  expect(stored.notes).toMatchObject([{ text: expect.stringMatching(/^Звонила в \d\d:\d\d: дозвонились$/) }])
  screen.getByText(/Уже взяла Мария Д\./)
  screen.getByText('Ведёт Мария Д.')
  expect(screen.queryByText(/изменила раньше|Не записано/)).toBeNull()
  expect(screen.queryByLabelText('Чем кончился звонок')).toBeNull()
})

test('of an outcome that meets a colleague’s next call too, only that is asked; her person and status stay', async () => {
  await open()
  hold('byId')
  change({ assignee: MARIA, status: 'processing', nextContactAt: '2026-12-01T09:00:00.000Z' })
  await press(/^Не отвечает/)
  expect(stored.notes).toEqual([])
  expect(screen.getAllByText(/изменила раньше/)).toHaveLength(1)
  await press('Записать моё')
  expect(stored).toMatchObject({ status: 'processing', assignee: MARIA })
  expect(stored.nextContactAt).not.toBe('2026-12-01T09:00:00.000Z')
  expect(stored.notes).toMatchObject([{ text: expect.stringMatching(/не отвечает$/) }])
  await press('Вернуть')
  expect(stored).toMatchObject({ assignee: MARIA, nextContactAt: '2026-12-01T09:00:00.000Z' })
})

test('an outcome that plans no next call leaves a colleague’s new one', async () => {
  change({ assignee: OLGA, status: 'processing' })
  await open()
  change({ nextContactAt: '2026-12-01T09:00:00.000Z' })
  await dial()
  await press(/^Дозвонились/)
  expect(stored).toMatchObject({ nextContactAt: '2026-12-01T09:00:00.000Z' })
  expect(stored.notes).toMatchObject([{ text: expect.stringMatching(/дозвонились$/) }])
  expect(screen.queryByText(/изменила раньше/)).toBeNull()
})

test('a save that failed waits for its repetition, those behind it are stored', async () => {
  await open()
  hold('update')
  lost.add('update')
  const select = screen.getByLabelText('Статус')
  await act(async () => fireEvent.change(select, { target: { value: 'processing' } }))
  // Only the first one is lost.
  lost.clear()
  await press('Завтра в 11:00')
  await deliver('update')
  await screen.findAllByRole('button', { name: 'Не записано, повторить', hidden: true })
  expect(stored.nextContactAt).not.toBeNull()
  expect(status()).toBe('processing')
  // At the status and at the person: one change.
  const [again] = screen.getAllByRole('button', { name: 'Не записано, повторить', hidden: true })
  await act(async () => again?.click())
  expect(screen.queryByRole('button', { name: 'Не записано, повторить', hidden: true })).toBeNull()
})

test('a later value of the same field is no other person’s, even where the answer before it was lost', async () => {
  await open()
  lost.add('update')
  const select = screen.getByLabelText('Статус')
  await act(async () => fireEvent.change(select, { target: { value: 'processing' } }))
  expect(screen.getAllByRole('button', { name: 'Не записано, повторить', hidden: true })).toHaveLength(2)
  lost.clear()
  await act(async () => fireEvent.change(select, { target: { value: 'completed' } }))
  expect(stored).toMatchObject({ status: 'completed', assignee: OLGA })
  expect(screen.queryByText(/изменила раньше/)).toBeNull()
})

test('who writes on while a note is stored keeps text and focus, in this field and in every other one', async () => {
  await open()
  const note = screen.getByLabelText<HTMLTextAreaElement>('Заметка')
  const send = async (text: string) => {
    hold('addNote')
    note.focus()
    fireEvent.change(note, { target: { value: text } })
    await act(async () => fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true }))
  }
  await send('Ждёт смету')
  fireEvent.change(note, { target: { value: 'Ждёт смету. Другой' } })
  await deliver('addNote')
  expect(note.value).toBe('Ждёт смету. Другой')
  expect(document.activeElement).toBe(note)
  await send('Другой')
  const elsewhere = document.querySelector('dialog')?.appendChild(document.createElement('textarea'))
  elsewhere?.focus()
  await deliver('addNote')
  expect(note.value).toBe('')
  expect(document.activeElement).toBe(elsewhere)
  await send('Позвонить')
  await deliver('addNote')
  expect(document.activeElement?.tagName).toBe('H2')
})
