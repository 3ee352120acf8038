// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
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
beforeEach(() => {
  server = createRequestServer(
    createInquiryDetail({ id: 7, version: 4, status: 'processing', assignee: OLGA }),
  )
})

const button = (name: string | RegExp) => screen.queryByRole('button', { name, hidden: true })

test('of a closed inquiry no press plans a call: the chips beside the note write it alone', async () => {
  server.change({ status: 'completed', nextContactAt: '2026-12-01T09:00:00.000Z' })
  await openInquirySheet(server)
  expect([button('Через час'), button('Завтра в 11:00')]).toEqual([null, null])
  await press('Не отвечает')
  expect(server.arrived.map(({ input }) => input)).toEqual([
    { id: 7, note: expect.stringMatching(/не отвечает$/) },
  ])
  await press('Убрать')
  expect(server.find().nextContactAt).toBeNull()
})

test('a half typed call stays where it is typed when a colleague closes the inquiry', async () => {
  const { queries } = await openInquirySheet(server)
  const field = screen.getByLabelText<HTMLInputElement>('Следующий звонок')
  await act(async () => field.focus())
  fireEvent.change(field, { target: { value: '2030-03-01T11:00' } })
  server.change({ status: 'completed', nextContactAt: '2026-12-01T09:00:00.000Z' })
  await act(() => queries.invalidateQueries())
  await waitFor(() => expect(button('Через час')).toBeNull())
  expect(document.activeElement === field).toBe(true)
  expect(field.value).toBe('2030-03-01T11:00')
  await act(async () => field.blur())
  screen.getByText(/Мария Д\. изменила раньше/)
  await press('Оставить как есть')
  expect(server.find().nextContactAt).toBe('2026-12-01T09:00:00.000Z')
  expect(screen.getByLabelText<HTMLInputElement>('Следующий звонок').value).not.toContain('2030')
})

test.each([
  ['by a press', () => press('Завтра в 11:00')],
  [
    'in its field',
    async () => {
      fireEvent.change(screen.getByLabelText('Следующий звонок'), { target: { value: '2030-03-01T11:00' } })
      await act(async () => fireEvent.blur(screen.getByLabelText('Следующий звонок')))
    },
  ],
])(
  'a call planned %s of a request that a colleague has closed meanwhile is not stored',
  async (_how, plan) => {
    await openInquirySheet(server)
    server.change({ status: 'completed', assignee: MARIA })
    await plan()
    screen.getByText(/Мария Д\. изменила раньше/)
    screen.getByText(/Запрос уже завершен: следующий звонок не записан\./)
    expect(button('Записать моё')).toBeNull()
    await press('Оставить как есть')
    expect(screen.queryByText(/изменила раньше/)).toBeNull()
    expect(server.find()).toMatchObject({ status: 'completed', assignee: MARIA, nextContactAt: null })
    expect(screen.getByLabelText<HTMLInputElement>('Следующий звонок').value).toBe('')
  },
)
