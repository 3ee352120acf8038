// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  createRequestServer,
  noLink,
  openInquirySheet,
  press,
  type RequestServer,
} from '../../../../../tests/support/inquiry-sheet.tsx'
import { ApiError } from '../../../../api/error.ts'
import { createInquiryDetail } from '../../../../contract/inquiries/inquiry.fixture.ts'

let server: RequestServer

beforeEach(async () => {
  server = createRequestServer(createInquiryDetail({ id: 7, name: 'Вира' }))
  await openInquirySheet(server)
})

async function correct(label: string, value: string) {
  const more = screen.getByRole('button', { name: 'Исправить контакты', hidden: true })
  if (label !== 'Адрес') await act(async () => fireEvent.click(more))
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: `Изменить: ${label}`, hidden: true })),
  )
  const field = screen.getByRole('textbox', { name: label, hidden: true })
  fireEvent.change(field, { target: { value } })
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }))
}

test.each([
  ['Имя', 'name', 'Вера'],
  ['Телефон', 'phone', '8 903 777-66-55'],
  ['Эл. почта', 'email', 'vera@shop.test'],
])('«%s» of the client is corrected in its place, and shown at once', async (label, field, value) => {
  await correct(label, value)
  expect(server.arrived.map(({ input }) => input)).toEqual([{ id: 7, [field]: value }])
  await waitFor(() => expect(screen.queryByRole('textbox', { name: label, hidden: true })).toBeNull())
  expect((await screen.findAllByText(value)).length).toBeGreaterThan(0)
})

test('what the server does not take stays in the field, with what is wrong', async () => {
  const wrong = new Map([['phone', 'Введите корректный номер телефона']])
  server.refusals = [new ApiError(400, '', 'Проверьте поля', wrong)]
  await correct('Телефон', '12')
  screen.getByText(/Не записано: Введите корректный номер телефона\./)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Телефон', hidden: true }).value).toBe('12')
})

test('an address that did not arrive stays in the field, and is stored by the button that repeats it', async () => {
  server.refusals = [noLink()]
  await correct('Адрес', 'Реутов')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Адрес', hidden: true }).value).toBe('Реутов')
  await press('Повторить')
  await screen.findByText('записано')
  expect(screen.queryByRole('button', { name: 'Повторить', hidden: true })).toBeNull()
  expect(server.find().address).toBe('Реутов')
})
