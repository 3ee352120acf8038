import { expect, test } from 'vitest'
import { formatMoment } from './dates.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

test('a moment is told in Moscow time', () => {
  expect(formatMoment('2026-11-20T22:08:00Z', now)).toBe('21.11, 01:08')
})

test('another year is named', () => {
  expect(formatMoment('2025-11-20T11:08:00Z', now)).toBe('20.11.2025, 14:08')
})
