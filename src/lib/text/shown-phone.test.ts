import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toE164 } from './phone.ts'
import { formatPhone, readPhoneRemark, toCallAddress } from './shown-phone.ts'

test('a Russian number is grouped, and calls in full', () => {
  const phone = { phone: '8 (900) 0000456', phoneE164: '+79000000456' }
  expect(formatPhone(phone)).toBe('+7 900 000-04-56')
  expect(toCallAddress(phone)).toBe('tel:+79000000456')
})

test('a foreign number stays international', () => {
  expect(formatPhone({ phone: '00375291234567', phoneE164: '+375291234567' })).toBe('+375291234567')
})

test('what was not understood is shown as typed and still calls', () => {
  const phone = { phone: '12-34-56 доб. 7', phoneE164: null }
  expect(formatPhone(phone)).toBe('12-34-56 доб. 7')
  expect(toCallAddress(phone)).toBe('tel:1234567')
})

test.each([
  ['8-495-000-11-22-12', '12', 'tel:+74950001122'],
  ['+7 926 000-11-22 9-18', '9-18', 'tel:+79260001122'],
  ['8 926 000-11-22 2 этаж', '2 этаж', 'tel:+79260001122'],
  ['8 495 000-11-22 доб. 12', 'доб. 12', 'tel:+74950001122,12'],
  ['8 495 000-11-22 (доб.12)', 'доб.12', 'tel:+74950001122,12'],
  ['84950001122#12', '#12', 'tel:+74950001122,12'],
  ['8 495 000 11 22 ext. 345, Вера', 'ext. 345, Вера', 'tel:+74950001122,345'],
  ['8 495 000-11-22 внутренний 7', 'внутренний 7', 'tel:+74950001122,7'],
  ['8 495 000-11-22 добавочный 7', 'добавочный 7', 'tel:+74950001122,7'],
  ['8 495 000-11-22 вн. 7', 'вн. 7', 'tel:+74950001122,7'],
  ['8 495 000-11-22 внутр. 7', 'внутр. 7', 'tel:+74950001122,7'],
  ['8 926 000-11-22 Внуково 12', 'Внуково 12', 'tel:+79260001122'],
  ['8 926 000-11-22, внук 5 лет', 'внук 5 лет', 'tel:+79260001122'],
  ['8 926 000-11-22 Добрынинская 3', 'Добрынинская 3', 'tel:+79260001122'],
  ['дом 8 8 926 000-11-22', 'дом 8', 'tel:+79260001122'],
  ['8-20 89260001122', '8-20', 'tel:+79260001122'],
  ['8 926 000-11-22, дом 12', 'дом 12', 'tel:+79260001122'],
  ['Иван, 8 926 000-11-22', 'Иван', 'tel:+79260001122'],
  ['Иван 8 926 000-11-22 вечером', 'Иван, вечером', 'tel:+79260001122'],
  ['8 926 000-11-22, 8 495 765-43-21', '8 495 765-43-21', 'tel:+79260001122'],
  ['тел. +7 8 926 000-11-22', null, 'tel:+79260001122'],
  ['(926) 000-11-22', null, 'tel:+79260001122'],
  ['+375 29 123-45-67 до 20:00', 'до 20:00', 'tel:+375291234567'],
  ['доб. 12', null, undefined],
])('«%s» is shown with the remark %j and dials %s', (phone, remark, address) => {
  const stored = { phone, phoneE164: toE164(phone) }
  expect(readPhoneRemark(stored)).toBe(remark)
  expect(toCallAddress(stored)).toBe(address)
})

test('whatever text is typed, a remark is a part of it that does not hold the number', () => {
  const around = fc.constantFrom('', ' 9-18', ', Иван', ' доб. 12', ' 2 этаж', ' кв. 5')
  fc.assert(
    fc.property(fc.stringMatching(/^9\d{9}$/), around, fc.string({ maxLength: 20 }), (digits, end, text) => {
      const phone = `8${digits}${end}${text}`
      const remark = readPhoneRemark({ phone, phoneE164: `+7${digits}` })
      expect(remark ?? '').not.toContain(digits)
    }),
  )
})
