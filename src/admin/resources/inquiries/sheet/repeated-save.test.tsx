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
import { INQUIRIES_KEY } from '../../../queries.ts'

let server: RequestServer
beforeEach(() => {
  server = createRequestServer(createInquiryDetail({ id: 7, version: 4, status: 'new', assignee: null }))
})

async function open() {
  const staff = await openInquirySheet(server)
  // An inquiry that nobody has goes to who reads, once that is known.
  await screen.findByRole('option', { name: `${OLGA.name} (вы)`, hidden: true })
  return staff
}

/** A colleague closes the inquiry, and the sheet reads it. */
async function closeElsewhere({ queries }: Awaited<ReturnType<typeof openInquirySheet>>) {
  server.change({ status: 'completed', assignee: MARIA })
  await act(() => queries.invalidateQueries({ queryKey: INQUIRIES_KEY }))
  await screen.findByRole('button', { name: 'Вернуть в работу', hidden: true })
}

test('an outcome repeated once the network is back leaves closed what a colleague has closed meanwhile', async () => {
  const staff = await open()
  server.isOffline = true
  await press(/^Не отвечает/)
  await closeElsewhere(staff)
  server.isOffline = false
  await press('Повторить', 0)
  expect(server.find()).toMatchObject({ status: 'completed', assignee: MARIA, nextContactAt: null })
  expect(server.find().notes).toMatchObject([{ text: expect.stringMatching(/не отвечает$/) }])
  screen.getByText('Запрос уже завершен: следующий звонок не записан')
})

test('a status repeated once the network is back asks before it goes over a colleague’s', async () => {
  const staff = await open()
  server.isOffline = true
  const select = screen.getByLabelText('Статус')
  await act(async () => fireEvent.change(select, { target: { value: 'processing' } }))
  await closeElsewhere(staff)
  server.isOffline = false
  await press('Повторить', 0)
  expect(server.find()).toMatchObject({ status: 'completed', assignee: MARIA })
  screen.getByText(/Сейчас: «Завершен»\. Ваше: «В обработке»/)
  await press('Записать моё', 0)
  expect(server.find()).toMatchObject({ status: 'processing', assignee: OLGA })
})

test.each([
  ['an outcome', () => press(/^Не отвечает/)],
  [
    'a status',
    () =>
      act(async () => fireEvent.change(screen.getByLabelText('Статус'), { target: { value: 'processing' } })),
  ],
])('«Вернуть» of %s asks before it opens what a colleague has closed since', async (_of, write) => {
  const staff = await open()
  await write()
  await closeElsewhere(staff)
  await press('Вернуть')
  expect(server.find()).toMatchObject({ status: 'completed', assignee: MARIA })
  screen.getByText(/Сейчас: «Завершен»\. Ваше: «Новый»/)
})
