import { expect, test } from 'vitest'
import { days } from '../../../lib/duration.ts'
import { foldEmpty, groupDays } from './group-days.ts'

/** So many days from Thursday 1 October 2026, each with three inquiries of which one is completed. */
const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.parse('2026-10-01') + days(index)).toISOString().slice(0, 10),
    count: 3,
    completed: 1,
  }))

test('a month is shown by days', () => {
  const { title, groups } = groupDays(daysOf(31))
  expect([title, groups.length]).toEqual(['По дням', 31])
  expect(groups[1]).toMatchObject({ from: '2026-10-02', to: '2026-10-02', name: '2 окт.', count: 3 })
})

test('a year is shown by weeks from Monday, the first one in part', () => {
  const { title, groups } = groupDays(daysOf(365))
  expect([title, groups.length]).toEqual(['По неделям', 53])
  expect(groups.slice(0, 2)).toMatchObject([
    {
      from: '2026-10-01',
      to: '2026-10-04',
      label: '1 окт.',
      name: '1 окт. – 4 окт.',
      count: 12,
      completed: 4,
    },
    { from: '2026-10-05', to: '2026-10-11', count: 21, completed: 7 },
  ])
})

test('three years are shown by months', () => {
  const { title, groups } = groupDays(daysOf(1096))
  expect([title, groups.length]).toEqual(['По месяцам', 36])
  expect(groups[0]).toMatchObject({ from: '2026-10-01', to: '2026-10-31', name: 'окт. 26', count: 93 })
})

test('days without an inquiry are one line, however many; one alone stays', () => {
  const { groups } = groupDays(
    daysOf(10).map((day, index) => ([0, 4, 9].includes(index) ? day : { ...day, count: 0, completed: 0 })),
  )
  expect(foldEmpty(groups).map(({ name }) => name)).toEqual([
    '1 окт.',
    '2 окт. – 4 окт.',
    '5 окт.',
    '6 окт. – 9 окт.',
    '10 окт.',
  ])
  expect(foldEmpty(groups)[1]).toEqual({ from: '2026-10-02', name: '2 окт. – 4 окт.', length: 3 })
  expect(foldEmpty(groups.slice(3, 5)).map(({ name }) => name)).toEqual(['4 окт.', '5 окт.'])
})

test('weeks and months without an inquiry are named from the first day to the last', () => {
  const none = (count: number) => daysOf(count).map((day) => ({ ...day, count: 0, completed: 0 }))
  expect(foldEmpty(groupDays(none(70)).groups)).toEqual([
    { from: '2026-10-01', name: '1 окт. – 9 дек.', length: 11 },
  ])
  expect(foldEmpty(groupDays(none(1096)).groups)).toEqual([
    { from: '2026-10-01', name: 'окт. 26 – сент. 29', length: 36 },
  ])
})
