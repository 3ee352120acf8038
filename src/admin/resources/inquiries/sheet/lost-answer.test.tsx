// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  createRequestServer,
  MARIA,
  OLGA,
  openInquirySheet,
  press,
  type RequestServer,
} from '../../../../../tests/support/inquiry-sheet.tsx'
import { createInquiryDetail } from '../../../../contract/inquiries/inquiry.fixture.ts'

let server: RequestServer
beforeEach(async () => {
  server = createRequestServer(
    createInquiryDetail({ id: 7, version: 4, status: 'processing', assignee: OLGA }),
  )
  await openInquirySheet(server)
})

const note = () => screen.getByLabelText<HTMLTextAreaElement>('Заметка')
const type = (value: string) => fireEvent.change(note(), { target: { value } })
const words = () => server.find().notes.map(({ text }) => text)

/** Does something whose answer does not arrive, though the server has done it. */
async function lose(verb: string, deed: () => Promise<unknown>) {
  server.lost.add(verb)
  await deed()
  server.lost.clear()
}

test('a note pressed again after its answer was lost stands once, whatever was done meanwhile', async () => {
  type('Зовут Верой')
  await lose('addNote', () => press('Записать'))
  expect(note().value).toBe('Зовут Верой')
  await act(async () => fireEvent.change(screen.getByLabelText('Статус'), { target: { value: 'new' } }))
  await press('Записать')
  expect(words()).toEqual(['Зовут Верой'])
  expect(note().value).toBe('')
})

test.each([
  ['into the field that was emptied', ''],
  ['over the others', 'Не'],
])('the same words typed anew, %s, are the note of another call', async (_how, before) => {
  type('Не отвечает')
  await lose('addNote', () => press('Записать'))
  type(before)
  type('Не отвечает')
  await press('Записать')
  expect(words()).toEqual(['Не отвечает', 'Не отвечает'])
  expect(note().value).toBe('')
})

test('an outcome whose answer was lost is repeated beside what a colleague has changed meanwhile, and noted once', async () => {
  await lose('update', () => press(/^Не отвечает/))
  const { nextContactAt } = server.find()
  expect(nextContactAt).not.toBeNull()
  server.change({ name: 'Вера Павловна' })
  await press('Повторить', 0)
  expect(server.find()).toMatchObject({ name: 'Вера Павловна', nextContactAt })
  expect(words()).toEqual([expect.stringMatching(/не отвечает$/)])
  screen.getByText(/^Запрос № 7: не отвечает, звонок /)
})

test('an outcome whose answer was lost asks before it goes over a colleague’s new next call, and is noted once', async () => {
  await lose('update', () => press(/^Не отвечает/))
  const { nextContactAt } = server.find()
  server.change({ nextContactAt: '2026-12-01T09:00:00.000Z', assignee: MARIA })
  await press('Повторить', 0)
  expect(server.find()).toMatchObject({ nextContactAt: '2026-12-01T09:00:00.000Z', assignee: MARIA })
  await press('Записать моё', 0)
  expect(server.find()).toMatchObject({ nextContactAt, assignee: MARIA })
  expect(words()).toEqual([expect.stringMatching(/не отвечает$/)])
})
