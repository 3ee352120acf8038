// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { toShown } from './shown-value.ts'

const show = (name: string, value: unknown) => toShown(null, 'settings', name, value)

test('working hours are days in their order, whatever the database makes of it', () => {
  expect(show('hours', { fri: null, mon: ['09:00', '19:00'], tue: ['10:00', '18:00'] })).toBe(
    'Понедельник: 09:00, 19:00\nВторник: 10:00, 18:00\nПятница: пусто',
  )
})

test('lists are lines, nothing is said', () => {
  expect(show('lostReasons', ['Дорого', 'Передумали'])).toBe('Дорого\nПередумали')
  expect(show('siteDescription', '')).toBe('пусто')
})
