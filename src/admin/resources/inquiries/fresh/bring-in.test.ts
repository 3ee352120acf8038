import { expect, test } from 'vitest'
import { createInquiry } from '../../../../contract/inquiries/inquiry.fixture.ts'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import { enterRows, findNewcomers, replaceRows } from './bring-in.ts'

/** An inquiry that came in this minute. */
const at = (id: number, own: Partial<Inquiry> = {}) =>
  createInquiry({ id, createdAt: `2026-11-20T11:${String(id).padStart(2, '0')}:00Z`, ...own })
const page = (next: number | null, ...ids: number[]) => ({ rows: ids.map((id) => at(id)), next })
const idsOf = (pages: { rows: Inquiry[] }[]) => pages.map(({ rows }) => rows.map(({ id }) => id))
const byId = (...rows: Inquiry[]) => new Map(rows.map((row) => [row.id, row]))

test('a changed row stays in its place, one that no longer matches leaves, and the next page stays known', () => {
  const pages = replaceRows(
    [page(7, 9, 8, 7), page(null, 6, 5)],
    new Set([8, 7, 5]),
    byId(at(8, { status: 'processing' }), at(5)),
  )
  expect(idsOf(pages)).toEqual([
    [9, 8],
    [6, 5],
  ])
  expect(pages[0]?.rows[1]?.status).toBe('processing')
  expect(pages[0]?.next).toBe(7)
})

test('newcomers are those of the loaded part that are not there, newest first', () => {
  const pages = [page(5, 9, 8, 5)]
  const idsFound = (of: typeof pages) =>
    findNewcomers(of, [at(3), at(10), at(8), at(6), at(11)]).map(({ id }) => id)
  expect(idsFound(pages)).toEqual([11, 10, 6])
  expect(idsFound([page(null, 9, 8, 5)])).toEqual([11, 10, 6, 3])
})

test('they enter where they belong', () => {
  expect(idsOf(enterRows([page(7, 9, 7), page(null, 6, 4)], [at(10), at(8), at(5), at(3)]))).toEqual([
    [10, 9, 8, 7],
    [6, 5, 4, 3],
  ])
  expect(idsOf(enterRows([page(null)], [at(2)]))).toEqual([[2]])
})
