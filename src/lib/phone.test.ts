import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toE164 } from './phone.ts'

test.each([
  ['8 (926) 123-45-67', '+79261234567'],
  ['8-926-123-45-67', '+79261234567'],
  ['+7 926 123 45 67', '+79261234567'],
  ['79261234567', '+79261234567'],
  ['71234567890', '+71234567890'],
  ['926 123 45 67', '+79261234567'],
  ['(495) 123-45-67', '+74951234567'],
  ['8.926.123.45.67', '+79261234567'],
  ['8\u00a0926\u00a0123\u201145\u201167', '+79261234567'],
  ['8 926 123–45–67', '+79261234567'],
  ['+7 8 926 123-45-67', '+79261234567'],
  ['+8 926 123-45-67', '+79261234567'],
  ['８９２６１２３４５６７', '+79261234567'],
  ['tel:+79261234567', '+79261234567'],
  ['Иван, 8 926 123-45-67', '+79261234567'],
  ['Иван Петрович 8 926 123-45-67', '+79261234567'],
  ['8 495 123-45-67 доб. 12', '+74951234567'],
  ['84951234567#12', '+74951234567'],
  ['8 926 123-45-67, 8 495 765-43-21', '+79261234567'],
  ['8 926 123-45-67 или 8 495 765-43-21', '+79261234567'],
  ['8 926 123-45-67 8 495 765-43-21', '+79261234567'],
  ['89261234567 и после шести', '+79261234567'],
  ['8-495-000-11-22-12', '+74950001122'],
  ['+7 926 000-11-22 9-18', '+79260001122'],
  ['8 926 000-11-22 2 этаж', '+79260001122'],
  ['84950001122 12', '+74950001122'],
  ['8 (495) 000-11-22 / 33', '+74950001122'],
  ['+7 8 926 000-11-22 9-18', '+79260001122'],
  ['00 7 926 000-11-22 9-18', '+79260001122'],
  ['этаж 2 8 926 000-11-22', '+79260001122'],
  ['кв. 5, 8 926 000-11-22', '+79260001122'],
  ['+7 701 000-11-22 12', '+77010001122'],
  ['дом 8 8 926 123-45-67', '+79261234567'],
  ['дом 8 8926 123-45-67', '+79261234567'],
  ['дом 84 8 926 123-45-67', '+79261234567'],
  ['8.30-9.00 89261234567', '+79261234567'],
  ['8-9 8 912 345-67-89', '+79123456789'],
  ['8-20 89261234567', '+79261234567'],
  ['8-20 89261234567 2 этаж', '+79261234567'],
  ['5 8 926 123-45-67 12', '+79261234567'],
  ['8 843 200-11-22 5', '+78432001122'],
  ['8 8482 50-11-22 5', '+78482501122'],
  ['8495000112212', '+74950001122'],
  ['с 12:00 495 123-45-67', '+74951234567'],
  ['с 9:00-18:00 495 123-45-67', '+74951234567'],
  ['с 9:00 до 18:30 926 123-45-67', '+79261234567'],
  ['после 18:30 8 926 123-45-67', '+79261234567'],
  ['8 926 123-45-67 12:00-18:00', '+79261234567'],
  ['926 123-45-67 18:30', '+79261234567'],
  ['8 (495) 123-45-67 доб. 12 с 9 до 18', '+74951234567'],
  ['8 (495) 123-45-67 доб. 12 с 9:00 до 18:00', '+74951234567'],
  ['с 9 до 18 8 495 123-45-67', '+74951234567'],
  ['с 9 до 18 495 123-45-67', null],
  ['с 12.00 495 123-45-67', null],
  ['с 12:00 495 123-45-6', null],
  ['8 8 926 123 45 6 7', null],
  ['8.30-9.00 8926123456', null],
  ['8-495-000-11-2212', '+74950001122'],
  ['8(926)00011229-18', '+79260001122'],
  ['8926 000-11-2212', '+79260001122'],
  ['8 (926) 000112212', '+79260001122'],
  ['тел. 7-926-000-11-229', '+79260001122'],
  ['8-20 8 926 000-11-2212', '+79260001122'],
  ['8.30-19.00 926 000-11-2', null],
  ['8 926 9260001122', null],
  ['8 8926000112212', null],
  ['кв. 84 8 926 000-11-2212', null],
  ['+375 29 123-45-67', '+375291234567'],
  ['00 375 29 123-45-67', '+375291234567'],
  ['1234567890', null],
  ['7926123456', null],
  ['+1 234', null],
  ['позвоните вечером', null],
  ['доб. 12', null],
  ['12345', null],
  ['', null],
])('«%s» is dialled as %s', (phone, e164) => {
  expect(toE164(phone)).toBe(e164)
})

