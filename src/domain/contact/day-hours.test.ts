import { expect, test } from 'vitest'
import { WEEKDAYS, WORKING_WEEK, type WorkingWeek } from '../inquiry/lead-handling.ts'
import { formatDayHours } from './day-hours.ts'

const week = (changes: Partial<WorkingWeek>): WorkingWeek => ({ ...WORKING_WEEK, ...changes })
const closed = Object.fromEntries(WEEKDAYS.map((day) => [day, null])) as WorkingWeek

test.each([
  [WEEKDAYS, WORKING_WEEK, 'ежедневно 09:00–19:00'],
  [WEEKDAYS, closed, 'все дни выходные'],
  [
    WEEKDAYS,
    week({ sat: null, sun: null }),
    'понедельник–пятница — 09:00–19:00, суббота и воскресенье — выходной',
  ],
  [
    WEEKDAYS,
    week({ wed: ['10:00', '16:00'] }),
    'понедельник и вторник — 09:00–19:00, среда — 10:00–16:00, четверг–воскресенье — 09:00–19:00',
  ],
  [['mon', 'wed'] as const, WORKING_WEEK, 'понедельник — 09:00–19:00, среда — 09:00–19:00'],
  [['sun'] as const, WORKING_WEEK, 'воскресенье — 09:00–19:00'],
])('hours of %j are said in groups of days', (days, hours, text) => {
  expect(formatDayHours(days, hours)).toBe(text)
})
