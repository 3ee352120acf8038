// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  createRequestServer,
  dial,
  OLGA,
  openInquirySheet,
  press,
  type RequestServer,
} from '../../../../../tests/support/inquiry-sheet.tsx'
import { ApiError } from '../../../../api/error.ts'
import { readFailure } from '../../../../api/fetch-transport.ts'
import { createInquiryDetail } from '../../../../contract/inquiries/inquiry.fixture.ts'

let server: RequestServer
beforeEach(() => {
  server = createRequestServer(
    createInquiryDetail({ id: 7, version: 4, status: 'processing', assignee: OLGA }),
  )
})

const open = () => openInquirySheet(server)
const problems = () => document.querySelectorAll('.save-problem').length

test('a next call that was not stored is told of and repeated, though a later outcome is', async () => {
  await open()
  await dial()
  server.isOffline = true
  await press(/^Не отвечает, перезвонить/, 0)
  expect(problems()).toBe(1)
  server.isOffline = false
  await press(/^Дозвонились/)
  screen.getByText('Записано не всё')
  await press('Повторить')
  expect(server.find().nextContactAt).not.toBeNull()
  expect(server.find().notes).toMatchObject([
    { text: expect.stringMatching(/дозвонились$/) },
    { text: expect.stringMatching(/не отвечает$/) },
  ])
  expect(problems()).toBe(0)
})

test('what the server says of a field of an outcome stands at that field', async () => {
  server.change({ status: 'new', assignee: null })
  await open()
  await screen.findByRole('option', { name: `${OLGA.name} (вы)`, hidden: true })
  const ofFields = new Map([['assigneeId', 'Сотрудник больше не работает']])
  server.refusals = [new ApiError(400, '', 'Проверьте поля', ofFields)]
  await press(/^Не отвечает/)
  expect([...document.querySelectorAll('.save-problem')].map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^Не записано: Проверьте поля/),
    expect.stringMatching(/^Не записано: Сотрудник больше не работает/),
  ])
})

test('a note that two changes of a colleague kept from being stored asks for nothing but its repetition', async () => {
  await open()
  const conflict = JSON.stringify({ current: server.find(), changedBy: 'Мария Д.', changedAt: null })
  server.refusals = [readFailure(409, '', conflict), readFailure(409, '', conflict)]
  await dial()
  await press(/^Дозвонились/)
  expect(screen.queryByText(/Ваше/)).toBeNull()
  expect(document.querySelector('.save-problem')?.textContent).toMatch(/^Не записано: запрос изменили/)
  await press('Повторить')
  expect(server.find().notes).toMatchObject([{ text: expect.stringMatching(/дозвонились$/) }])
  expect(problems()).toBe(0)
})

test('what an outcome without a connection would have set is not shown as stored, and its note tells when there is one again', async () => {
  server.change({ status: 'new', assignee: null })
  await open()
  await screen.findByRole('option', { name: `${OLGA.name} (вы)`, hidden: true })
  server.isOffline = true
  await dial()
  await press(/^Не отвечает, перезвонить/, 0)
  const words = () => [...document.querySelectorAll('.saved')].map(({ textContent }) => textContent)
  const problem = () => document.querySelector('.save-problem')?.textContent
  expect(words().filter((word) => word === 'не записано')).toHaveLength(3)
  expect(problem()).toMatch(/^Не записано: нет связи/)
  // Read out once, by the note.
  expect(document.querySelectorAll('[role=alert].save-problem')).toHaveLength(1)
  expect(document.querySelectorAll('[role=status].saved--not, [role=status] .saved--not')).toHaveLength(0)
  fireEvent(window, new Event('online'))
  expect(problem()).toMatch(/^Не записано: не было связи, теперь она есть\./)
  fireEvent(window, new Event('offline'))
  expect(problem()).toMatch(/^Не записано: нет связи/)
  server.isOffline = false
  await press('Повторить')
  expect(words()).not.toContain('не записано')
})
