import { describe, expect, it } from 'vitest'
import { formatWorkingHours } from './working-hours.ts'

describe('hours as visitors read them', () => {
  it.each([
    ['9:00-19:00 без выходных', '9:00–19:00, без выходных'],
    ['9:00–19:00, без выходных', '9:00–19:00, без выходных'],
    ['9.00 — 19.00 без выходных', '9:00–19:00, без выходных'],
    ['пн-пт 9:00-18:00, сб 10:00-16:00', 'пн-пт 9:00–18:00, сб 10:00–16:00'],
    ['8:00-20:00', '8:00–20:00'],
    ['круглосуточно', 'круглосуточно'],
  ])('%s', (typed, shown) => {
    expect(formatWorkingHours(typed)).toBe(shown)
  })
})
