import { expect, test } from 'vitest'
import { WEEKDAYS, WORKING_WEEK } from '../inquiry/lead-handling.ts'
import { findOtherHours, readStatedHours } from './stated-hours.ts'

const NINE = ['09:00', '19:00']
const NO_DAY = Object.fromEntries(WEEKDAYS.map((day) => [day, null]))
const WEEKDAYS_ONLY = { ...WORKING_WEEK, sat: null, sun: null }

test.each([
  ['9:00-19:00 без выходных', WORKING_WEEK],
  ['Ежедневно 9:00–19:00', WORKING_WEEK],
  ['с 9 до 19, ежедневно', WORKING_WEEK],
  ['Пн–Вс: 09.00 — 19.00', WORKING_WEEK],
  ['Пн–Пт 9:00–19:00', WEEKDAYS_ONLY],
  ['Пн–Пт 9:00–19:00, сб, вс — выходные', WEEKDAYS_ONLY],
  ['По будням с 9:00 до 19:00', WEEKDAYS_ONLY],
  ['9:00–19:00, воскресенье выходной', { ...WORKING_WEEK, sun: null }],
  ['Пн-Пт 9-19, Сб 10-16', { ...WEEKDAYS_ONLY, sat: ['10:00', '16:00'] }],
  [
    'будни 9:00–19:00, выходные 10:00–16:00',
    { ...WORKING_WEEK, sat: ['10:00', '16:00'], sun: ['10:00', '16:00'] },
  ],
  ['Круглосуточно, ежедневно', Object.fromEntries(WEEKDAYS.map((day) => [day, ['00:00', '23:59']]))],
  ['Сб – 9:00–19:00, вс 10:00–16:00', { ...NO_DAY, sat: NINE, sun: ['10:00', '16:00'] }],
  ['Пн, Ср 9:00–19:00', { mon: NINE, tue: null, wed: NINE, thu: null, fri: null, sat: null, sun: null }],
])('«%s» states its week', (text, week) => {
  expect(readStatedHours(text)).toEqual(week)
})

test.each([
  '',
  'Звоните в любое время',
  'Работаем по договорённости',
  'С 9:00 до 19:00 по будням',
  '9:00–19:00, пн–пт',
  'Сегодня выходной',
])('«%s» states nothing', (text) => {
  expect(readStatedHours(text)).toBeNull()
  expect(findOtherHours(text, WORKING_WEEK)).toEqual([])
})

test('The days that differ are named', () => {
  expect(findOtherHours('9:00-19:00 без выходных', WORKING_WEEK)).toEqual([])
  expect(findOtherHours('Пн–Пт 9:00–19:00', { ...WORKING_WEEK, fri: ['09:00', '18:00'] })).toEqual([
    'fri',
    'sat',
    'sun',
  ])
})
