import { expect, test } from 'vitest'
import { countAnswersInTime } from './answers-in-time.ts'

/** Inquiries by how long they waited: up to 5, 15 and 60 minutes of work, and longer. */
const timesOf = (counts: readonly number[]) =>
  counts.map((count, index) => ({ to: [5, 15, 60][index] ?? null, count }))

test.each([
  ['all in time', 15, [3, 2, 0, 0], 5, 5, 0, [5, 5, 5]],
  ['some too late', 15, [3, 2, 1, 4], 10, 10, 0, [5, 10, 10]],
  ['some without an answer', 15, [3, 2, 1, 0], 8, 6, 0, [5, 6, 8]],
  ['one of them has just come', 15, [3, 2, 1, 0], 8, 6, 1, [5, 6, 7]],
  ['all have just come', 15, [0, 0, 0, 0], 3, 0, 3, [0, 0, 0]],
  ['two entered by hand, answered at once', 15, [3, 2, 1, 0], 10, 8, 0, [5, 6, 8]],
  ['none but those entered by hand', 15, [0, 0, 0, 0], 2, 2, 0, [0, 0, 0]],
  ['a longer promise', 60, [1, 1, 1, 1], 4, 4, 0, [3, 4, 4]],
  ['no requests', 15, [0, 0, 0, 0], 0, 0, 0, [0, 0, 0]],
] as const)('%s', (_what, goal, counts, count, answered, notDue, [inTime, timed, waited]) => {
  const report = { totals: { count, answered }, firstAnswerAtWork: { goal, times: timesOf(counts), notDue } }
  expect(countAnswersInTime(report)).toEqual({ inTime, timed, waited })
})