const separator = fc.constantFrom('', ' ', '-', '\u00a0', '–', '\u2011', '.', ' (', ') ')

const REMARKS = [' 9-18', '-12', ' 2 этаж']
/** Typed right behind the number. */
const GLUED = ['12', '9-18']
const AFTER = ['', ' доб. 12', ', Иван', '#1', ' вечером', ' с 9 до 18', ...REMARKS]
const around = {
  rest: fc.stringMatching(/^9\d{9}$/),
  before: fc.constantFrom('', 'Иван ', 'тел. ', 'tel:'),
  after: fc.constantFrom(...AFTER),
}

test('a mobile number is read whatever stands between its digits and before it', () => {
  const written = fc.record({
    ...around,
    prefix: fc.constantFrom('8', '7', '+7', '+ 7', ''),
    separators: fc.array(separator, { minLength: 10, maxLength: 10 }),
  })
  fc.assert(
    fc.property(written, ({ prefix, rest, separators, before, after }) => {
      // Without a prefix further digits may belong to the number.
      fc.pre(prefix !== '' || !REMARKS.includes(after))
      const number = [...rest].map((digit, index) => `${separators[index]}${digit}`).join('')
      const read = toE164(`${before}${prefix}${number}${after}`)
      // Where eleven digits with the remark may be the number as well, none is read rather than a wrong one.
      const hasRival = !prefix.startsWith('+') && REMARKS.includes(after) && /^9\d?[78]/.test(rest)
      expect(hasRival ? (read ?? `+7${rest}`) : read).toBe(`+7${rest}`)
    }),
  )
})

test('a number that is grouped as numbers are is read whatever digits stand around it', () => {
  const written = fc.record({
    ...around,
    prefix: fc.constantFrom('8', '7', '8 ', '7-', '8 ('),
    sizes: fc.constantFrom([3, 3, 2, 2], [3, 3, 4], [3, 7], [10], [5, 5]),
    separator: fc.constantFrom(' ', '-', '\u00a0', '–', '.', ') '),
    end: fc.constantFrom(...AFTER, ...GLUED),
    remark: fc.constantFrom('', '2 ', 'дом 8 ', '8-20 ', '9.00-18.00 ', '8.30-9.00 ', 'кв. 84 '),
  })
  fc.assert(
    fc.property(written, ({ prefix, rest, sizes, separator, remark, end }) => {
      const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0))
      const groups = starts.map((start, index) => rest.slice(start, starts[index + 1]))
      const read = toE164(`${remark}${prefix}${groups.join(separator)}${end}`)
      // Where digits before it may be its first ones, none is read rather than a wrong one.
      const hasRival = GLUED.includes(end) && /84? $/.test(remark)
      expect(hasRival ? (read ?? `+7${rest}`) : read).toBe(`+7${rest}`)
    }),
    { numRuns: 1000 },
  )
})

test('any text gives a number of E.164 or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect(toE164(text) ?? '+70000000000').toMatch(/^\+\d{7,15}$/)
    }),
  )
})
