// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStaffApi } from '../../api/staff.ts'
import { createInquiry } from '../../contract/inquiries/inquiry.fixture.ts'
import { collectArrivals } from './arrivals.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const me = { id: 3, name: 'Ольга К.' }
const rows = [
  createInquiry({ id: 7, name: 'Вера' }),
  createInquiry({ id: 8, name: 'Инна', assignee: me, sourceName: 'phone' }),
  createInquiry({ id: 9, name: 'Реклама', spam: true }),
]

/** What is said when these inquiries arrive. */
async function hear(ids: number[], reader: { id: number } | null) {
  const told: string[] = []
  const api = createStaffApi(async (_path, _endpoint, input) => {
    const asked = typeof input === 'object' && input !== null && 'ids' in input ? String(input.ids) : ''
    return rows.filter(({ id }) => asked.split(',').includes(String(id)))
  })
  const arrivals = collectArrivals(
    api,
    (words) => void told.push(words),
    () => reader,
  )
  for (const id of ids) arrivals.add(id)
  await vi.advanceTimersByTimeAsync(1000)
  return told
}

test('who has entered an inquiry is not told of it; a colleague is, and nobody of spam', async () => {
  expect(await hear([8, 9], me)).toEqual([])
  expect(await hear([8, 9], { id: 4 })).toEqual([expect.stringContaining('Новый запрос: Инна')])
  expect(await hear([7, 8], me)).toEqual([expect.stringContaining('Новый запрос: Вера')])
})
