import { expect, test } from 'vitest'
import { WORKING_WEEK } from '../../../domain/inquiry/lead-handling.ts'
import { promiseCall } from './promised-call.ts'

/** A Monday; we work from 9 to 19. */
const at = (clock: string) => new Date(`2026-11-23T${clock}:00+03:00`)
const none = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null }

const promise = (hours: typeof WORKING_WEEK, answerWithinMinutes: number, clock: string) => {
  const { when, soon } = promiseCall({ hours, answerWithinMinutes }, at(clock))
  return [when.replaceAll('\u00A0', ' '), soon]
}

test.each([
  [1, 'Стараемся за 1 минуту. '],
  [2, 'Стараемся за 2 минуты. '],
  [15, 'Стараемся за 15 минут. '],
])('Who asks while we work is promised a call within %i minutes', (minutes, soon) => {
  expect(promise(WORKING_WEEK, minutes, '12:00')).toEqual(['сегодня до 19:00', soon])
})

test('Who asks before or after that is told the next hours, and no minutes', () => {
  expect(promise(WORKING_WEEK, 15, '08:00')).toEqual(['сегодня с 9:00', ''])
  expect(promise(WORKING_WEEK, 15, '20:00')).toEqual(['завтра с 9:00', ''])
})

test('Where the firm has given no hours, the call is promised in working hours', () => {
  expect(promise(none, 15, '12:00')).toEqual(['в рабочее время', ''])
})
