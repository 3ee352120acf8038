import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findKppProblem, findOgrnDoubt, findOgrnProblem } from './registration-numbers.ts'

test.each(['1027700132195', '1037739010891', '304500116000157'])('%s is an ОГРН', (number) => {
  expect(findOgrnProblem(number)).toBeNull()
  expect(findOgrnDoubt(number)).toBeNull()
})

test.each(['', '102770013219', '10277001321955', '1027700132195 ', '10277О0132195'])('%j is none', (text) => {
  expect(findOgrnProblem(text)).toBe('ОГРН состоит из 13 или 15 цифр')
  expect(findOgrnDoubt(text)).toBeNull()
})

test('one digit that was mistyped is doubted, and not refused', () => {
  const digits = fc.constantFrom('1027700132195', '304500116000157')
  fc.assert(
    fc.property(digits, fc.nat(11), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
      const other = String((Number(number[at]) + by) % 10)
      const wrong = number.slice(0, at) + other + number.slice(at + 1)
      // A remainder of 10 has the digit 0 as well, so that few mistakes pass.
      const body = BigInt(wrong.slice(0, -1)) % BigInt(wrong.length - 2)
      fc.pre(body % 10n !== BigInt(wrong.slice(-1)))
      expect(findOgrnDoubt(wrong)).toMatch(/последняя цифра/)
      expect(findOgrnProblem(wrong)).toBeNull()
    }),
  )
})

test.each([
  ['770101001', null],
  ['7701AB001', null],
  ['77010100', 'КПП состоит из 9 знаков, например 770101001'],
  ['7701010012', 'КПП состоит из 9 знаков, например 770101001'],
  ['7701аб001', 'КПП состоит из 9 знаков, например 770101001'],
  ['AB0101001', 'КПП состоит из 9 знаков, например 770101001'],
])('КПП %s: %s', (text, problem) => {
  expect(findKppProblem(text)).toBe(problem)
})
