// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  createRequestServer,
  dial,
  key,
  OLGA,
  openInquirySheet,
  press,
  type RequestServer,
} from '../../../../../tests/support/inquiry-sheet.tsx'
import { createInquiryDetail } from '../../../../contract/inquiries/inquiry.fixture.ts'
import { WEEKDAYS, type WorkingWeek } from '../../../../domain/inquiry/lead-handling.ts'
import { toMoscowDay } from '../../../../lib/dates.ts'
import { days } from '../../../../lib/duration.ts'
import { formatAt } from '../../../../lib/moments.ts'

/** The inquiries in the order of the list. */
const LIST = [8, 7, 9]

let server: RequestServer
beforeEach(() => {
  server = createRequestServer(
    ...LIST.map((id) => createInquiryDetail({ id, status: 'new', assignee: null })),
  )
})

const open = () => openInquirySheet(server, { id: 7, list: LIST })
const inputs = () => server.arrived.map(({ input }) => input)
const verbs = () => server.arrived.map(({ verb }) => verb)
const title = () => document.querySelector('dialog[open] h2')?.textContent
const note = () => screen.getByLabelText<HTMLTextAreaElement>('Заметка')
const type = (value: string) => fireEvent.change(note(), { target: { value } })

test('twenty inquiries that do not answer take sixty presses at most, one after the other', async () => {
  const list = Array.from({ length: 20 }, (_, index) => index + 1)
  server = createRequestServer(
    ...list.map((id) => createInquiryDetail({ id, status: 'new', assignee: null })),
  )
  await openInquirySheet(server, { list })
  // «Подробнее» in the list has opened the first one.
  let presses = 1
  for (const id of list) {
    expect(title()).toBe(`Запрос № ${id}`)
    for (const name of [/^Взять/, /^Не отвечает/]) {
      await press(name)
      presses += 1
    }
  }
  expect(presses).toBeLessThanOrEqual(3 * list.length)
  for (const id of list) {
    const { status, assignee, nextContactAt, notes } = server.find(id)
    expect([status, assignee, typeof nextContactAt]).toEqual(['processing', OLGA, 'string'])
    expect(notes).toMatchObject([{ text: expect.stringMatching(/^В \d\d:\d\d: не отвечает$/) }])
  }
})

test('what was typed during a call is written with its outcome', async () => {
  await open()
  await dial()
  type('Сын дома')
  await key('Digit2')
  expect(inputs().at(-1)).toMatchObject({ note: expect.stringMatching(/^Сын дома\nЗвонила в \d\d:\d\d: не/) })
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
  server.change({ notes: [own] }, 7)
  await open()
  await key('KeyE')
  fireEvent.change(screen.getByLabelText('Исправить заметку'), { target: { value: 'Звонил сын' } })
  await press(/^Не отвечает/)
  expect(verbs()).toEqual(['update'])
  expect(title()).toBe('Запрос № 7')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Исправить заметку').value).toBe('Звонил сын')
})

test('an answer that comes late does not move who reads another inquiry by then', async () => {
  await open()
  server.hold('update')
  await press(/^Не отвечает/)
  await key('KeyK')
  expect(title()).toBe('Запрос № 8')
  await server.deliver('update')
  await screen.findByText(/^Запрос № 7: не отвечает/)
  expect(title()).toBe('Запрос № 8')
})

test('who types the same words anew while a chip is stored keeps them, and stays', async () => {
  await open()
  type('Сын дома')
  server.hold('update')
  await press(/^Не отвечает/)
  type('')
  type('Сын дома')
  await server.deliver('update')
  await screen.findByText(/^Запрос № 7: не отвечает/)
  expect(note().value).toBe('Сын дома')
  expect(title()).toBe('Запрос № 7')
})

test('an outcome that could not be put back is not called undone, before it is', async () => {
  await open()
  await press(/^Не отвечает/)
  server.isOffline = true
  await press('Вернуть')
  expect(title()).toBe('Запрос № 7')
  expect(verbs()).toEqual(['update', 'update'])
  server.isOffline = false
  await press('Повторить', 0)
  expect(verbs()).toEqual(['update', 'update', 'update', 'correctNote'])
  expect(inputs().at(-1)).toMatchObject({ noteId: 1, text: expect.stringMatching(/^Отменено: /) })
})

test('an outcome over a colleague’s change is undone to what she had made of it', async () => {
  await open()
  server.change({ nextContactAt: '2026-12-01T09:00:00.000Z' }, 7)
  await press(/^Не отвечает/)
  await press('Записать моё')
  expect(inputs().at(-1)).toMatchObject({ nextContactAt: expect.not.stringMatching(/^2026-12-01T09/) })
  await press('Вернуть')
  expect(inputs().find(({ note: text, nextContactAt }) => text === undefined && nextContactAt)).toMatchObject(
    {
      nextContactAt: '2026-12-01T09:00:00.000Z',
    },
  )
})

test('an outcome that failed is told once, and the button that repeats it does all of it', async () => {
  await open()
  type('Сын дома')
  server.isOffline = true
  await press(/^Ждёт смету/)
  expect(note().value).toBe('Сын дома')
  server.isOffline = false
  await press('Повторить')
  expect(title()).toBe('Запрос № 9')
  expect(server.find(7).notes).toMatchObject([{ text: expect.stringMatching(/^Сын дома\n/) }])
})

test('next calls are proposed within working hours alone, below the next call as beside the note', async () => {
  // Staff work again in three days, from noon on.
  const later = toMoscowDay(Date.now() + days(3))
  const weekday = WEEKDAYS[(new Date(later).getUTCDay() + 6) % 7]
  const rest = Object.fromEntries(WEEKDAYS.map((day) => [day, null])) as WorkingWeek
  const noon = `${later}T12:00:00+03:00`
  server.week = { ...rest, [weekday ?? 'mon']: ['12:00', '16:00'] }
  await open()
  const words = formatAt(noon, Date.now())
  const chip = screen.getByRole('button', { name: /^Ждёт смету/, hidden: true })
  await waitFor(() => expect(chip.textContent).toBe(`Ждёт смету${words}`))
  expect(screen.queryByRole('button', { name: 'Через час', hidden: true })).toBeNull()
  await press(words)
  expect(inputs()).toEqual([{ id: 7, nextContactAt: new Date(noon).toISOString() }])
})
