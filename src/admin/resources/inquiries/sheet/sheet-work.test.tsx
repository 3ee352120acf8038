// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  createRequestServer,
  dial,
  OLGA,
  openInquirySheet,
  press,
} from '../../../../../tests/support/inquiry-sheet.tsx'
import { createInquiryDetail } from '../../../../contract/inquiries/inquiry.fixture.ts'

test('a letter of a note does not build the history anew, and what is typed goes with an outcome all the same', async () => {
  let reads = 0
  const request = Object.defineProperty(createInquiryDetail({ id: 7, assignee: OLGA }), 'history', {
    enumerable: true,
    get: () => {
      reads += 1
      return []
    },
  })
  const server = createRequestServer(request)
  await openInquirySheet(server)
  await dial()
  const note = screen.getByLabelText<HTMLTextAreaElement>('Заметка')
  const before = reads
  expect(before).toBeGreaterThan(0)
  for (const value of ['С', 'Сы', 'Сын']) fireEvent.change(note, { target: { value } })
  expect(reads).toBe(before)
  await press(/^Дозвонились/)
  expect(server.find().notes).toMatchObject([{ text: expect.stringMatching(/^Сын\nЗвонила/) }])
  expect(note.value).toBe('')
})

test('ten notes listen to no more keys than one', async () => {
  const countListeners = async (notes: number) => {
    const counts = ['addEventListener', 'removeEventListener'] as const
    const spies = counts.map((name) => vi.spyOn(document, name))
    const at = new Date().toISOString()
    const own = Array.from({ length: notes }, (_, index) => ({
      id: index + 1,
      at,
      author: OLGA.name,
      authorId: OLGA.id,
      text: `Заметка ${index}`,
    }))
    await openInquirySheet(createRequestServer(createInquiryDetail({ id: 7, notes: own })))
    expect(await screen.findAllByRole('button', { name: /^Исправить( E)?$/, hidden: true })).toHaveLength(
      notes,
    )
    const [added, removed] = spies.map(
      ({ mock }) => mock.calls.filter(([type]) => String(type) === 'keydown').length,
    )
    for (const spy of spies) spy.mockRestore()
    cleanup()
    return (added ?? 0) - (removed ?? 0)
  }
  expect(await countListeners(10)).toBe(await countListeners(1))
})
