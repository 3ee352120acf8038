import { expect, test } from 'vitest'
import { formatPhone, toCallAddress } from './shown-phone.ts'

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
