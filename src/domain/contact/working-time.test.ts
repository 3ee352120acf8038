import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WORKING_WEEK, type WorkingWeek } from '../inquiry/lead-handling.ts'
import {
  addWorkingMinutes,
  countWorkingMinutes,
  dayInMoscow,
  isWorkingTime,
  nextMorning,
  nextWorkingMoment,
} from './working-time.ts'

/** Monday to Friday 9:00–18:00, Saturday 10:00–14:00, Sunday off. 23 November 2026 is a Monday. */
const week: WorkingWeek = {
  ...Object.assign({}, WORKING_WEEK),
  mon: ['09:00', '18:00'],
  tue: ['09:00', '18:00'],
  wed: ['09:00', '18:00'],
  thu: ['09:00', '18:00'],
  fri: ['09:00', '18:00'],
  sat: ['10:00', '14:00'],
  sun: null,
}
const never: WorkingWeek = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null }
const moscow = (text: string) => new Date(`2026-11-${text}+03:00`)

test.each([
  ['23T09:00', 15, '23T09:15'],
  ['23T08:10', 15, '23T09:15'],
  ['23T17:45', 15, '23T18:00'],
  ['23T17:50', 15, '24T09:05'],
  ['23T18:00', 15, '24T09:15'],
  ['23T23:59', 15, '24T09:15'],
  ['24T00:30', 15, '24T09:15'],
  ['27T17:55', 15, '28T10:10'],
  ['28T13:55', 15, '30T09:10'],
  ['29T12:00', 15, '30T09:15'],
  ['23T09:00', 540, '23T18:00'],
  ['23T09:00', 541, '24T09:01'],
  ['23T12:00', 0, '23T12:00'],
  ['23T20:00', 0, '24T09:00'],
])('from %s, %i minutes of work end at %s', (from, count, to) => {
  expect(addWorkingMinutes(moscow(from), count, week)).toEqual(moscow(to))
})

test.each([
  ['23T08:59', false],
  ['23T09:00', true],
  ['23T17:59', true],
  ['23T18:00', false],
  ['28T09:30', false],
  ['29T12:00', false],
  ['24T00:30', false],
])('at %s staff work: %s', (moment, expected) => {
  expect(isWorkingTime(moscow(moment), week)).toBe(expected)
})

test.each([
  ['23T08:59', '23T09:00'],
  ['23T09:00', '24T09:00'],
  ['27T20:00', '28T10:00'],
  ['28T10:00', '29T09:00'],
  ['29T09:00', '30T09:00'],
])('after %s the next morning is %s', (moment, expected) => {
  expect(nextMorning(moscow(moment), week)).toEqual(moscow(expected))
})

test('without a working day nothing is ever due', () => {
  expect(addWorkingMinutes(moscow('23T09:00'), 15, never)).toBeNull()
  expect(nextWorkingMoment(moscow('23T09:00'), never)).toBeNull()
})

test('a day in Moscow begins three hours before the one in London', () => {
  const day = { from: moscow('23T00:00'), to: moscow('24T00:00') }
  expect([dayInMoscow(moscow('23T00:00')), dayInMoscow(moscow('23T23:59'))]).toEqual([day, day])
})

test.each([
  ['23T10:00', '23T10:07', 7],
  ['23T08:00', '23T09:05', 5],
  ['23T17:50', '24T09:10', 20],
  ['23T20:00', '24T07:00', 0],
  ['28T13:50', '30T09:05', 15],
  ['27T12:00', '28T12:00', 480],
])('between %s and %s staff work %i minutes', (from, to, expected) => {
  expect(countWorkingMinutes(moscow(from), moscow(to), week)).toBe(expected)
})

describe('For any moment', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  const counts = fc.integer({ min: 0, max: 3000 })

  test('what is due lies within working hours and never before', () => {
    fc.assert(
      fc.property(moments, counts, (moment, count) => {
        const due = addWorkingMinutes(moment, count, week)
        if (!due) return false
        const isAtWork = isWorkingTime(due, week) || isWorkingTime(new Date(due.getTime() - 1), week)
        return isAtWork && due.getTime() - moment.getTime() >= count * 60_000
      }),
    )
  })

  test('more minutes are never due earlier, and two spans add up', () => {
    fc.assert(
      fc.property(moments, counts, counts, (moment, one, two) => {
        const first = addWorkingMinutes(moment, one, week)
        const both = addWorkingMinutes(moment, one + two, week)
        const then = first && addWorkingMinutes(first, two, week)
        // Zero minutes from closing time are the next opening.
        if (two === 0) return (both?.getTime() ?? 0) <= (then?.getTime() ?? 0)
        return both?.getTime() === then?.getTime()
      }),
    )
  })
})
