// @vitest-environment happy-dom
import { notifyManager } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import {
  createRequestServer,
  dial,
  key,
  MARIA,
  OLGA,
  openInquirySheet,
  press,
  type RequestServer,
} from '../../../../../tests/support/inquiry-sheet.tsx'
import { createInquiryDetail } from '../../../../contract/inquiries/inquiry.fixture.ts'
import { passOn } from '../../../live/events.ts'
import { Live } from '../../../live/live.tsx'
import { useMe } from '../../../parts/inquiry/use-me.ts'
import { INQUIRIES_KEY } from '../../../queries.ts'

let server: RequestServer
beforeEach(() => {
  server = createRequestServer(createInquiryDetail({ id: 7, version: 4, status: 'new', assignee: null }))
})

/** The writes that arrived, each with the version that it was sent over, and whether it was refused. */
const arrived = () =>
  server.arrived.map(({ verb, version, isRefused }) =>
    [verb, version, isRefused && '409'].filter(Boolean).join(' '),
  )

/** Who reads, as soon as that is known: an inquiry that nobody has goes to whoever moves it. */
const Reader = () => <i>читает {useMe()?.name}</i>

async function open(list: readonly number[] = []) {
  const beside = (
    <>
      <Live />
      <Reader />
    </>
  )
  const staff = await openInquirySheet(server, { beside, list })
  await screen.findByText(`читает ${OLGA.name}`)
  return staff
}

const status = () => screen.getByLabelText<HTMLSelectElement>('Статус').value

test('take, plan and finish at once go one after the other, each over what the answer before it raised', async () => {
  await open()
  server.hold('take')
  server.hold('update')
  await key('KeyT')
  expect(status()).toBe('processing')
  await press('Завтра в 11:00')
  await key('KeyD')
  expect(arrived()).toEqual(['take'])
  await server.deliver('take')
  expect(arrived()).toEqual(['take', 'update "5"'])
  await server.deliver('update')
  expect(arrived()).toEqual(['take', 'update "5"', 'update "6"'])
  expect(server.find()).toMatchObject({ status: 'completed', assignee: OLGA })
  expect(server.find().nextContactAt).not.toBeNull()
  expect(status()).toBe('completed')
})

test('a key is heard also between the answer to a take and the rendering of what was stored', async () => {
  await open()
  const held: (() => void)[] = []
  notifyManager.setScheduler((render) => void held.push(render))
  onTestFinished(() => notifyManager.setScheduler((render) => void setTimeout(render)))
  await key('KeyT')
  expect(held).not.toEqual([])
  expect(status()).toBe('processing')
  await key('KeyD')
  expect(arrived()).toEqual(['take', 'update "5"'])
})

test('a reading that began before a save does not bring back what was there', async () => {
  await open()
  await key('KeyT')
  const note = screen.getByLabelText('Заметка')
  fireEvent.change(note, { target: { value: 'Ждёт смету' } })
  server.hold('byId')
  await act(async () => fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true }))
  await press('Завтра в 11:00')
  await server.deliver('byId')
  await key('KeyD')
  expect(arrived()).toEqual(['take', 'addNote', 'update "5"', 'update "6"'])
  expect(status()).toBe('completed')
  expect(screen.getAllByText('Ждёт смету').map((one) => one.tagName)).toEqual(['BUTTON', 'P'])
})

test('events while one saves disturb nothing', async () => {
  const { queries } = await open()
  await key('KeyT')
  server.hold('byId')
  await act(async () => void queries.invalidateQueries({ queryKey: INQUIRIES_KEY }))
  await press('Завтра в 11:00')
  passOn({ event: 'inquiry.changed', id: 7, version: 6 })
  await key('KeyD')
  await server.deliver('byId')
  await press('Вернуть')
  expect(arrived()).toEqual(['take', 'update "5"', 'update "6"', 'update "7"'])
  expect(status()).toBe('processing')
})

test('what waits behind a refused take is offered, not done to a colleague’s inquiry', async () => {
  await open()
  server.hold('take')
  server.change({ assignee: MARIA, status: 'processing' })
  await key('KeyT')
  await key('KeyD')
  await server.deliver('take')
  screen.getByText(/Уже взяла Мария Д\./)
  expect(server.find()).toMatchObject({ status: 'processing', assignee: MARIA })
  // Of the status, and of who works on it.
  expect(screen.getAllByText(/Мария Д\. изменила раньше/)).toHaveLength(2)
  expect(status()).toBe('completed')
  for (const leave of screen.getAllByRole('button', { name: 'Оставить как есть', hidden: true })) {
    await act(async () => fireEvent.click(leave))
  }
  expect(status()).toBe('processing')
})

test('the outcome of a call is noted though a colleague took the inquiry, of whom the sheet has not read yet', async () => {
  await open()
  server.hold('take')
  server.change({ assignee: MARIA, status: 'processing' })
  await dial()
  server.hold('byId')
  await server.deliver('take')
  await press(/^Дозвонились/)
  expect(arrived()).toEqual(['take 409', 'update "4" 409', 'update "4" 409', 'update "5"'])
  expect(server.find()).toMatchObject({ status: 'processing', assignee: MARIA, nextContactAt: null })
  expect(server.find().notes).toMatchObject([
    { text: expect.stringMatching(/^Звонила в \d\d:\d\d: дозвонились$/) },
  ])
  screen.getByText(/Уже взяла Мария Д\./)
  screen.getByText('Ведёт Мария Д.')
  expect(screen.queryByText(/изменила раньше|Не записано/)).toBeNull()
  expect(screen.queryByLabelText('Чем кончился звонок')).toBeNull()
})

