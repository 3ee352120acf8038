// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  createRequestServer,
  key,
  MARIA,
  OLGA,
  openInquirySheet,
  press,
} from '../../../../../../tests/support/inquiry-sheet.tsx'
import { createInquiryDetail } from '../../../../../contract/inquiries/inquiry.fixture.ts'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

test.each([
  ['of one’s own is corrected within ten minutes', OLGA, 9, true],
  ['of one’s own is only read when it is older', OLGA, 11, false],
  ['of a colleague is only read', MARIA, 1, false],
  ['of somebody whose account is gone is only read', { id: null, name: MARIA.name }, 1, false],
])('A note %s', async (_what, author, age, isCorrected) => {
  const note = { id: 1, at: minutesAgo(age), author: author.name, authorId: author.id, text: 'Дома до шести' }
  await openInquirySheet(createRequestServer(createInquiryDetail({ id: 7, notes: [note] })))
  await screen.findByText('Дома до шести')
  const buttons = screen.queryAllByRole('button', { name: /^Исправить( E)?$/, hidden: true })
  expect(buttons).toHaveLength(isCorrected ? 1 : 0)
})

test('a correction that is not stored says so and keeps what was typed, after Esc too, until it is', async () => {
  const note = { id: 1, at: minutesAgo(1), author: OLGA.name, authorId: OLGA.id, text: 'Дома до шести' }
  const server = createRequestServer(createInquiryDetail({ id: 7, notes: [note] }))
  await openInquirySheet(server)
  await screen.findByText('Дома до шести')
  await key('KeyE')
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Исправить заметку')
  fireEvent.change(field(), { target: { value: 'Дома до семи' } })
  server.isOffline = true
  await press('Сохранить')
  await screen.findByText(/^Не исправлено/)
  await act(async () => fireEvent.keyDown(field(), { key: 'Escape' }))
  expect(field().value).toBe('Дома до семи')
  server.isOffline = false
  await press('Сохранить')
  expect(screen.queryByLabelText('Исправить заметку')).toBeNull()
  screen.getByText('Дома до семи')
  expect(server.find(7).notes).toMatchObject([{ text: 'Дома до семи' }])
})
