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

test('a mobile number is read whatever stands between its digits and before it', () => {
  const written = fc.record({
    prefix: fc.constantFrom('8', '7', '+7', '+ 7', ''),
    rest: fc.stringMatching(/^9\d{9}$/),
    separators: fc.array(separator, { minLength: 10, maxLength: 10 }),
    before: fc.constantFrom('', 'Иван ', 'тел. ', 'tel:'),
    after: fc.constantFrom('', ' доб. 12', ', Иван', '#1', ' вечером'),
  })
  fc.assert(
    fc.property(written, ({ prefix, rest, separators, before, after }) => {
      const number = [...rest].map((digit, index) => `${separators[index]}${digit}`).join('')
      expect(toE164(`${before}${prefix}${number}${after}`)).toBe(`+7${rest}`)
    }),
  )
})

test('any text gives a number of E.164 or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect(toE164(text) ?? '+70000000000').toMatch(/^\+\d{7,15}$/)
    }),
  )
})