test('of an outcome that meets a colleague’s next call too, only that is asked; her person and status stay', async () => {
  await open()
  server.hold('byId')
  server.change({ assignee: MARIA, status: 'processing', nextContactAt: '2026-12-01T09:00:00.000Z' })
  await press(/^Не отвечает/)
  expect(server.find().notes).toEqual([])
  expect(screen.getAllByText(/изменила раньше/)).toHaveLength(1)
  await press('Записать моё')
  expect(server.find()).toMatchObject({ status: 'processing', assignee: MARIA })
  expect(server.find().nextContactAt).not.toBe('2026-12-01T09:00:00.000Z')
  expect(server.find().notes).toMatchObject([{ text: expect.stringMatching(/не отвечает$/) }])
  await press('Вернуть')
  expect(server.find()).toMatchObject({ assignee: MARIA, nextContactAt: '2026-12-01T09:00:00.000Z' })
})

test('an outcome beside a colleague’s take is undone without taking the inquiry from her', async () => {
  await open()
  server.hold('byId')
  server.change({ assignee: MARIA, status: 'processing' })
  await press(/^Не отвечает/)
  expect(server.find().nextContactAt).not.toBeNull()
  await press('Вернуть')
  expect(server.find()).toMatchObject({ status: 'processing', assignee: MARIA, nextContactAt: null })
})

test.each([
  ['of one’s own', { status: 'processing', assignee: OLGA }],
  ['that nobody had', {}],
] as const)(
  'no call is promised of a request %s that a colleague has closed meanwhile',
  async (_which, own) => {
    server = createRequestServer(
      createInquiryDetail({ id: 7, version: 4, status: 'new', assignee: null, ...own }),
      createInquiryDetail({ id: 8 }),
    )
    await open([7, 8])
    server.hold('byId')
    server.change({ status: 'completed', assignee: MARIA })
    await press(/^Не отвечает/)
    expect(server.find()).toMatchObject({ status: 'completed', assignee: MARIA, nextContactAt: null })
    expect(server.find().notes).toMatchObject([{ text: expect.stringMatching(/не отвечает$/) }])
    screen.getByText('Запрос № 7: не отвечает')
    screen.getByText('Запрос уже завершен: следующий звонок не записан')
    screen.getByRole('heading', { name: 'Запрос № 7', hidden: true })
    expect(screen.queryByText(/изменила раньше|Записано не всё/)).toBeNull()
  },
)

test('an outcome that plans no next call leaves a colleague’s new one', async () => {
  server.change({ assignee: OLGA, status: 'processing' })
  await open()
  server.change({ nextContactAt: '2026-12-01T09:00:00.000Z' })
  await dial()
  await press(/^Дозвонились/)
  expect(server.find()).toMatchObject({ nextContactAt: '2026-12-01T09:00:00.000Z' })
  expect(server.find().notes).toMatchObject([{ text: expect.stringMatching(/дозвонились$/) }])
  expect(screen.queryByText(/изменила раньше/)).toBeNull()
})

test('a save that failed waits for its repetition, those behind it are stored', async () => {
  await open()
  server.hold('update')
  server.lost.add('update')
  const select = screen.getByLabelText('Статус')
  await act(async () => fireEvent.change(select, { target: { value: 'processing' } }))
  // Only the first one is lost.
  server.lost.clear()
  await press('Завтра в 11:00')
  await server.deliver('update')
  await screen.findAllByRole('button', { name: 'Повторить', hidden: true })
  expect(server.find().nextContactAt).not.toBeNull()
  expect(status()).toBe('processing')
  // At the status and at the person: one change.
  const [again] = screen.getAllByRole('button', { name: 'Повторить', hidden: true })
  await act(async () => again?.click())
  expect(screen.queryByRole('button', { name: 'Повторить', hidden: true })).toBeNull()
})

test('a later value of the same field is no other person’s, even where the answer before it was lost', async () => {
  await open()
  server.lost.add('update')
  const select = screen.getByLabelText('Статус')
  await act(async () => fireEvent.change(select, { target: { value: 'processing' } }))
  screen.getByRole('button', { name: 'Повторить', hidden: true })
  server.lost.clear()
  await act(async () => fireEvent.change(select, { target: { value: 'completed' } }))
  expect(server.find()).toMatchObject({ status: 'completed', assignee: OLGA })
  expect(screen.queryByText(/изменила раньше/)).toBeNull()
})

test('who writes on while a note is stored keeps text and focus, in this field and in every other one', async () => {
  await open()
  const note = screen.getByLabelText<HTMLTextAreaElement>('Заметка')
  const send = async (text: string) => {
    server.hold('addNote')
    note.focus()
    fireEvent.change(note, { target: { value: text } })
    await act(async () => fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true }))
  }
  await send('Ждёт смету')
  fireEvent.change(note, { target: { value: 'Ждёт смету. Другой' } })
  await server.deliver('addNote')
  expect(note.value).toBe('Ждёт смету. Другой')
  expect(document.activeElement).toBe(note)
  await send('Другой')
  const elsewhere = document.querySelector('dialog')?.appendChild(document.createElement('textarea'))
  elsewhere?.focus()
  await server.deliver('addNote')
  expect(note.value).toBe('')
  expect(document.activeElement).toBe(elsewhere)
  await send('Позвонить')
  await server.deliver('addNote')
  expect(document.activeElement?.tagName).toBe('H2')
})
