import { expect, test } from 'vitest'
import { WORKING_WEEK, type WorkingWeek } from './lead-handling.ts'
import { nextCall, wishedDay } from './next-call.ts'

const callAt = (week: WorkingWeek, moscow: string) => {
  const call = nextCall(week, new Date(`${moscow}:00+03:00`))
  return call && { ...call, when: call.when.replaceAll('\u00a0', ' ') }
}

/** 2026-11-23 is a Monday. */
test.each([
  ['2026-11-23T00:10', 'сегодня с 9:00', false],
  ['2026-11-23T08:59', 'сегодня с 9:00', false],
  ['2026-11-23T09:00', 'сегодня до 19:00', true],
  ['2026-11-23T18:29', 'сегодня до 19:00', true],
  ['2026-11-23T18:30', 'сегодня до 19:00 или завтра с 9:00', false],
  ['2026-11-23T19:00', 'завтра с 9:00', false],
  ['2026-11-23T23:59', 'завтра с 9:00', false],
])('at %s in Moscow, every day from 9 to 19: %s', (moment, when, isSoon) => {
  expect(callAt(WORKING_WEEK, moment)).toEqual({ when, isSoon })
})

test.each([
  ['2026-11-27T16:45', 'сегодня до 17:15 или в понедельник с 8:30'],
  ['2026-11-27T20:00', 'в понедельник с 8:30'],
  ['2026-11-28T12:00', 'в понедельник с 8:30'],
  ['2026-11-29T12:00', 'завтра с 8:30'],
])('with days off, at %s: %s', (moment, when) => {
  const hours: [string, string] = ['08:30', '17:15']
  const week = { mon: hours, tue: hours, wed: hours, thu: hours, fri: hours, sat: null, sun: null }
  expect(callAt(week, moment)?.when).toBe(when)
})

test.each([
  ['2026-11-23T08:00', 'Утром, до 12:00', 'сегодня'],
  ['2026-11-23T11:29', 'Утром, до 12:00', 'сегодня'],
  ['2026-11-23T11:30', 'Утром, до 12:00', 'завтра'],
  ['2026-11-23T14:18', 'Утром, до 12:00', 'завтра'],
  ['2026-11-23T14:18', 'Днём, с 12:00 до 16:00', 'сегодня'],
  ['2026-11-23T18:29', 'Вечером, после 16:00', 'сегодня'],
  ['2026-11-23T18:30', 'Вечером, после 16:00', 'завтра'],
  ['2026-11-23T14:18', 'когда угодно', null],
])('at %s in Moscow who wishes «%s» is called %s', (moment, wish, day) => {
  expect(wishedDay(WORKING_WEEK, new Date(`${moment}:00+03:00`), wish)).toBe(day)
})

test('a wish waits for a day with such hours, which may never come', () => {
  const short: [string, string] = ['09:00', '15:00']
  const none = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null }
  const monday = new Date('2026-11-23T10:00:00+03:00')
  const wish = 'Вечером, после 16:00'
  expect(wishedDay({ ...none, mon: short, fri: ['12:00', '20:00'] }, monday, wish)).toBe('в\u00a0пятницу')
  expect(wishedDay({ ...none, mon: short }, monday, wish)).toBeNull()
})

test('one day a week is found again a week later, and no day promises nothing', () => {
  const none = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null }
  expect(callAt(none, '2026-11-23T12:00')).toBeNull()
  expect(callAt({ ...none, mon: ['09:00', '10:00'] }, '2026-11-23T12:00')?.when).toBe('в понедельник с 9:00')
})
